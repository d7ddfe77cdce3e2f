// States JavaScriptCore provisionally, as far as the libraries use it, until Tests/AppleInterface/JavaScriptCore states it in full.
#pragma once
@import Foundation;
#define SW(n) __attribute__((swift_name(n)))
@class JSValue, JSContext;
@interface JSContext : NSObject
- (instancetype)init __attribute__((objc_designated_initializer));
- (JSValue *)evaluateScript:(NSString *)script withSourceURL:(NSURL *)sourceURL;
+ (NSArray *)currentArguments;
@property (strong) JSValue *exception;
@end
@interface JSValue : NSObject
+ (JSValue *)valueWithNewObjectInContext:(JSContext *)context SW("init(newObjectIn:)");
+ (JSValue *)valueWithUndefinedInContext:(JSContext *)context SW("init(undefinedIn:)");
- (NSString *)toString;
@property (readonly) BOOL isObject;
- (JSValue *)callWithArguments:(NSArray *)arguments SW("call(withArguments:)");
- (JSValue *)objectForKeyedSubscript:(id)key;
- (void)setObject:(id)object forKeyedSubscript:(id)key;
@end
