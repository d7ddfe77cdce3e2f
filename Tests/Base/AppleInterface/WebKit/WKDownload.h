// States WKDownload.h and WKDownloadDelegate.h (at 9c7f5889743e), as read in WebKit/WebKit.
// On macOS the placeholder has no version of its own.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
STATED_ENUM(NSInteger, WKDownloadRedirectPolicy) {
  WKDownloadRedirectPolicyCancel,
  WKDownloadRedirectPolicyAllow,
} SWIFT_NAMED("WKDownload.RedirectPolicy");

STATED_ENUM(NSInteger, WKDownloadPlaceholderPolicy) {
  WKDownloadPlaceholderPolicyDisable,
  WKDownloadPlaceholderPolicyEnable,
} SWIFT_NAMED("WKDownload.PlaceholderPolicy") SINCE_IOS(18.2) SINCE_VISIONOS(2.2);

ON_MAIN_ACTOR @interface WKDownload : NSObject <NSProgressReporting>
@property (nonatomic, readonly, nullable) NSURLRequest *originalRequest;
@property (nonatomic, readonly, weak) WKWebView *webView;
@property (nonatomic, weak) id<WKDownloadDelegate> delegate;
@property (nonatomic, readonly, getter=isUserInitiated) BOOL userInitiated SINCE(15.2, 18.2) SINCE_VISIONOS(2.2);
@property (nonatomic, readonly) WKFrameInfo *originatingFrame SINCE(15.2, 18.2) SINCE_VISIONOS(2.2);
- (void)cancel:(ON_MAIN_ACTOR void (^_Nullable)(NSData *_Nullable resumeData))completionHandler;
@end

ON_MAIN_ACTOR @protocol WKDownloadDelegate <NSObject>
- (void)download:(WKDownload *)download decideDestinationUsingResponse:(NSURLResponse *)response suggestedFilename:(NSString *)suggestedFilename completionHandler:(ON_MAIN_ACTOR void (^)(NSURL *_Nullable destination))completionHandler;
@optional
- (void)download:(WKDownload *)download willPerformHTTPRedirection:(NSHTTPURLResponse *)response newRequest:(NSURLRequest *)request decisionHandler:(ON_MAIN_ACTOR void (^)(WKDownloadRedirectPolicy))decisionHandler SWIFT_ASYNC_NAMED("download(_:decidedPolicyForHTTPRedirection:newRequest:)") SWIFT_ASYNC(4);
- (void)download:(WKDownload *)download didReceiveAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge completionHandler:(ON_MAIN_ACTOR void (^)(NSURLSessionAuthChallengeDisposition, NSURLCredential *_Nullable))completionHandler SWIFT_ASYNC_NAMED("download(_:respondTo:)");
- (void)downloadDidFinish:(WKDownload *)download;
- (void)download:(WKDownload *)download didFailWithError:(NSError *)error resumeData:(nullable NSData *)resumeData;
- (void)download:(WKDownload *)download decidePlaceholderPolicy:(ON_MAIN_ACTOR void (^)(WKDownloadPlaceholderPolicy, NSURL *_Nullable))completionHandler SWIFT_ASYNC_NAMED("placeholderPolicy(forDownload:)") SINCE_IOS(18.2) SINCE_VISIONOS(2.2);
- (void)download:(WKDownload *)download didReceivePlaceholderURL:(NSURL *)url completionHandler:(ON_MAIN_ACTOR void (^)(void))completionHandler SINCE_IOS(18.2) SINCE_VISIONOS(2.2);
- (void)download:(WKDownload *)download didReceiveFinalURL:(NSURL *)url SINCE_IOS(18.2) SINCE_VISIONOS(2.2);
@end
#pragma clang assume_nonnull end
