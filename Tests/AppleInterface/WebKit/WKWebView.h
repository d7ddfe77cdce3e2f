// States WKWebView.h, as read in WebKit/WebKit at 0221e8b1024c.
// That revision is of 2020: actors, versions, `inFrame` and what later systems added are stated from knowledge of the interface.
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

ON_MAIN_ACTOR @interface WKWebView : STATED_VIEW
- (instancetype)initWithFrame:(CGRect)frame configuration:(WKWebViewConfiguration *)configuration DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, copy) WKWebViewConfiguration *configuration;
@property (nullable, nonatomic, weak) id<WKNavigationDelegate> navigationDelegate;
@property (nullable, nonatomic, weak) id<WKUIDelegate> UIDelegate;
@property (nonatomic, readonly, strong) WKBackForwardList *backForwardList;
@property (nullable, nonatomic, readonly, copy) NSString *title;
@property (nullable, nonatomic, readonly, copy) NSURL *URL;
@property (nonatomic, readonly, getter=isLoading) BOOL loading;
@property (nonatomic, readonly) double estimatedProgress;
@property (nonatomic, readonly) BOOL hasOnlySecureContent;
@property (nonatomic, readonly) BOOL canGoBack;
@property (nonatomic, readonly) BOOL canGoForward;
@property (nonatomic) BOOL allowsBackForwardNavigationGestures;
@property (nonatomic) BOOL allowsLinkPreview;
@property (nullable, nonatomic, copy) NSString *customUserAgent;
@property (nonatomic) CGFloat pageZoom;
@property (nullable, nonatomic, copy) NSString *mediaType;
@property (nullable, nonatomic, copy) id interactionState;
@property (nullable, nonatomic, readonly) STATED_COLOR *themeColor;
@property (null_resettable, nonatomic, copy) STATED_COLOR *underPageBackgroundColor;
@property (nonatomic, readonly) WKFullscreenState fullscreenState;
@property (nonatomic, readonly) WKMediaCaptureState cameraCaptureState;
@property (nonatomic, readonly) WKMediaCaptureState microphoneCaptureState;
@property (nonatomic, getter=isInspectable) BOOL inspectable SWIFT_NAMED("isInspectable") SINCE(13.3, 16.4);
@property (nonatomic, readonly, getter=isWritingToolsActive) BOOL writingToolsActive SWIFT_NAMED("isWritingToolsActive") SINCE(15.0, 18.0);

- (nullable WKNavigation *)loadRequest:(NSURLRequest *)request;
- (nullable WKNavigation *)loadFileURL:(NSURL *)URL allowingReadAccessToURL:(NSURL *)readAccessURL;
- (nullable WKNavigation *)loadHTMLString:(NSString *)string baseURL:(nullable NSURL *)baseURL;
- (nullable WKNavigation *)loadData:(NSData *)data MIMEType:(NSString *)MIMEType characterEncodingName:(NSString *)characterEncodingName baseURL:(NSURL *)baseURL;
- (WKNavigation *)loadFileRequest:(NSURLRequest *)request allowingReadAccessToURL:(NSURL *)readAccessURL;
- (WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request response:(NSURLResponse *)response responseData:(NSData *)data;
- (WKNavigation *)loadSimulatedRequest:(NSURLRequest *)request responseHTMLString:(NSString *)string SWIFT_NAMED("loadSimulatedRequest(_:responseHTML:)");
- (nullable WKNavigation *)goToBackForwardListItem:(WKBackForwardListItem *)item;
- (nullable WKNavigation *)goBack;
- (nullable WKNavigation *)goForward;
- (nullable WKNavigation *)reload;
- (nullable WKNavigation *)reloadFromOrigin;
- (void)stopLoading;
+ (BOOL)handlesURLScheme:(NSString *)urlScheme;

- (void)evaluateJavaScript:(NSString *)javaScriptString completionHandler:(ON_MAIN_ACTOR void (^_Nullable)(id _Nullable, NSError *_Nullable error))completionHandler;
- (void)evaluateJavaScript:(NSString *)javaScriptString inFrame:(nullable WKFrameInfo *)frame inContentWorld:(WKContentWorld *)contentWorld completionHandler:(ON_MAIN_ACTOR void (^_Nullable)(id _Nullable, NSError *_Nullable error))completionHandler REFINED_FOR_SWIFT;
- (void)callAsyncJavaScript:(NSString *)functionBody arguments:(nullable NSDictionary<NSString *, id> *)arguments inFrame:(nullable WKFrameInfo *)frame inContentWorld:(WKContentWorld *)contentWorld completionHandler:(ON_MAIN_ACTOR void (^_Nullable)(id _Nullable, NSError *_Nullable error))completionHandler REFINED_FOR_SWIFT;

- (void)takeSnapshotWithConfiguration:(nullable WKSnapshotConfiguration *)configuration completionHandler:(ON_MAIN_ACTOR void (^)(STATED_IMAGE *_Nullable snapshotImage, NSError *_Nullable error))completionHandler ASYNC_NAMED("takeSnapshot(configuration:)");
- (void)createPDFWithConfiguration:(nullable WKPDFConfiguration *)configuration completionHandler:(ON_MAIN_ACTOR void (^)(NSData *_Nullable data, NSError *_Nullable error))completionHandler REFINED_FOR_SWIFT;
- (void)createWebArchiveDataWithCompletionHandler:(ON_MAIN_ACTOR void (^)(NSData *_Nullable, NSError *_Nullable))completionHandler REFINED_FOR_SWIFT;
- (void)findString:(NSString *)string withConfiguration:(nullable WKFindConfiguration *)configuration completionHandler:(ON_MAIN_ACTOR void (^)(WKFindResult *result))completionHandler REFINED_FOR_SWIFT;

- (void)startDownloadUsingRequest:(NSURLRequest *)request completionHandler:(ON_MAIN_ACTOR void (^)(WKDownload *))completionHandler SWIFT_NAMED("startDownload(using:completionHandler:)");
- (void)resumeDownloadFromResumeData:(NSData *)resumeData completionHandler:(ON_MAIN_ACTOR void (^)(WKDownload *))completionHandler SWIFT_NAMED("resumeDownload(fromResumeData:completionHandler:)");

- (void)setAllMediaPlaybackSuspended:(BOOL)suspended completionHandler:(nullable ON_MAIN_ACTOR void (^)(void))completionHandler;
- (void)closeAllMediaPresentationsWithCompletionHandler:(nullable ON_MAIN_ACTOR void (^)(void))completionHandler;
- (void)pauseAllMediaPlaybackWithCompletionHandler:(nullable ON_MAIN_ACTOR void (^)(void))completionHandler;
- (void)requestMediaPlaybackStateWithCompletionHandler:(ON_MAIN_ACTOR void (^)(WKMediaPlaybackState))completionHandler;
- (void)setCameraCaptureState:(WKMediaCaptureState)state completionHandler:(nullable ON_MAIN_ACTOR void (^)(void))completionHandler;
- (void)setMicrophoneCaptureState:(WKMediaCaptureState)state completionHandler:(nullable ON_MAIN_ACTOR void (^)(void))completionHandler;

#if __is_target_os(macos)
@property (nonatomic) BOOL allowsMagnification;
@property (nonatomic) CGFloat magnification;
- (void)setMagnification:(CGFloat)magnification centeredAtPoint:(CGPoint)point;
- (NSPrintOperation *)printOperationWithPrintInfo:(NSPrintInfo *)printInfo;
- (void)goBack:(nullable id)sender;
- (void)goForward:(nullable id)sender;
- (void)reload:(nullable id)sender;
- (void)reloadFromOrigin:(nullable id)sender;
- (void)stopLoading:(nullable id)sender;
#else
@property (nonatomic, readonly, strong) UIScrollView *scrollView;
@property (nonatomic, getter=isFindInteractionEnabled) BOOL findInteractionEnabled SWIFT_NAMED("isFindInteractionEnabled");
#endif
@end
#pragma clang assume_nonnull end
