// States WKWebsiteDataStore.h, as read in WebKit/WebKit at 13873b2f58fb.
// WKWebsiteDataRecord.h is stated from knowledge of the interface and still to be read.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
extern NSString *const WKWebsiteDataTypeFetchCache;
extern NSString *const WKWebsiteDataTypeDiskCache;
extern NSString *const WKWebsiteDataTypeMemoryCache;
extern NSString *const WKWebsiteDataTypeOfflineWebApplicationCache;
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
extern NSString *const WKWebsiteDataTypeScreenTime SINCE(26.0, 26.0);

ON_MAIN_ACTOR @interface WKWebsiteDataRecord : NSObject
@property (nonatomic, readonly, copy) NSString *displayName;
@property (nonatomic, readonly, copy) NSSet<NSString *> *dataTypes;
@end

ON_MAIN_ACTOR @interface WKWebsiteDataStore : NSObject <NSSecureCoding>
+ (WKWebsiteDataStore *)defaultDataStore;
+ (WKWebsiteDataStore *)nonPersistentDataStore;
+ (WKWebsiteDataStore *)dataStoreForIdentifier:(NSUUID *)identifier SINCE(14.0, 17.0);
+ (NSSet<NSString *> *)allWebsiteDataTypes;
+ (void)fetchAllDataStoreIdentifiers:(ON_MAIN_ACTOR void (^)(NSArray<NSUUID *> *))completionHandler ASYNC_NAMED("getter:allDataStoreIdentifiers()") SINCE(14.0, 17.0);
+ (void)removeDataStoreForIdentifier:(NSUUID *)identifier completionHandler:(ON_MAIN_ACTOR void (^)(NSError *_Nullable))completionHandler SINCE(14.0, 17.0);
@property (nonatomic, readonly, getter=isPersistent) BOOL persistent;
@property (nonatomic, readonly) WKHTTPCookieStore *httpCookieStore;
@property (nonatomic, readonly, nullable) NSUUID *identifier SINCE(14.0, 17.0);
- (void)fetchDataRecordsOfTypes:(NSSet<NSString *> *)dataTypes completionHandler:(ON_MAIN_ACTOR void (^)(NSArray<WKWebsiteDataRecord *> *))completionHandler ASYNC_NAMED("dataRecords(ofTypes:)");
- (void)removeDataOfTypes:(NSSet<NSString *> *)dataTypes forDataRecords:(NSArray<WKWebsiteDataRecord *> *)dataRecords completionHandler:(ON_MAIN_ACTOR void (^)(void))completionHandler;
- (void)removeDataOfTypes:(NSSet<NSString *> *)dataTypes modifiedSince:(NSDate *)date completionHandler:(ON_MAIN_ACTOR void (^)(void))completionHandler;
- (instancetype)new IS_UNAVAILABLE;
- (instancetype)init IS_UNAVAILABLE;
@end
#pragma clang assume_nonnull end
