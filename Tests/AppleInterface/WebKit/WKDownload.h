// States WKDownload.h, as read in WebKit/WebKit at 0b0966a11af2, and WKDownloadDelegate.h at 0bf491aba415.
// The newest properties and the placeholder's systems are stated from knowledge of the interface and still to be read.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
STATED_ENUM(NSInteger, WKDownloadRedirectPolicy) {
  WKDownloadRedirectPolicyCancel,
  WKDownloadRedirectPolicyAllow,
} SWIFT_NAMED("WKDownload.RedirectPolicy");

#if !__is_target_os(macos)
STATED_ENUM(NSInteger, WKDownloadPlaceholderPolicy) {
  WKDownloadPlaceholderPolicyDisable,
  WKDownloadPlaceholderPolicyEnable,
} SWIFT_NAMED("WKDownload.PlaceholderPolicy") SINCE_IOS(18.2) SINCE_VISIONOS(2.2);
#endif

ON_MAIN_ACTOR @interface WKDownload : NSObject
@property (nonatomic, readonly, nullable) NSURLRequest *originalRequest;
@property (nonatomic, readonly, weak) WKWebView *webView;
@property (nonatomic, weak) id<WKDownloadDelegate> delegate;
@property (nonatomic, readonly, getter=isUserInitiated) BOOL userInitiated SWIFT_NAMED("isUserInitiated") SINCE(15.2, 18.2);
@property (nonatomic, readonly) WKFrameInfo *originatingFrame SINCE(15.2, 18.2);
- (void)cancel:(ON_MAIN_ACTOR void (^_Nullable)(NSData *_Nullable resumeData))completionHandler;
@end

ON_MAIN_ACTOR @protocol WKDownloadDelegate <NSObject>
- (void)download:(WKDownload *)download decideDestinationUsingResponse:(NSURLResponse *)response suggestedFilename:(NSString *)suggestedFilename completionHandler:(ON_MAIN_ACTOR void (^)(NSURL *_Nullable destination))completionHandler;
@optional
- (void)download:(WKDownload *)download willPerformHTTPRedirection:(NSHTTPURLResponse *)response newRequest:(NSURLRequest *)request decisionHandler:(ON_MAIN_ACTOR void (^)(WKDownloadRedirectPolicy))decisionHandler ASYNC_NAMED("download(_:decidedPolicyForHTTPRedirection:newRequest:)") ASYNC_AT(4);
- (void)download:(WKDownload *)download didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge completionHandler:(ON_MAIN_ACTOR void (^)(NSURLSessionAuthChallengeDisposition, NSURLCredential *_Nullable))completionHandler ASYNC_NAMED("download(_:respondTo:)");
- (void)downloadDidFinish:(WKDownload *)download;
- (void)download:(WKDownload *)download didFailWithError:(NSError *)error resumeData:(nullable NSData *)resumeData;
#if !__is_target_os(macos)
- (void)download:(WKDownload *)download decidePlaceholderPolicy:(ON_MAIN_ACTOR void (^)(WKDownloadPlaceholderPolicy, NSURL *_Nullable))completionHandler ASYNC_NAMED("placeholderPolicy(forDownload:)") SINCE_IOS(18.2) SINCE_VISIONOS(2.2);
- (void)download:(WKDownload *)download didReceivePlaceholderURL:(NSURL *)url completionHandler:(ON_MAIN_ACTOR void (^)(void))completionHandler SINCE_IOS(18.2) SINCE_VISIONOS(2.2);
- (void)download:(WKDownload *)download didReceiveFinalURL:(NSURL *)url SINCE_IOS(18.2) SINCE_VISIONOS(2.2);
#endif
@end
#pragma clang assume_nonnull end
