// States WKWebsiteDataStore.h and WKWebsiteDataRecord.h, as read in WebKit/WebKit.
// The Screen Time type and the version until which the offline cache goes are those of Apple's documentation.
#pragma once
#include "WKFoundation.h"
@import Network;
#pragma clang assume_nonnull begin
extern NSString *const WKWebsiteDataTypeFetchCache;
extern NSString *const WKWebsiteDataTypeDiskCache;
extern NSString *const WKWebsiteDataTypeMemoryCache;
extern NSString *const WKWebsiteDataTypeOfflineWebApplicationCache UNTIL_MACOS(10.11, 26.2);
extern NSString *const WKWebsiteDataTypeCookies;
extern NSString *const WKWebsiteDataTypeSessionStorage;
extern NSString *const WKWebsiteDataTypeLocalStorage;
extern NSString *const WKWebsiteDataTypeWebSQLDatabases;
extern NSString *const WKWebsiteDataTypeIndexedDBDatabases;
extern NSString *const WKWebsiteDataTypeServiceWorkerRegistrations;
extern NSString *const WKWebsiteDataTypeFileSystem;
extern NSString *const WKWebsiteDataTypeSearchFieldRecentSearches SINCE(14.0, 17.0);
extern NSString *const WKWebsiteDataTypeMediaKeys SINCE(14.0, 17.0);
extern NSString *const WKWebsiteDataTypeHashSalt SINCE(14.0, 17.0);
extern NSString *const WKWebsiteDataTypeScreenTime SINCE(26.0, 26.0) SINCE_VISIONOS(26.0);

ON_MAIN_ACTOR @interface WKWebsiteDataRecord : NSObject
@property (nonatomic, readonly, copy) NSString *displayName;
@property (nonatomic, readonly, copy) NSSet<NSString *> *dataTypes;
@end

ON_MAIN_ACTOR @interface WKWebsiteDataStore : NSObject <NSSecureCoding>
+ (WKWebsiteDataStore *)defaultDataStore;
+ (WKWebsiteDataStore *)nonPersistentDataStore;
- (instancetype)new IS_UNAVAILABLE;
- (instancetype)init IS_UNAVAILABLE;
@property (nonatomic, readonly, getter=isPersistent) BOOL persistent;
+ (NSSet<NSString *> *)allWebsiteDataTypes;
- (void)fetchDataRecordsOfTypes:(NSSet<NSString *> *)dataTypes completionHandler:(ON_MAIN_ACTOR void (^)(NSArray<WKWebsiteDataRecord *> *))completionHandler SWIFT_ASYNC_NAMED("dataRecords(ofTypes:)");
- (void)removeDataOfTypes:(NSSet<NSString *> *)dataTypes forDataRecords:(NSArray<WKWebsiteDataRecord *> *)dataRecords completionHandler:(ON_MAIN_ACTOR void (^)(void))completionHandler;
- (void)removeDataOfTypes:(NSSet<NSString *> *)dataTypes modifiedSince:(NSDate *)date completionHandler:(ON_MAIN_ACTOR void (^)(void))completionHandler;
@property (nonatomic, readonly) WKHTTPCookieStore *httpCookieStore;
@property (nonatomic, readonly, nullable) NSUUID *identifier SINCE(14.0, 17.0);
- (void)fetchDataOfTypes:(NSSet<NSString *> *)dataTypes completionHandler:(ON_MAIN_ACTOR void (^)(NSData *_Nullable data, NSError *_Nullable error))completionHandler SWIFT_NAMED("fetchData(of:completionHandler:)") SINCE(26.0, 26.0) SINCE_VISIONOS(26.0);
- (void)restoreData:(NSData *)data completionHandler:(ON_MAIN_ACTOR void (^)(NSError *_Nullable error))completionHandler SWIFT_NAMED("restoreData(_:completionHandler:)") SINCE(26.0, 26.0) SINCE_VISIONOS(26.0);
+ (WKWebsiteDataStore *)dataStoreForIdentifier:(NSUUID *)identifier SINCE(14.0, 17.0);
+ (void)removeDataStoreForIdentifier:(NSUUID *)identifier completionHandler:(ON_MAIN_ACTOR void (^)(NSError *_Nullable))completionHandler SINCE(14.0, 17.0);
+ (void)fetchAllDataStoreIdentifiers:(ON_MAIN_ACTOR void (^)(NSArray<NSUUID *> *))completionHandler SWIFT_ASYNC_NAMED("getter:allDataStoreIdentifiers()") SINCE(14.0, 17.0);
@property (nullable, nonatomic, copy) NSArray<nw_proxy_config_t> *proxyConfigurations REFINED_FOR_SWIFT SINCE(14.0, 17.0);
@end
#pragma clang assume_nonnull end
