// States NSAttributedString.h, as read in WebKit/WebKit at 9c7f5889743e.
// The names of the asynchronous forms and that handlers are Sendable are those of Apple's documentation.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
extern NSAttributedStringDocumentReadingOptionKey const NSReadAccessURLDocumentOption SWIFT_NAMED("readAccessURL");
@class NSAttributedString;
typedef void (^NSAttributedStringCompletionHandler)(NSAttributedString *_Nullable, NSDictionary<NSAttributedStringDocumentAttributeKey, id> *_Nullable, NSError *_Nullable) SWIFT_NAMED("NSAttributedString.CompletionHandler");

@interface NSAttributedString (NSAttributedStringWebKitAdditions)
+ (void)loadFromHTMLWithRequest:(NSURLRequest *)request options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options completionHandler:(SWIFT_SENDABLE NSAttributedStringCompletionHandler)completionHandler SWIFT_NAMED("loadFromHTML(request:options:completionHandler:)") SWIFT_ASYNC_NAMED("fromHTML(request:options:)");
+ (void)loadFromHTMLWithFileURL:(NSURL *)fileURL options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options completionHandler:(SWIFT_SENDABLE NSAttributedStringCompletionHandler)completionHandler SWIFT_NAMED("loadFromHTML(fileURL:options:completionHandler:)") SWIFT_ASYNC_NAMED("fromHTML(fileURL:options:)");
+ (void)loadFromHTMLWithString:(NSString *)string options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options completionHandler:(SWIFT_SENDABLE NSAttributedStringCompletionHandler)completionHandler SWIFT_NAMED("loadFromHTML(string:options:completionHandler:)") SWIFT_ASYNC_NAMED("fromHTML(_:options:)");
+ (void)loadFromHTMLWithData:(NSData *)data options:(NSDictionary<NSAttributedStringDocumentReadingOptionKey, id> *)options completionHandler:(SWIFT_SENDABLE NSAttributedStringCompletionHandler)completionHandler SWIFT_NAMED("loadFromHTML(data:options:completionHandler:)") SWIFT_ASYNC_NAMED("fromHTML(_:options:)");
@end
#pragma clang assume_nonnull end
