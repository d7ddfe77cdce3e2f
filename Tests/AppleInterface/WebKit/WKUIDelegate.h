// States WKUIDelegate.h, as read in WebKit/WebKit at 02e38c5d95a1.
// Other headers named here, actors and the later nullability are stated from knowledge of the interface.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
STATED_ENUM(NSInteger, WKPermissionDecision) {
  WKPermissionDecisionPrompt,
  WKPermissionDecisionGrant,
  WKPermissionDecisionDeny,
};
STATED_ENUM(NSInteger, WKMediaCaptureType) {
  WKMediaCaptureTypeCamera,
  WKMediaCaptureTypeMicrophone,
  WKMediaCaptureTypeCameraAndMicrophone,
};
#if !__is_target_os(macos)
STATED_ENUM(NSInteger, WKDialogResult) {
  WKDialogResultShowDefault = 1,
  WKDialogResultAskAgain,
  WKDialogResultHandled,
};
#endif

ON_MAIN_ACTOR @interface WKWindowFeatures : NSObject
@property (nullable, nonatomic, readonly) NSNumber *menuBarVisibility;
@property (nullable, nonatomic, readonly) NSNumber *statusBarVisibility;
@property (nullable, nonatomic, readonly) NSNumber *toolbarsVisibility;
@property (nullable, nonatomic, readonly) NSNumber *allowsResizing;
@property (nullable, nonatomic, readonly) NSNumber *x;
@property (nullable, nonatomic, readonly) NSNumber *y;
@property (nullable, nonatomic, readonly) NSNumber *width;
@property (nullable, nonatomic, readonly) NSNumber *height;
@end

ON_MAIN_ACTOR SINCE_IOS(18.4) @interface WKOpenPanelParameters : NSObject
@property (nonatomic, readonly) BOOL allowsMultipleSelection;
@property (nonatomic, readonly) BOOL allowsDirectories;
@end

#if __is_target_os(ios)
ON_MAIN_ACTOR @interface WKContextMenuElementInfo : NSObject
@property (nonatomic, readonly, nullable) NSURL *linkURL;
@end
#endif

ON_MAIN_ACTOR @protocol WKUIDelegate <NSObject>
@optional
- (nullable WKWebView *)webView:(WKWebView *)webView createWebViewWithConfiguration:(WKWebViewConfiguration *)configuration forNavigationAction:(WKNavigationAction *)navigationAction windowFeatures:(WKWindowFeatures *)windowFeatures;
- (void)webViewDidClose:(WKWebView *)webView;
- (void)webView:(WKWebView *)webView runJavaScriptAlertPanelWithMessage:(NSString *)message initiatedByFrame:(WKFrameInfo *)frame completionHandler:(ON_MAIN_ACTOR void (^)(void))completionHandler;
- (void)webView:(WKWebView *)webView runJavaScriptConfirmPanelWithMessage:(NSString *)message initiatedByFrame:(WKFrameInfo *)frame completionHandler:(ON_MAIN_ACTOR void (^)(BOOL result))completionHandler;
- (void)webView:(WKWebView *)webView runJavaScriptTextInputPanelWithPrompt:(NSString *)prompt defaultText:(nullable NSString *)defaultText initiatedByFrame:(WKFrameInfo *)frame completionHandler:(ON_MAIN_ACTOR void (^)(NSString *_Nullable result))completionHandler;
- (void)webView:(WKWebView *)webView requestMediaCapturePermissionForOrigin:(WKSecurityOrigin *)origin initiatedByFrame:(WKFrameInfo *)frame type:(WKMediaCaptureType)type decisionHandler:(ON_MAIN_ACTOR void (^)(WKPermissionDecision decision))decisionHandler ASYNC_NAMED("webView(_:decideMediaCapturePermissionsFor:initiatedBy:type:)") ASYNC_AT(5);
- (void)webView:(WKWebView *)webView runOpenPanelWithParameters:(WKOpenPanelParameters *)parameters initiatedByFrame:(WKFrameInfo *)frame completionHandler:(ON_MAIN_ACTOR void (^)(NSArray<NSURL *> *_Nullable URLs))completionHandler SINCE_IOS(18.4);
#if !__is_target_os(macos)
- (void)webView:(WKWebView *)webView requestDeviceOrientationAndMotionPermissionForOrigin:(WKSecurityOrigin *)origin initiatedByFrame:(WKFrameInfo *)frame decisionHandler:(ON_MAIN_ACTOR void (^)(WKPermissionDecision decision))decisionHandler ASYNC_AT(4);
- (void)webView:(WKWebView *)webView showLockdownModeFirstUseMessage:(NSString *)message completionHandler:(ON_MAIN_ACTOR void (^)(WKDialogResult))completionHandler;
#endif
#if __is_target_os(ios)
- (void)webView:(WKWebView *)webView contextMenuConfigurationForElement:(WKContextMenuElementInfo *)elementInfo completionHandler:(ON_MAIN_ACTOR void (^)(UIContextMenuConfiguration *_Nullable configuration))completionHandler SWIFT_NAMED("webView(_:contextMenuConfigurationForElement:completionHandler:)") ASYNC_NAMED("webView(_:contextMenuConfigurationFor:)");
- (void)webView:(WKWebView *)webView contextMenuWillPresentForElement:(WKContextMenuElementInfo *)elementInfo SWIFT_NAMED("webView(_:contextMenuWillPresentForElement:)");
- (void)webView:(WKWebView *)webView contextMenuDidEndForElement:(WKContextMenuElementInfo *)elementInfo SWIFT_NAMED("webView(_:contextMenuDidEndForElement:)");
#endif
@end
#pragma clang assume_nonnull end
