// States WKHTTPCookieStore.h, as read in WebKit/WebKit at 0b0966a11af2.
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
- (void)addObserver:(id<WKHTTPCookieStoreObserver>)observer;
- (void)removeObserver:(id<WKHTTPCookieStoreObserver>)observer;
- (void)getAllCookies:(ON_MAIN_ACTOR void (^)(NSArray<NSHTTPCookie *> *))completionHandler;
- (void)setCookie:(NSHTTPCookie *)cookie completionHandler:(nullable ON_MAIN_ACTOR void (^)(void))completionHandler;
- (void)deleteCookie:(NSHTTPCookie *)cookie completionHandler:(nullable ON_MAIN_ACTOR void (^)(void))completionHandler ASYNC_NAMED("deleteCookie(_:)");
- (void)setCookiePolicy:(WKCookiePolicy)policy completionHandler:(nullable ON_MAIN_ACTOR void (^)(void))completionHandler SINCE(14.0, 17.0);
- (void)getCookiePolicy:(ON_MAIN_ACTOR void (^)(WKCookiePolicy))completionHandler ASYNC_NAMED("getter:cookiePolicy()") SINCE(14.0, 17.0);
- (instancetype)init IS_UNAVAILABLE;
@end
#pragma clang assume_nonnull end
