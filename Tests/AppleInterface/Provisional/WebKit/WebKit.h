// States WebKit provisionally, as far as the libraries use it, until Tests/AppleInterface/WebKit states it in full.
#pragma once
#if __is_target_os(macos)
@import AppKit;
#define VIEW NSView
#else
@import UIKit;
#define VIEW UIView
#endif
@import Foundation;
#pragma clang assume_nonnull begin
#define UIACTOR __attribute__((swift_attr("@MainActor")))
#define SW(n) __attribute__((swift_name(n)))
#define ASYNC(n) __attribute__((swift_async(swift_private,n)))

@protocol WKScriptMessageHandler;
@class WKWebView, WKScriptMessage, WKUserContentController, WKContentWorld, WKUserScript, WKFrameInfo, WKSecurityOrigin, WKNavigation, WKNavigationAction, WKWebpagePreferences, WKWebViewConfiguration;
typedef enum __attribute__((enum_extensibility(open))) WKNavigationActionPolicy : long WKNavigationActionPolicy;
enum __attribute__((enum_extensibility(open))) WKNavigationActionPolicy : long { WKNavigationActionPolicyCancel, WKNavigationActionPolicyAllow, WKNavigationActionPolicyDownload };
typedef enum __attribute__((enum_extensibility(open))) WKUserScriptInjectionTime : long WKUserScriptInjectionTime;
enum __attribute__((enum_extensibility(open))) WKUserScriptInjectionTime : long { WKUserScriptInjectionTimeAtDocumentStart, WKUserScriptInjectionTimeAtDocumentEnd };
UIACTOR @protocol WKScriptMessageHandlerWithReply <NSObject>
- (void)userContentController:(WKUserContentController *)c didReceiveScriptMessage:(WKScriptMessage *)message replyHandler:(UIACTOR void (^)(id _Nullable reply, NSString *_Nullable errorMessage))replyHandler SW("userContentController(_:didReceive:replyHandler:)") ASYNC(3);
@end
UIACTOR @protocol WKURLSchemeTask <NSObject>
@property (nonatomic, readonly, copy) NSURLRequest *request;
- (void)didReceiveResponse:(NSURLResponse *)response SW("didReceive(_:)");
- (void)didReceiveData:(NSData *)data SW("didReceive(_:)");
- (void)didFinish;
- (void)didFailWithError:(NSError *)error SW("didFailWithError(_:)");
@end
UIACTOR @protocol WKURLSchemeHandler <NSObject>
- (void)webView:(WKWebView *)webView startURLSchemeTask:(id <WKURLSchemeTask>)t SW("webView(_:start:)");
- (void)webView:(WKWebView *)webView stopURLSchemeTask:(id <WKURLSchemeTask>)t SW("webView(_:stop:)");
@end
UIACTOR @protocol WKNavigationDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView decidePolicyForNavigationAction:(WKNavigationAction *)a decisionHandler:(UIACTOR void (^)(WKNavigationActionPolicy))decisionHandler SW("webView(_:decidePolicyFor:decisionHandler:)") ASYNC(3);
- (void)webView:(WKWebView *)webView decidePolicyForNavigationAction:(WKNavigationAction *)a preferences:(WKWebpagePreferences *)p decisionHandler:(UIACTOR void (^)(WKNavigationActionPolicy, WKWebpagePreferences *))decisionHandler SW("webView(_:decidePolicyFor:preferences:decisionHandler:)") ASYNC(4);
- (void)webView:(WKWebView *)webView didCommitNavigation:(null_unspecified WKNavigation *)navigation SW("webView(_:didCommit:)");
- (void)webViewWebContentProcessDidTerminate:(WKWebView *)webView;
@end
UIACTOR @protocol WKUIDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView runJavaScriptAlertPanelWithMessage:(NSString *)message initiatedByFrame:(WKFrameInfo *)frame completionHandler:(UIACTOR void (^)(void))completionHandler;
- (void)webView:(WKWebView *)webView runJavaScriptConfirmPanelWithMessage:(NSString *)message initiatedByFrame:(WKFrameInfo *)frame completionHandler:(UIACTOR void (^)(BOOL result))completionHandler;
- (void)webView:(WKWebView *)webView runJavaScriptTextInputPanelWithPrompt:(NSString *)prompt defaultText:(nullable NSString *)defaultText initiatedByFrame:(WKFrameInfo *)frame completionHandler:(UIACTOR void (^)(NSString * _Nullable result))completionHandler;
@end
UIACTOR @interface WKNavigation : NSObject @end
UIACTOR @interface WKWebpagePreferences : NSObject @end
UIACTOR @interface WKNavigationAction : NSObject
@property (nullable, nonatomic, readonly, copy) WKFrameInfo *targetFrame;
@property (nonatomic, readonly, copy) NSURLRequest *request;
@property (nonatomic, readonly) BOOL shouldPerformDownload;
@end
UIACTOR @interface WKSecurityOrigin : NSObject
@property (nonatomic, readonly, copy) NSString *protocol;
@property (nonatomic, readonly, copy) NSString *host;
@property (nonatomic, readonly) long port;
@end
UIACTOR @interface WKFrameInfo : NSObject
@property (nonatomic, readonly, getter=isMainFrame) BOOL mainFrame SW("isMainFrame");
@property (nonatomic, readonly) WKSecurityOrigin *securityOrigin;
@end
UIACTOR @interface WKScriptMessage : NSObject
@property (nonatomic, readonly, copy) id body;
@property (nullable, nonatomic, readonly, weak) WKWebView *webView;
@property (nonatomic, readonly, copy) WKFrameInfo *frameInfo;
@end
UIACTOR @interface WKContentWorld : NSObject
- (instancetype)init __attribute__((unavailable));
@property (class, nonatomic, readonly) WKContentWorld *pageWorld SW("page");
+ (WKContentWorld *)worldWithName:(NSString *)name SW("world(name:)");
@end
UIACTOR @interface WKUserScript : NSObject
- (instancetype)initWithSource:(NSString *)source injectionTime:(WKUserScriptInjectionTime)injectionTime forMainFrameOnly:(BOOL)forMainFrameOnly inContentWorld:(WKContentWorld *)contentWorld SW("init(source:injectionTime:forMainFrameOnly:in:)");
@end
UIACTOR @interface WKUserContentController : NSObject
@property (nonatomic, readonly, copy) NSArray<WKUserScript *> *userScripts;
- (void)addUserScript:(WKUserScript *)userScript SW("addUserScript(_:)");
- (void)removeAllUserScripts;
- (void)addScriptMessageHandler:(id <WKScriptMessageHandler>)h name:(NSString *)name SW("add(_:name:)");
- (void)addScriptMessageHandlerWithReply:(id <WKScriptMessageHandlerWithReply>)h contentWorld:(WKContentWorld *)w name:(NSString *)name SW("addScriptMessageHandler(_:contentWorld:name:)");
@end
UIACTOR @interface WKWebViewConfiguration : NSObject
@property (nonatomic, strong) WKUserContentController *userContentController;
- (void)setURLSchemeHandler:(nullable id <WKURLSchemeHandler>)h forURLScheme:(NSString *)s SW("setURLSchemeHandler(_:forURLScheme:)");
- (nullable id <WKURLSchemeHandler>)urlSchemeHandlerForURLScheme:(NSString *)s SW("urlSchemeHandler(forURLScheme:)");
@end
#if __is_target_os(macos)
#define IMAGE NSImage
#else
#define IMAGE UIImage
#endif
UIACTOR @protocol WKScriptMessageHandler <NSObject>
- (void)userContentController:(WKUserContentController *)c didReceiveScriptMessage:(WKScriptMessage *)message SW("userContentController(_:didReceive:)");
@end
UIACTOR @interface WKSnapshotConfiguration : NSObject @end
UIACTOR @interface WKWebView : VIEW
- (void)takeSnapshotWithConfiguration:(nullable WKSnapshotConfiguration *)c completionHandler:(UIACTOR void (^)(IMAGE *_Nullable image, NSError *_Nullable error))h SW("takeSnapshot(with:completionHandler:)") __attribute__((swift_async_name("takeSnapshot(configuration:)")));
- (nullable WKNavigation *)loadHTMLString:(NSString *)s baseURL:(nullable NSURL *)u;
@property (nullable, readonly, copy) NSString *title;
@property (nonatomic, readonly, copy) WKWebViewConfiguration *configuration;
@property (nullable, nonatomic, weak) id <WKNavigationDelegate> navigationDelegate;
@property (nullable, nonatomic, weak) id <WKUIDelegate> UIDelegate SW("uiDelegate");
@property (nullable, nonatomic, readonly, copy) NSURL *URL SW("url");
- (instancetype)initWithFrame:(CGRect)frame configuration:(WKWebViewConfiguration *)configuration __attribute__((objc_designated_initializer)) SW("init(frame:configuration:)");
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer)) SW("init(coder:)");
- (nullable WKNavigation *)reload;
- (nullable WKNavigation *)loadRequest:(NSURLRequest *)request SW("load(_:)");
+ (BOOL)handlesURLScheme:(NSString *)urlScheme SW("handlesURLScheme(_:)");
- (void)evaluateJavaScript:(NSString *)javaScriptString completionHandler:(UIACTOR void (^ _Nullable)(_Nullable id, NSError * _Nullable error))completionHandler;
- (void)__evaluate:(NSString *)s;
@end
#pragma clang assume_nonnull end
