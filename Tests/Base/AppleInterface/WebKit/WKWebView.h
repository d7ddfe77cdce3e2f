// States WKWebView.h, as read in vitorroriz/WebKit at 29ac5afaaff2, which states all of 26.0.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
STATED_ENUM(NSInteger, WKMediaPlaybackState) {
  WKMediaPlaybackStateNone,
  WKMediaPlaybackStatePlaying,
  WKMediaPlaybackStatePaused,
  WKMediaPlaybackStateSuspended,
};
STATED_ENUM(NSInteger, WKMediaCaptureState) {
  WKMediaCaptureStateNone,
  WKMediaCaptureStateActive,
  WKMediaCaptureStateMuted,
};
STATED_ENUM(NSInteger, WKFullscreenState) {
  WKFullscreenStateNotInFullscreen,
  WKFullscreenStateEnteringFullscreen,
  WKFullscreenStateInFullscreen,
  WKFullscreenStateExitingFullscreen,
} SWIFT_NAMED("WKWebView.FullscreenState");
STATED_OPTIONS(NSUInteger, WKWebViewDataType) {
  WKWebViewDataTypeSessionStorage = 1,
} SINCE(26.0, 26.0) SINCE_VISIONOS(26.0);

ON_MAIN_ACTOR @interface WKWebView : STATED_VIEW
@property (nonatomic, readonly, copy) WKWebViewConfiguration *configuration;
@property (nullable, nonatomic, weak) id<WKNavigationDelegate> navigationDelegate;
@property (nullable, nonatomic, weak) id<WKUIDelegate> UIDelegate;
@property (nonatomic, readonly, strong) WKBackForwardList *backForwardList;
- (instancetype)initWithFrame:(CGRect)frame configuration:(WKWebViewConfiguration *)configuration DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED_INITIALIZER;

- (nullable WKNavigation *)loadRequest:(NSURLRequest *)request;
- (nullable WKNavigation *)loadFileURL:(NSURL *)URL allowingReadAccessToURL:(NSURL *)readAccessURL;
- (nullable WKNavigation *)loadHTMLString:(NSString *)string baseURL:(nullable NSURL *)baseURL;
- (nullable WKNavigation *)loadData:(NSData *)data MIMEType:(NSString *)MIMEType characterEncodingName:(NSString *)characterEncodingName baseURL:(NSURL *)baseURL;
- (nullable WKNavigation *)goToBackForwardListItem:(WKBackForwardListItem *)item;
@property (nullable, nonatomic, readonly, copy) NSString *title;
@property (nullable, nonatomic, readonly, copy) NSURL *URL;
@property (nonatomic, readonly, getter=isLoading) BOOL loading;
@property (nonatomic, readonly) double estimatedProgress;
@property (nonatomic, readonly) BOOL hasOnlySecureContent;
@property (nonatomic, readonly, nullable) SecTrustRef serverTrust;
@property (nonatomic, readonly) BOOL canGoBack;
@property (nonatomic, readonly) BOOL canGoForward;
- (nullable WKNavigation *)goBack;
- (nullable WKNavigation *)goForward;
- (nullable WKNavigation *)reload;
- (nullable WKNavigation *)reloadFromOrigin;
- (void)stopLoading;

- (void)evaluateJavaScript:(NSString *)javaScriptString completionHandler:(ON_MAIN_ACTOR void (^_Nullable)(id _Nullable_result, NSError *_Nullable error))completionHandler;
- (void)evaluateJavaScript:(NSString *)javaScriptString inFrame:(nullable WKFrameInfo *)frame inContentWorld:(WKContentWorld *)contentWorld completionHandler:(ON_MAIN_ACTOR void (^_Nullable)(id _Nullable_result, NSError *_Nullable error))completionHandler REFINED_FOR_SWIFT;
- (void)callAsyncJavaScript:(NSString *)functionBody arguments:(nullable NSDictionary<NSString *, id> *)arguments inFrame:(nullable WKFrameInfo *)frame inContentWorld:(WKContentWorld *)contentWorld completionHandler:(ON_MAIN_ACTOR void (^_Nullable)(id _Nullable_result result, NSError *_Nullable error))completionHandler REFINED_FOR_SWIFT;

// Four older forms with handlers, which the header hides from Swift, are left out.
- (void)closeAllMediaPresentationsWithCompletionHandler:(ON_MAIN_ACTOR void (^_Nullable)(void))completionHandler;
- (void)closeAllMediaPresentations UNTIL_MACOS(11.3, 12.0) UNTIL_IOS(14.5, 15.0);
- (void)pauseAllMediaPlaybackWithCompletionHandler:(ON_MAIN_ACTOR void (^_Nullable)(void))completionHandler;
- (void)setAllMediaPlaybackSuspended:(BOOL)suspended completionHandler:(ON_MAIN_ACTOR void (^_Nullable)(void))completionHandler;
- (void)requestMediaPlaybackStateWithCompletionHandler:(ON_MAIN_ACTOR void (^)(WKMediaPlaybackState))completionHandler;
@property (nonatomic, readonly) WKMediaCaptureState cameraCaptureState;
@property (nonatomic, readonly) WKMediaCaptureState microphoneCaptureState;
- (void)setCameraCaptureState:(WKMediaCaptureState)state completionHandler:(ON_MAIN_ACTOR void (^_Nullable)(void))completionHandler;
- (void)setMicrophoneCaptureState:(WKMediaCaptureState)state completionHandler:(ON_MAIN_ACTOR void (^_Nullable)(void))completionHandler;

- (void)takeSnapshotWithConfiguration:(nullable WKSnapshotConfiguration *)snapshotConfiguration completionHandler:(ON_MAIN_ACTOR void (^)(STATED_IMAGE *_Nullable snapshotImage, NSError *_Nullable error))completionHandler SWIFT_ASYNC_NAMED("takeSnapshot(configuration:)");
- (void)createPDFWithConfiguration:(nullable WKPDFConfiguration *)pdfConfiguration completionHandler:(ON_MAIN_ACTOR void (^)(NSData *_Nullable pdfDocumentData, NSError *_Nullable error))completionHandler REFINED_FOR_SWIFT;
- (void)createWebArchiveDataWithCompletionHandler:(ON_MAIN_ACTOR void (^)(NSData *_Nullable, NSError *_Nullable))completionHandler REFINED_FOR_SWIFT;
- (void)findString:(NSString *)string withConfiguration:(nullable WKFindConfiguration *)configuration completionHandler:(ON_MAIN_ACTOR void (^)(WKFindResult *result))completionHandler REFINED_FOR_SWIFT;

@property (nonatomic) BOOL allowsBackForwardNavigationGestures;
@property (nullable, nonatomic, copy) NSString *customUserAgent;
@property (nonatomic) BOOL allowsLinkPreview;
@property (nonatomic) CGFloat pageZoom;
+ (BOOL)handlesURLScheme:(NSString *)urlScheme;
- (void)startDownloadUsingRequest:(NSURLRequest *)request completionHandler:(ON_MAIN_ACTOR void (^)(WKDownload *))completionHandler;
- (void)resumeDownloadFromResumeData:(NSData *)resumeData completionHandler:(ON_MAIN_ACTOR void (^)(WKDownload *))completionHandler;
@property (nonatomic, nullable, copy) NSString *mediaType;
@property (nonatomic, nullable, copy) id interactionState;
@property (nonatomic, readonly) BOOL isBlockedByScreenTime SINCE(26.0, 26.0) SINCE_VISIONOS(26.0);

- (WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request response:(NSURLResponse *)response responseData:(NSData *)data;
- (WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request withResponse:(NSURLResponse *)response responseData:(NSData *)data UNTIL_MACOS(12.0, 12.0) UNTIL_IOS(15.0, 15.0);
- (WKNavigation *)loadFileRequest:(NSURLRequest *)request allowingReadAccessToURL:(NSURL *)readAccessURL;
- (WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request responseHTMLString:(NSString *)string SWIFT_NAMED("loadSimulatedRequest(_:responseHTML:)");
- (WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request withResponseHTMLString:(NSString *)string SWIFT_NAMED("loadSimulatedRequest(_:withResponseHTML:)") UNTIL_MACOS(12.0, 12.0) UNTIL_IOS(15.0, 15.0);

@property (nonatomic, readonly, nullable) STATED_COLOR *themeColor;
@property (nonatomic, null_resettable, copy) STATED_COLOR *underPageBackgroundColor;
@property (nonatomic, readonly) WKFullscreenState fullscreenState;
@property (nonatomic, readonly) STATED_INSETS minimumViewportInset;
@property (nonatomic, readonly) STATED_INSETS maximumViewportInset;
- (void)setMinimumViewportInset:(STATED_INSETS)minimumViewportInset maximumViewportInset:(STATED_INSETS)maximumViewportInset;
@property (nonatomic, getter=isInspectable) BOOL inspectable SWIFT_NAMED("isInspectable") SINCE(13.3, 16.4);
@property (nonatomic, readonly, getter=isWritingToolsActive) BOOL writingToolsActive SINCE(15.0, 18.0) SINCE_VISIONOS(2.4);
- (void)fetchDataOfTypes:(WKWebViewDataType)dataTypes completionHandler:(ON_MAIN_ACTOR void (^)(NSData *_Nullable data, NSError *_Nullable error))completionHandler SWIFT_NAMED("fetchData(of:completionHandler:)") SINCE(26.0, 26.0) SINCE_VISIONOS(26.0);
- (void)restoreData:(NSData *)data completionHandler:(ON_MAIN_ACTOR void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("restoreData(_:completionHandler:)") SINCE(26.0, 26.0) SINCE_VISIONOS(26.0);
@property (nonatomic) STATED_INSETS obscuredContentInsets SINCE(26.0, 26.0) SINCE_VISIONOS(26.0);
@property (nonatomic, readonly, copy) NSArray *certificateChain UNTIL_MACOS(10.11, 10.12) UNTIL_IOS(9.0, 10.0);

#if __is_target_os(macos)
@property (nonatomic) BOOL allowsMagnification;
@property (nonatomic) CGFloat magnification;
- (void)setMagnification:(CGFloat)magnification centeredAtPoint:(CGPoint)point;
- (NSPrintOperation *)printOperationWithPrintInfo:(NSPrintInfo *)printInfo;
#else
@property (nonatomic, readonly, strong) UIScrollView *scrollView;
@property (nonatomic, getter=isFindInteractionEnabled) BOOL findInteractionEnabled;
@property (nonatomic, nullable, readonly) UIFindInteraction *findInteraction;
#endif
#if __is_target_os(ios)
@property (nonatomic, strong) UIConversationContext *conversationContext SINCE_IOS(26.0) SINCE_VISIONOS(26.0);
#endif
@end

#if __is_target_os(macos)
@interface WKWebView (WKIBActions) <NSUserInterfaceValidations>
- (void)goBack:(nullable id)sender;
- (void)goForward:(nullable id)sender;
- (void)reload:(nullable id)sender;
- (void)reloadFromOrigin:(nullable id)sender;
- (void)stopLoading:(nullable id)sender;
@end

@interface WKWebView (WKNSTextFinderClient) <NSTextFinderClient>
@end
#endif
#pragma clang assume_nonnull end
