// States AppKit of the 26 SDKs, from knowledge of the interface, as far as this package and WebKit's headers use it.
@import Foundation;
#include "../ObjectiveC/attributes.h"
#pragma clang assume_nonnull begin
@class NSWindow, NSBitmapImageRep, NSApplication, NSEvent;
ON_MAIN_ACTOR @interface NSResponder : NSObject <NSCoding>
- (instancetype)init DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED_INITIALIZER;
@end
ON_MAIN_ACTOR @interface NSView : NSResponder
@property CGRect frame;
@property (nullable, readonly, unsafe_unretained) NSWindow *window;
@property (readonly, getter=isHiddenOrHasHiddenAncestor) BOOL hiddenOrHasHiddenAncestor SWIFT_NAMED("isHiddenOrHasHiddenAncestor");
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED_INITIALIZER SWIFT_NAMED("init(frame:)");
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED_INITIALIZER;
@end
ON_MAIN_ACTOR @interface NSControl : NSView
@property (copy) NSString *stringValue;
@end
ON_MAIN_ACTOR @interface NSTextField : NSControl
+ (instancetype)textFieldWithString:(NSString *)text SWIFT_NAMED("init(string:)");
@end
STATED_OPTIONS(NSUInteger, NSWindowStyleMask) { NSWindowStyleMaskTitled = 1, NSWindowStyleMaskClosable = 2, NSWindowStyleMaskMiniaturizable = 4, NSWindowStyleMaskResizable = 8 } SWIFT_NAMED("NSWindow.StyleMask");
STATED_ENUM(NSUInteger, NSBackingStoreType) { NSBackingStoreBuffered = 2 } SWIFT_NAMED("NSWindow.BackingStoreType");
STATED_OPTIONS(NSUInteger, NSWindowOcclusionState) { NSWindowOcclusionStateVisible = 1 << 1 } SWIFT_NAMED("NSWindow.OcclusionState");
ON_MAIN_ACTOR @interface NSWindow : NSResponder
- (instancetype)initWithContentRect:(CGRect)rect styleMask:(NSWindowStyleMask)style backing:(NSBackingStoreType)backing defer:(BOOL)flag DESIGNATED_INITIALIZER SWIFT_NAMED("init(contentRect:styleMask:backing:defer:)");
@property (copy) NSString *title;
@property (nullable, strong) NSView *contentView;
@property (getter=isReleasedWhenClosed) BOOL releasedWhenClosed SWIFT_NAMED("isReleasedWhenClosed");
@property (readonly, getter=isVisible) BOOL visible SWIFT_NAMED("isVisible");
@property (readonly) NSWindowOcclusionState occlusionState;
@property (nullable, readonly, strong) NSWindow *attachedSheet;
- (void)center;
- (void)makeKeyAndOrderFront:(nullable id)sender;
- (void)orderFront:(nullable id)sender;
- (void)orderOut:(nullable id)sender;
- (void)close;
@end
typedef NSInteger NSModalResponse __attribute__((swift_newtype(struct))) SWIFT_NAMED("NSApplication.ModalResponse");
extern const NSModalResponse NSAlertFirstButtonReturn SWIFT_NAMED("NSModalResponse.alertFirstButtonReturn");
STATED_OPTIONS(unsigned long long, NSEventMask) { NSEventMaskLeftMouseDown = 2 } SWIFT_NAMED("NSEvent.EventTypeMask");
@interface NSEvent : NSObject
@end
STATED_ENUM(NSInteger, NSApplicationActivationPolicy) { NSApplicationActivationPolicyRegular, NSApplicationActivationPolicyAccessory, NSApplicationActivationPolicyProhibited } SWIFT_NAMED("NSApplication.ActivationPolicy");
ON_MAIN_ACTOR @interface NSApplication : NSResponder
@property (class, readonly, strong) NSApplication *sharedApplication SWIFT_NAMED("shared");
- (BOOL)setActivationPolicy:(NSApplicationActivationPolicy)policy SWIFT_NAMED("setActivationPolicy(_:)");
- (void)finishLaunching;
@property (nullable, readonly, weak) NSWindow *modalWindow;
- (nullable NSEvent *)nextEventMatchingMask:(NSEventMask)mask untilDate:(nullable NSDate *)date inMode:(NSRunLoopMode)mode dequeue:(BOOL)dequeue SWIFT_NAMED("nextEvent(matching:until:inMode:dequeue:)");
- (void)sendEvent:(NSEvent *)event SWIFT_NAMED("sendEvent(_:)");
@end
@interface NSColor : NSObject <NSSecureCoding, NSCopying>
@end
STATED_OPTIONS(NSUInteger, NSEventModifierFlags) { NSEventModifierFlagCapsLock = 1 << 16, NSEventModifierFlagShift = 1 << 17, NSEventModifierFlagControl = 1 << 18, NSEventModifierFlagOption = 1 << 19, NSEventModifierFlagCommand = 1 << 20, NSEventModifierFlagNumericPad = 1 << 21, NSEventModifierFlagHelp = 1 << 22, NSEventModifierFlagFunction = 1 << 23 } SWIFT_NAMED("NSEvent.ModifierFlags");
@interface NSPrintInfo : NSObject
@end
@interface NSPrintOperation : NSObject
@end
ON_MAIN_ACTOR @interface NSButton : NSControl
@end
ON_MAIN_ACTOR @interface NSAlert : NSObject
@property (copy) NSString *messageText;
@property (copy) NSString *informativeText;
@property (nullable, strong) NSView *accessoryView;
- (NSButton *)addButtonWithTitle:(NSString *)title SWIFT_NAMED("addButton(withTitle:)");
- (NSModalResponse)runModal;
- (void)beginSheetModalForWindow:(NSWindow *)window completionHandler:(void (^_Nullable)(NSModalResponse response))handler SWIFT_NAMED("beginSheetModal(for:completionHandler:)");
@end
typedef NSString *NSBitmapImageRepPropertyKey __attribute__((swift_newtype(struct))) SWIFT_NAMED("NSBitmapImageRep.PropertyKey");
STATED_ENUM(NSUInteger, NSBitmapImageFileType) { NSBitmapImageFileTypeTIFF, NSBitmapImageFileTypeBMP, NSBitmapImageFileTypeGIF, NSBitmapImageFileTypeJPEG, NSBitmapImageFileTypePNG SWIFT_NAMED("png") } SWIFT_NAMED("NSBitmapImageRep.FileType");
@interface NSImage : NSObject
@property (nullable, readonly, copy) NSData *TIFFRepresentation SWIFT_NAMED("tiffRepresentation");
@end
@interface NSBitmapImageRep : NSObject
- (nullable instancetype)initWithData:(NSData *)data SWIFT_NAMED("init(data:)");
@property (nullable, readonly) CGImageRef CGImage SWIFT_NAMED("cgImage");
- (nullable NSData *)representationUsingType:(NSBitmapImageFileType)type properties:(NSDictionary<NSBitmapImageRepPropertyKey, id> *)properties SWIFT_NAMED("representation(using:properties:)");
@end
@interface NSWorkspace : NSObject
@property (class, readonly) NSWorkspace *sharedWorkspace SWIFT_NAMED("shared");
- (BOOL)openURL:(NSURL *)url SWIFT_NAMED("open(_:)");
@end
ON_MAIN_ACTOR @interface NSMenuItem : NSObject <NSCopying, NSCoding>
@end
ON_MAIN_ACTOR @interface NSPopover : NSResponder
@end
ON_MAIN_ACTOR @protocol NSValidatedUserInterfaceItem
@property (nullable, readonly) SEL action;
@property (readonly) NSInteger tag;
@end
ON_MAIN_ACTOR @protocol NSUserInterfaceValidations
- (BOOL)validateUserInterfaceItem:(id<NSValidatedUserInterfaceItem>)item;
@end
ON_MAIN_ACTOR @protocol NSTextFinderClient <NSObject>
@end
STATED_ENUM(NSInteger, NSWritingToolsBehavior) { NSWritingToolsBehaviorNone = -1, NSWritingToolsBehaviorDefault, NSWritingToolsBehaviorComplete, NSWritingToolsBehaviorLimited } SINCE_MACOS(15.0);
@class NSAttributedString;
typedef NSString *NSAttributedStringDocumentReadingOptionKey STATED_OPEN_NAMES SWIFT_NAMED("NSAttributedString.DocumentReadingOptionKey");
typedef NSString *NSAttributedStringDocumentAttributeKey STATED_OPEN_NAMES SWIFT_NAMED("NSAttributedString.DocumentAttributeKey");
#pragma clang assume_nonnull end
