// States WKURLSchemeHandler.h and WKURLSchemeTask.h, as read in WebKit/WebKit.
// A task has no actor.
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
- (void)webView:(WKWebView *)webView startURLSchemeTask:(id<WKURLSchemeTask>)urlSchemeTask;
- (void)webView:(WKWebView *)webView stopURLSchemeTask:(id<WKURLSchemeTask>)urlSchemeTask;
@end
#pragma clang assume_nonnull end
