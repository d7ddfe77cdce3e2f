// States WKURLSchemeHandler.h and WKURLSchemeTask.h of the macOS 26 SDK, from knowledge of the interface: the header is still to be read.
// That the task is on no actor is read (developer.apple.com/documentation/webkit/wkurlschemetask.md).
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
@protocol WKURLSchemeTask <NSObject>
@property (nonatomic, readonly, copy) NSURLRequest *request;
- (void)didReceiveResponse:(NSURLResponse *)response;
- (void)didReceiveData:(NSData *)data;
- (void)didFinish;
- (void)didFailWithError:(NSError *)error;
@end

ON_MAIN_ACTOR @protocol WKURLSchemeHandler <NSObject>
- (void)webView:(WKWebView *)webView startURLSchemeTask:(id<WKURLSchemeTask>)task;
- (void)webView:(WKWebView *)webView stopURLSchemeTask:(id<WKURLSchemeTask>)task;
@end
#pragma clang assume_nonnull end
