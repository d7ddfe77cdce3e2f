// States JSContext.h, as read in WebKit/WebKit at 03cc2332391b, without the bridge to the C interface. Nullability is left
// open there, as here. JSVirtualMachine.h is stated from knowledge of the interface and still to be read.
#pragma once
@import Foundation;
#include "../ObjectiveC/attributes.h"
@class JSValue;
@interface JSVirtualMachine : NSObject
- (instancetype)init;
@end

@interface JSContext : NSObject
- (instancetype)init;
- (instancetype)initWithVirtualMachine:(JSVirtualMachine *)virtualMachine;
- (JSValue *)evaluateScript:(NSString *)script;
- (JSValue *)evaluateScript:(NSString *)script withSourceURL:(NSURL *)sourceURL;
+ (JSContext *)currentContext;
+ (JSValue *)currentCallee;
+ (JSValue *)currentThis;
+ (NSArray *)currentArguments;
@property (readonly, strong) JSValue *globalObject;
@property (strong) JSValue *exception;
@property (copy) void (^exceptionHandler)(JSContext *context, JSValue *exception);
@property (readonly, strong) JSVirtualMachine *virtualMachine;
@property (copy) NSString *name;
@property (nonatomic, getter=isInspectable) BOOL inspectable SWIFT_NAMED("isInspectable") SINCE_MACOS(13.3) SINCE_IOS(16.4);
- (JSValue *)objectForKeyedSubscript:(id)key;
- (void)setObject:(id)object forKeyedSubscript:(NSObject<NSCopying> *)key;
@end
