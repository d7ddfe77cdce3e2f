// States Foundation/NSFileManager.h, NSFileHandle.h, NSPathUtilities.h, NSStream.h, NSBundle.h and
// NSJSONSerialization.h, as far as this package uses them.
#pragma once
#include "Errors.h"

#pragma clang assume_nonnull begin
typedef NSString *NSFileAttributeKey __attribute__((swift_newtype(struct)));
extern NSFileAttributeKey const NSFileType SWIFT_NAMED("NSFileAttributeKey.type");
extern NSFileAttributeKey const NSFileSize SWIFT_NAMED("NSFileAttributeKey.size");
extern NSFileAttributeKey const NSFileModificationDate SWIFT_NAMED("NSFileAttributeKey.modificationDate");
extern NSFileAttributeKey const NSFileSystemFileNumber SWIFT_NAMED("NSFileAttributeKey.systemFileNumber");
extern NSFileAttributeKey const NSFilePosixPermissions SWIFT_NAMED("NSFileAttributeKey.posixPermissions");
typedef NSString *NSFileAttributeType __attribute__((swift_newtype(struct)));
extern NSFileAttributeType const NSFileTypeDirectory SWIFT_NAMED("NSFileAttributeType.typeDirectory");
extern NSFileAttributeType const NSFileTypeRegular SWIFT_NAMED("NSFileAttributeType.typeRegular");
extern NSFileAttributeType const NSFileTypeSymbolicLink SWIFT_NAMED("NSFileAttributeType.typeSymbolicLink");

@class NSFileManager;
SWIFT_NAMED("NSFileManager.DirectoryEnumerator")
@interface NSDirectoryEnumerator<Element> : NSEnumerator<Element>
- (void)skipDescendants;
- (void)skipDescendents;
@end

SWIFT_SENDABLE
@interface NSFileManager : NSObject
@property (class, readonly, strong) NSFileManager *defaultManager SWIFT_NAMED("default");
@property (readonly, copy) NSURL *temporaryDirectory;
@property (readonly, copy) NSString *currentDirectoryPath;
- (BOOL)createDirectoryAtURL:(NSURL *)url withIntermediateDirectories:(BOOL)createIntermediates attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes error:(NSError **)error SWIFT_NAMED("createDirectory(at:withIntermediateDirectories:attributes:)");
- (BOOL)createDirectoryAtPath:(NSString *)path withIntermediateDirectories:(BOOL)createIntermediates attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes error:(NSError **)error SWIFT_NAMED("createDirectory(atPath:withIntermediateDirectories:attributes:)");
- (BOOL)createSymbolicLinkAtPath:(NSString *)path withDestinationPath:(NSString *)destination error:(NSError **)error SWIFT_NAMED("createSymbolicLink(atPath:withDestinationPath:)");
- (BOOL)createSymbolicLinkAtURL:(NSURL *)url withDestinationURL:(NSURL *)destination error:(NSError **)error SWIFT_NAMED("createSymbolicLink(at:withDestinationURL:)");
- (nullable NSString *)destinationOfSymbolicLinkAtPath:(NSString *)path error:(NSError **)error SWIFT_NAMED("destinationOfSymbolicLink(atPath:)");
- (nullable NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error SWIFT_NAMED("contentsOfDirectory(atPath:)");
- (nullable NSArray<NSString *> *)subpathsOfDirectoryAtPath:(NSString *)path error:(NSError **)error SWIFT_NAMED("subpathsOfDirectory(atPath:)");
- (nullable NSDictionary<NSFileAttributeKey, id> *)attributesOfItemAtPath:(NSString *)path error:(NSError **)error SWIFT_NAMED("attributesOfItem(atPath:)");
- (BOOL)setAttributes:(NSDictionary<NSFileAttributeKey, id> *)attributes ofItemAtPath:(NSString *)path error:(NSError **)error SWIFT_NAMED("setAttributes(_:ofItemAtPath:)");
- (BOOL)copyItemAtURL:(NSURL *)from toURL:(NSURL *)to error:(NSError **)error SWIFT_NAMED("copyItem(at:to:)");
- (BOOL)copyItemAtPath:(NSString *)from toPath:(NSString *)to error:(NSError **)error SWIFT_NAMED("copyItem(atPath:toPath:)");
- (BOOL)moveItemAtURL:(NSURL *)from toURL:(NSURL *)to error:(NSError **)error SWIFT_NAMED("moveItem(at:to:)");
- (BOOL)moveItemAtPath:(NSString *)from toPath:(NSString *)to error:(NSError **)error SWIFT_NAMED("moveItem(atPath:toPath:)");
- (BOOL)removeItemAtURL:(NSURL *)url error:(NSError **)error SWIFT_NAMED("removeItem(at:)");
- (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error SWIFT_NAMED("removeItem(atPath:)");
- (BOOL)fileExistsAtPath:(NSString *)path SWIFT_NAMED("fileExists(atPath:)");
- (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(nullable BOOL *)isDirectory SWIFT_NAMED("fileExists(atPath:isDirectory:)");
- (BOOL)isExecutableFileAtPath:(NSString *)path SWIFT_NAMED("isExecutableFile(atPath:)");
- (BOOL)isWritableFileAtPath:(NSString *)path SWIFT_NAMED("isWritableFile(atPath:)");
- (BOOL)isReadableFileAtPath:(NSString *)path SWIFT_NAMED("isReadableFile(atPath:)");
- (nullable NSData *)contentsAtPath:(NSString *)path SWIFT_NAMED("contents(atPath:)");
- (BOOL)createFileAtPath:(NSString *)path contents:(nullable NSData *)data attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes SWIFT_NAMED("createFile(atPath:contents:attributes:)");
- (nullable NSDirectoryEnumerator<NSString *> *)enumeratorAtPath:(NSString *)path SWIFT_NAMED("enumerator(atPath:)");
@end

extern NSString *NSHomeDirectory(void);

SWIFT_SENDABLE SWIFT_NAMED("FileHandle")
@interface NSFileHandle : NSObject
@property (readonly, copy) NSData *availableData;
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardInput SWIFT_NAMED("standardInput");
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardOutput SWIFT_NAMED("standardOutput");
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardError SWIFT_NAMED("standardError");
@property (class, readonly, strong) NSFileHandle *fileHandleWithNullDevice SWIFT_NAMED("nullDevice");
@property (readonly) int fileDescriptor;
- (instancetype)initWithFileDescriptor:(int)descriptor closeOnDealloc:(BOOL)closes SWIFT_NAMED("init(fileDescriptor:closeOnDealloc:)");
+ (nullable instancetype)fileHandleForReadingFromURL:(NSURL *)url error:(NSError **)error SWIFT_NAMED("init(forReadingFrom:)");
+ (nullable instancetype)fileHandleForWritingToURL:(NSURL *)url error:(NSError **)error SWIFT_NAMED("init(forWritingTo:)");
+ (nullable instancetype)fileHandleForUpdatingURL:(NSURL *)url error:(NSError **)error SWIFT_NAMED("init(forUpdating:)");
- (void)writeData:(NSData *)data SWIFT_NAMED("write(_:)");
- (NSData *)readDataToEndOfFile;
- (BOOL)closeAndReturnError:(NSError **)error SWIFT_NAMED("close()");
- (BOOL)synchronizeAndReturnError:(NSError **)error SWIFT_NAMED("synchronize()");
- (BOOL)seekToOffset:(unsigned long long)offset error:(NSError **)error SWIFT_NAMED("seek(toOffset:)");
- (BOOL)truncateAtOffset:(unsigned long long)offset error:(NSError **)error SWIFT_NAMED("truncate(atOffset:)");
@end

SWIFT_NAMED("Pipe")
@interface NSPipe : NSObject
@property (readonly, strong) NSFileHandle *fileHandleForReading;
@property (readonly, strong) NSFileHandle *fileHandleForWriting;
@end

@protocol NSStreamDelegate <NSObject>
@end

SWIFT_NAMED("Stream")
@interface NSStream : NSObject
- (void)open;
- (void)close;
@property (nullable, readonly, copy) NSError *streamError;
@end

SWIFT_NAMED("InputStream")
@interface NSInputStream : NSStream
- (NSInteger)read:(unsigned char *)buffer maxLength:(NSUInteger)length;
@property (readonly) BOOL hasBytesAvailable;
- (instancetype)initWithData:(NSData *)data DESIGNATED_INITIALIZER;
@end

SWIFT_SENDABLE SWIFT_NAMED("Bundle")
@interface NSBundle : NSObject
@property (class, readonly, copy) NSArray<NSBundle *> *allBundles;
@property (class, readonly, strong) NSBundle *mainBundle SWIFT_NAMED("main");
@property (readonly, copy) NSURL *bundleURL;
@property (readonly, copy) NSString *bundlePath;
@property (nullable, readonly, copy) NSString *executablePath;
@property (nullable, readonly, copy) NSURL *executableURL;
@property (nullable, readonly, copy) NSURL *resourceURL;
@property (nullable, readonly, copy) NSString *resourcePath;
@property (nullable, readonly, copy) NSString *bundleIdentifier;
@property (nullable, readonly, copy) NSDictionary<NSString *, id> *infoDictionary;
- (nullable id)objectForInfoDictionaryKey:(NSString *)key SWIFT_NAMED("object(forInfoDictionaryKey:)");
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext SWIFT_NAMED("url(forResource:withExtension:)");
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)ext SWIFT_NAMED("path(forResource:ofType:)");
@end

STATED_OPTIONS(NSUInteger, NSJSONReadingOptions) {
  NSJSONReadingMutableContainers = 1,
  NSJSONReadingMutableLeaves = 2,
  NSJSONReadingFragmentsAllowed = 4
} SWIFT_NAMED("JSONSerialization.ReadingOptions");
STATED_OPTIONS(NSUInteger, NSJSONWritingOptions) {
  NSJSONWritingPrettyPrinted = 1,
  NSJSONWritingSortedKeys = 2,
  NSJSONWritingFragmentsAllowed = 4,
  NSJSONWritingWithoutEscapingSlashes = 8
} SWIFT_NAMED("JSONSerialization.WritingOptions");

SWIFT_NAMED("JSONSerialization")
@interface NSJSONSerialization : NSObject
+ (BOOL)isValidJSONObject:(id)object SWIFT_NAMED("isValidJSONObject(_:)");
+ (nullable NSData *)dataWithJSONObject:(id)object options:(NSJSONWritingOptions)options error:(NSError **)error SWIFT_NAMED("data(withJSONObject:options:)");
+ (nullable id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)options error:(NSError **)error SWIFT_NAMED("jsonObject(with:options:)");
@end
#pragma clang assume_nonnull end
