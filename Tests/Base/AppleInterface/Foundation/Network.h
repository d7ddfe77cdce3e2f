// States Foundation/NSURLRequest.h, NSURLResponse.h, NSURLCredential.h, NSURLProtectionSpace.h,
// NSURLAuthenticationChallenge.h, NSURLSession.h and NSHTTPCookie.h, as far as this package uses them.
#pragma once
#include "Files.h"

#pragma clang assume_nonnull begin
@class NSURLRequest, NSURLCredential, NSURLSession;

STATED_ENUM(NSUInteger, NSURLRequestCachePolicy) {
  NSURLRequestUseProtocolCachePolicy = 0,
  NSURLRequestReloadIgnoringLocalCacheData = 1,
  NSURLRequestReloadIgnoringLocalAndRemoteCacheData = 4,
  NSURLRequestReturnCacheDataElseLoad = 2,
  NSURLRequestReturnCacheDataDontLoad = 3,
  NSURLRequestReloadRevalidatingCacheData = 5
} SWIFT_NAMED("NSURLRequest.CachePolicy");

BRIDGED_TO("Foundation.URLRequest") SWIFT_SENDABLE
@interface NSURLRequest : NSObject <NSSecureCoding, NSCopying, NSMutableCopying>
@property (nullable, readonly, copy) NSURL *URL;
@end

SWIFT_SENDABLE SWIFT_NAMED("URLResponse")
@interface NSURLResponse : NSObject <NSSecureCoding, NSCopying>
- (instancetype)initWithURL:(NSURL *)url MIMEType:(nullable NSString *)type expectedContentLength:(NSInteger)length textEncodingName:(nullable NSString *)name SWIFT_NAMED("init(url:mimeType:expectedContentLength:textEncodingName:)") DESIGNATED_INITIALIZER;
@property (nullable, readonly, copy) NSURL *URL;
@property (nullable, readonly, copy) NSString *MIMEType;
@property (readonly) long long expectedContentLength;
@property (nullable, readonly, copy) NSString *textEncodingName;
@property (nullable, readonly, copy) NSString *suggestedFilename;
@end

SWIFT_SENDABLE SWIFT_NAMED("HTTPURLResponse")
@interface NSHTTPURLResponse : NSURLResponse
- (nullable instancetype)initWithURL:(NSURL *)url statusCode:(NSInteger)statusCode HTTPVersion:(nullable NSString *)version headerFields:(nullable NSDictionary<NSString *, NSString *> *)fields SWIFT_NAMED("init(url:statusCode:httpVersion:headerFields:)");
@property (readonly) NSInteger statusCode;
@property (readonly, copy) NSDictionary *allHeaderFields;
- (nullable NSString *)valueForHTTPHeaderField:(NSString *)field SWIFT_NAMED("value(forHTTPHeaderField:)");
+ (NSString *)localizedStringForStatusCode:(NSInteger)statusCode SWIFT_NAMED("localizedString(forStatusCode:)");
@end

STATED_ENUM(NSUInteger, NSURLCredentialPersistence) {
  NSURLCredentialPersistenceNone,
  NSURLCredentialPersistenceForSession,
  NSURLCredentialPersistencePermanent,
  NSURLCredentialPersistenceSynchronizable
} SWIFT_NAMED("URLCredential.Persistence");

SWIFT_SENDABLE SWIFT_NAMED("URLCredential")
@interface NSURLCredential : NSObject <NSSecureCoding, NSCopying>
- (instancetype)initWithUser:(NSString *)user password:(NSString *)password persistence:(NSURLCredentialPersistence)persistence;
@property (nullable, readonly, copy) NSString *user;
@property (nullable, readonly, copy) NSString *password;
@end

extern NSString *const NSURLAuthenticationMethodDefault;
extern NSString *const NSURLAuthenticationMethodHTTPBasic;
extern NSString *const NSURLAuthenticationMethodServerTrust;

SWIFT_SENDABLE SWIFT_NAMED("URLProtectionSpace")
@interface NSURLProtectionSpace : NSObject <NSSecureCoding, NSCopying>
@property (readonly, copy) NSString *host;
@property (readonly) NSInteger port;
@property (nullable, readonly, copy) NSString *realm;
@property (readonly, copy) NSString *authenticationMethod;
@end

SWIFT_SENDABLE SWIFT_NAMED("URLAuthenticationChallenge")
@interface NSURLAuthenticationChallenge : NSObject <NSSecureCoding>
@property (readonly, copy) NSURLProtectionSpace *protectionSpace;
@property (nullable, readonly, copy) NSURLCredential *proposedCredential;
@property (readonly) NSInteger previousFailureCount;
@end

STATED_ENUM(NSInteger, NSURLSessionAuthChallengeDisposition) {
  NSURLSessionAuthChallengeUseCredential = 0,
  NSURLSessionAuthChallengePerformDefaultHandling = 1,
  NSURLSessionAuthChallengeCancelAuthenticationChallenge = 2,
  NSURLSessionAuthChallengeRejectProtectionSpace = 3
} SWIFT_NAMED("URLSession.AuthChallengeDisposition");

STATED_ENUM(NSInteger, NSURLSessionResponseDisposition) {
  NSURLSessionResponseCancel = 0,
  NSURLSessionResponseAllow = 1,
  NSURLSessionResponseBecomeDownload = 2,
  NSURLSessionResponseBecomeStream = 3
} SWIFT_NAMED("URLSession.ResponseDisposition");

STATED_ENUM(NSUInteger, NSHTTPCookieAcceptPolicy) {
  NSHTTPCookieAcceptPolicyAlways,
  NSHTTPCookieAcceptPolicyNever,
  NSHTTPCookieAcceptPolicyOnlyFromMainDocumentDomain
} SWIFT_NAMED("HTTPCookie.AcceptPolicy");

@class NSHTTPCookie;
// Whether the class is sendable differs between versions of the SDK, so the package does not rely on it.
SWIFT_NAMED("HTTPCookieStorage")
@interface NSHTTPCookieStorage : NSObject
@property (class, readonly, strong) NSHTTPCookieStorage *sharedHTTPCookieStorage SWIFT_NAMED("shared");
@property (nullable, readonly, copy) NSArray<NSHTTPCookie *> *cookies;
- (void)setCookie:(NSHTTPCookie *)cookie SWIFT_NAMED("setCookie(_:)");
- (void)deleteCookie:(NSHTTPCookie *)cookie SWIFT_NAMED("deleteCookie(_:)");
@property NSHTTPCookieAcceptPolicy cookieAcceptPolicy;
@end

SWIFT_SENDABLE SWIFT_NAMED("URLCache")
@interface NSURLCache : NSObject
@end

SWIFT_SENDABLE SWIFT_NAMED("URLSessionTask")
@interface NSURLSessionTask : NSObject <NSCopying>
@property (readonly) NSUInteger taskIdentifier;
@property (nullable, readonly, copy) NSURLRequest *originalRequest;
@property (nullable, readonly, copy) NSURLRequest *currentRequest;
@property (nullable, readonly, copy) NSURLResponse *response;
- (void)cancel;
- (void)resume;
- (void)suspend;
@end

SWIFT_SENDABLE SWIFT_NAMED("URLSessionDataTask")
@interface NSURLSessionDataTask : NSURLSessionTask
@end

SWIFT_SENDABLE SWIFT_NAMED("URLSessionUploadTask")
@interface NSURLSessionUploadTask : NSURLSessionDataTask
@end

SWIFT_SENDABLE SWIFT_NAMED("URLCredentialStorage")
@interface NSURLCredentialStorage : NSObject
@end

SWIFT_SENDABLE SWIFT_NAMED("URLSessionConfiguration")
@interface NSURLSessionConfiguration : NSObject <NSCopying>
@property (class, readonly, strong) NSURLSessionConfiguration *defaultSessionConfiguration SWIFT_NAMED("default");
@property (class, readonly, strong) NSURLSessionConfiguration *ephemeralSessionConfiguration SWIFT_NAMED("ephemeral");
@property NSURLRequestCachePolicy requestCachePolicy;
@property BOOL HTTPShouldSetCookies SWIFT_NAMED("httpShouldSetCookies");
@property NSHTTPCookieAcceptPolicy HTTPCookieAcceptPolicy SWIFT_NAMED("httpCookieAcceptPolicy");
@property (nullable, retain) NSHTTPCookieStorage *HTTPCookieStorage SWIFT_NAMED("httpCookieStorage");
@property (nullable, retain) NSURLCache *URLCache SWIFT_NAMED("urlCache");
@property (nullable, retain) NSURLCredentialStorage *URLCredentialStorage SWIFT_NAMED("urlCredentialStorage");
@property (nullable, copy) NSDictionary *connectionProxyDictionary;
@end

@protocol NSURLSessionDelegate;
@class NSOperationQueue;
SWIFT_SENDABLE SWIFT_NAMED("URLSession")
@interface NSURLSession : NSObject
@property (class, readonly, strong) NSURLSession *sharedSession SWIFT_NAMED("shared");
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration delegate:(nullable id<NSURLSessionDelegate>)delegate delegateQueue:(nullable NSOperationQueue *)queue SWIFT_NAMED("init(configuration:delegate:delegateQueue:)");
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration SWIFT_NAMED("init(configuration:)");
@property (readonly, copy) NSURLSessionConfiguration *configuration;
- (void)invalidateAndCancel;
- (void)finishTasksAndInvalidate;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request SWIFT_NAMED("dataTask(with:)");
- (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromFile:(NSURL *)file SWIFT_NAMED("uploadTask(with:fromFile:)");
- (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromData:(NSData *)data SWIFT_NAMED("uploadTask(with:from:)");
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request completionHandler:(SWIFT_SENDABLE void (^)(NSData *_Nullable data, NSURLResponse *_Nullable response, NSError *_Nullable error))completionHandler SWIFT_NAMED("dataTask(with:completionHandler:)") __attribute__((swift_async(none)));
@end

SWIFT_SENDABLE SWIFT_NAMED("URLSessionDelegate")
@protocol NSURLSessionDelegate <NSObject>
@end
SWIFT_SENDABLE SWIFT_NAMED("URLSessionTaskDelegate")
@protocol NSURLSessionTaskDelegate <NSURLSessionDelegate>
@optional
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task willPerformHTTPRedirection:(NSHTTPURLResponse *)response newRequest:(NSURLRequest *)request completionHandler:(SWIFT_SENDABLE void (^)(NSURLRequest *_Nullable))completionHandler SWIFT_NAMED("urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)");
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didCompleteWithError:(nullable NSError *)error SWIFT_NAMED("urlSession(_:task:didCompleteWithError:)");
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didSendBodyData:(long long)sent totalBytesSent:(long long)total totalBytesExpectedToSend:(long long)expected SWIFT_NAMED("urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)");
@end
SWIFT_SENDABLE SWIFT_NAMED("URLSessionDataDelegate")
@protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate>
@optional
- (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)dataTask didReceiveResponse:(NSURLResponse *)response completionHandler:(SWIFT_SENDABLE void (^)(NSURLSessionResponseDisposition disposition))completionHandler SWIFT_NAMED("urlSession(_:dataTask:didReceive:completionHandler:)");
- (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)dataTask didReceiveData:(NSData *)data SWIFT_NAMED("urlSession(_:dataTask:didReceive:)");
@end

typedef NSString *NSHTTPCookiePropertyKey __attribute__((swift_newtype(struct))) SWIFT_NAMED("HTTPCookiePropertyKey");
extern NSHTTPCookiePropertyKey const NSHTTPCookieName;
extern NSHTTPCookiePropertyKey const NSHTTPCookieValue;
extern NSHTTPCookiePropertyKey const NSHTTPCookieDomain;
extern NSHTTPCookiePropertyKey const NSHTTPCookiePath;
extern NSHTTPCookiePropertyKey const NSHTTPCookieSecure;
extern NSHTTPCookiePropertyKey const NSHTTPCookieExpires;
typedef NSString *NSHTTPCookieStringPolicy __attribute__((swift_newtype(enum))) SWIFT_NAMED("HTTPCookieStringPolicy");
extern NSHTTPCookiePropertyKey const NSHTTPCookieSameSitePolicy;
extern NSHTTPCookieStringPolicy const NSHTTPCookieSameSiteLax;
extern NSHTTPCookieStringPolicy const NSHTTPCookieSameSiteStrict;

SWIFT_SENDABLE SWIFT_NAMED("HTTPCookie")
@interface NSHTTPCookie : NSObject
- (nullable instancetype)initWithProperties:(NSDictionary<NSHTTPCookiePropertyKey, id> *)properties;
@property (nullable, readonly, copy) NSDictionary<NSHTTPCookiePropertyKey, id> *properties;
@property (readonly, copy) NSString *name;
@property (readonly, copy) NSString *value;
@property (readonly, copy) NSString *domain;
@property (readonly, copy) NSString *path;
@property (nullable, readonly, copy) NSDate *expiresDate;
@property (readonly, getter=isSecure) BOOL secure;
@property (readonly, getter=isHTTPOnly) BOOL HTTPOnly;
@property (readonly, getter=isSessionOnly) BOOL sessionOnly;
@property (nullable, readonly, copy) NSHTTPCookieStringPolicy sameSitePolicy;
@end
#pragma clang assume_nonnull end
