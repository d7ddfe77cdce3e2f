// States WKUIDelegate.h, WKWindowFeatures.h, WKOpenPanelParameters.h (at 0bf491aba415)
// and WKContextMenuElementInfo.h (at 0eebc4667d6a), as read in WebKit/WebKit.
// Versions that these revisions leave open (18.4 of the open panel), what came with 26 (suggestions), and the actor of
// WKContextMenuElementInfo are those of Apple's documentation. Geolocation came with 27, and is left out.
#pragma once
#include "WKPreview.h"
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
STATED_ENUM(NSInteger, WKDialogResult) {
  WKDialogResultShowDefault = 1,
  WKDialogResultAskAgain,
  WKDialogResultHandled,
};

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

ON_MAIN_ACTOR SINCE_IOS(18.4) SINCE_VISIONOS(2.4) @interface WKOpenPanelParameters : NSObject
@property (nonatomic, readonly) BOOL allowsMultipleSelection;
@property (nonatomic, readonly) BOOL allowsDirectories;
@end

#if !__is_target_os(macos)
ON_MAIN_ACTOR @interface WKContextMenuElementInfo : NSObject
- (instancetype)init IS_UNAVAILABLE;
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
- (void)webView:(WKWebView *)webView requestMediaCapturePermissionForOrigin:(WKSecurityOrigin *)origin initiatedByFrame:(WKFrameInfo *)frame type:(WKMediaCaptureType)type decisionHandler:(ON_MAIN_ACTOR void (^)(WKPermissionDecision decision))decisionHandler SWIFT_ASYNC_NAMED("webView(_:decideMediaCapturePermissionsFor:initiatedBy:type:)") SWIFT_ASYNC(5);
- (void)webView:(WKWebView *)webView requestDeviceOrientationAndMotionPermissionForOrigin:(WKSecurityOrigin *)origin initiatedByFrame:(WKFrameInfo *)frame decisionHandler:(ON_MAIN_ACTOR void (^)(WKPermissionDecision decision))decisionHandler NOT_ON_MACOS;
- (void)webView:(WKWebView *)webView runOpenPanelWithParameters:(WKOpenPanelParameters *)parameters initiatedByFrame:(WKFrameInfo *)frame completionHandler:(ON_MAIN_ACTOR void (^)(NSArray<NSURL *> *_Nullable URLs))completionHandler SINCE_IOS(18.4) SINCE_VISIONOS(2.4);
#if !__is_target_os(macos)
- (BOOL)webView:(WKWebView *)webView shouldPreviewElement:(WKPreviewElementInfo *)elementInfo UNTIL_IOS(10.0, 13.0);
- (nullable UIViewController *)webView:(WKWebView *)webView previewingViewControllerForElement:(WKPreviewElementInfo *)elementInfo defaultActions:(NSArray<id<WKPreviewActionItem>> *)previewActions UNTIL_IOS(10.0, 13.0);
- (void)webView:(WKWebView *)webView commitPreviewingViewController:(UIViewController *)previewingViewController UNTIL_IOS(10.0, 13.0);
- (void)webView:(WKWebView *)webView contextMenuConfigurationForElement:(WKContextMenuElementInfo *)elementInfo completionHandler:(ON_MAIN_ACTOR void (^)(UIContextMenuConfiguration *_Nullable configuration))completionHandler SWIFT_ASYNC_NAMED("webView(_:contextMenuConfigurationFor:)");
- (void)webView:(WKWebView *)webView contextMenuWillPresentForElement:(WKContextMenuElementInfo *)elementInfo;
- (void)webView:(WKWebView *)webView contextMenuForElement:(WKContextMenuElementInfo *)elementInfo willCommitWithAnimator:(id<UIContextMenuInteractionCommitAnimating>)animator;
- (void)webView:(WKWebView *)webView contextMenuDidEndForElement:(WKContextMenuElementInfo *)elementInfo;
- (void)webView:(WKWebView *)webView showLockdownModeFirstUseMessage:(NSString *)message completionHandler:(ON_MAIN_ACTOR void (^)(WKDialogResult))completionHandler;
- (void)webView:(WKWebView *)webView willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator SINCE_IOS(16.4);
- (void)webView:(WKWebView *)webView willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating>)animator SINCE_IOS(16.4);
#endif
#if __is_target_os(ios)
- (void)webView:(WKWebView *)webView insertInputSuggestion:(UIInputSuggestion *)inputSuggestion SWIFT_NAMED("webView(_:insertInputSuggestion:)") SINCE_IOS(26.0) SINCE_VISIONOS(26.0);
#endif
@end
#pragma clang assume_nonnull end
