// States WKHTTPCookieStore.h, as read in WebKit/WebKit.
// `getCookiesForURL:` came with 27, and is left out.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
STATED_ENUM(NSInteger, WKCookiePolicy) {
  WKCookiePolicyAllow,
  WKCookiePolicyDisallow,
} SWIFT_NAMED("WKHTTPCookieStore.CookiePolicy") SINCE(14.0, 17.0);

ON_MAIN_ACTOR @protocol WKHTTPCookieStoreObserver <NSObject>
@optional
- (void)cookiesDidChangeInCookieStore:(WKHTTPCookieStore *)cookieStore;
@end

ON_MAIN_ACTOR @interface WKHTTPCookieStore : NSObject
- (instancetype)init IS_UNAVAILABLE;
- (void)getAllCookies:(ON_MAIN_ACTOR void (^)(NSArray<NSHTTPCookie *> *))completionHandler;
- (void)setCookie:(NSHTTPCookie *)cookie completionHandler:(nullable ON_MAIN_ACTOR void (^)(void))completionHandler;
- (void)setCookies:(NSArray<NSHTTPCookie *> *)cookies completionHandler:(nullable ON_MAIN_ACTOR void (^)(void))completionHandler SINCE(26.0, 26.0) SINCE_VISIONOS(26.0);
- (void)deleteCookie:(NSHTTPCookie *)cookie completionHandler:(nullable ON_MAIN_ACTOR void (^)(void))completionHandler SWIFT_ASYNC_NAMED("deleteCookie(_:)");
- (void)addObserver:(id<WKHTTPCookieStoreObserver>)observer;
- (void)removeObserver:(id<WKHTTPCookieStoreObserver>)observer;
- (void)setCookiePolicy:(WKCookiePolicy)policy completionHandler:(nullable ON_MAIN_ACTOR void (^)(void))completionHandler SINCE(14.0, 17.0);
- (void)getCookiePolicy:(ON_MAIN_ACTOR void (^)(WKCookiePolicy))completionHandler SWIFT_ASYNC_NAMED("getter:cookiePolicy()") SINCE(14.0, 17.0);
@end
#pragma clang assume_nonnull end
