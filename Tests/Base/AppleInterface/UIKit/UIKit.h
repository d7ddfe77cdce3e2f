// States UIKit of the 26 SDKs, from knowledge of the interface, as far as this package and WebKit's headers use it.
@import Foundation;
#include "../ObjectiveC/attributes.h"
#pragma clang assume_nonnull begin
@class UIWindow;
ON_MAIN_ACTOR @interface UIResponder : NSObject
@end
ON_MAIN_ACTOR @interface UIView : UIResponder <NSCoding>
@property CGRect frame;
@property (nullable, nonatomic, readonly) UIWindow *window;
@property (nonatomic, getter=isHidden) BOOL hidden SWIFT_NAMED("isHidden");
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED_INITIALIZER SWIFT_NAMED("init(frame:)");
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED_INITIALIZER;
@end
@interface UIView (UIViewHierarchy)
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
@end
ON_MAIN_ACTOR @interface UITextField : UIView
@property (nullable, copy) NSString *text;
@end
SWIFT_SENDABLE @interface UIColor : NSObject <NSSecureCoding, NSCopying>
@end
STATED_OPTIONS(NSInteger, UIKeyModifierFlags) { UIKeyModifierAlphaShift = 1 << 16, UIKeyModifierShift = 1 << 17, UIKeyModifierControl = 1 << 18, UIKeyModifierAlternate = 1 << 19, UIKeyModifierCommand = 1 << 20, UIKeyModifierNumericPad = 1 << 21 };
STATED_OPTIONS(NSInteger, UIEventButtonMask) { UIEventButtonMaskPrimary = 1, UIEventButtonMaskSecondary = 2 } SWIFT_NAMED("UIEvent.ButtonMask");
ON_MAIN_ACTOR @interface UIEvent : NSObject
@end
ON_MAIN_ACTOR @interface UIScrollView : UIView
@end
ON_MAIN_ACTOR @interface UIContextMenuConfiguration : NSObject
@end
ON_MAIN_ACTOR @interface UIViewController : UIResponder <NSCoding>
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController SWIFT_NAMED("presentedViewController");
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)flag completion:(void (^_Nullable)(void))completion SWIFT_NAMED("present(_:animated:completion:)");
@end
STATED_ENUM(NSInteger, UISceneActivationState) { UISceneActivationStateUnattached = -1, UISceneActivationStateForegroundActive, UISceneActivationStateForegroundInactive, UISceneActivationStateBackground } SWIFT_NAMED("UIScene.ActivationState");
ON_MAIN_ACTOR @interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneActivationState activationState;
@end
ON_MAIN_ACTOR @interface UIWindowScene : UIScene
@end
ON_MAIN_ACTOR @interface UIWindow : UIView
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
@end
STATED_ENUM(NSInteger, UIAlertActionStyle) { UIAlertActionStyleDefault, UIAlertActionStyleCancel, UIAlertActionStyleDestructive } SWIFT_NAMED("UIAlertAction.Style");
STATED_ENUM(NSInteger, UIAlertControllerStyle) { UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert } SWIFT_NAMED("UIAlertController.Style");
ON_MAIN_ACTOR @interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style handler:(ON_MAIN_ACTOR void (^_Nullable)(UIAlertAction *action))handler SWIFT_NAMED("init(title:style:handler:)");
@end
ON_MAIN_ACTOR @interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message preferredStyle:(UIAlertControllerStyle)style SWIFT_NAMED("init(title:message:preferredStyle:)");
- (void)addAction:(UIAlertAction *)action SWIFT_NAMED("addAction(_:)");
- (void)addTextFieldWithConfigurationHandler:(ON_MAIN_ACTOR void (^_Nullable)(UITextField *field))handler SWIFT_NAMED("addTextField(configurationHandler:)");
@property (nullable, nonatomic, readonly) NSArray<UITextField *> *textFields;
@end
SWIFT_SENDABLE @interface UIImage : NSObject
@property (nullable, nonatomic, readonly) CGImageRef CGImage SWIFT_NAMED("cgImage");
@end
ON_MAIN_ACTOR @interface UIMenuElement : NSObject <NSCopying, NSSecureCoding>
@end
ON_MAIN_ACTOR @interface UICommand : UIMenuElement
@end
ON_MAIN_ACTOR @interface UIKeyCommand : UICommand
@end
ON_MAIN_ACTOR @interface UIFindInteraction : NSObject
@end
ON_MAIN_ACTOR @protocol UIContextMenuInteractionAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(void))completion;
@end
ON_MAIN_ACTOR @protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating>
@end
ON_MAIN_ACTOR @protocol UIEditMenuInteractionAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (^)(void))completion;
@end
ON_MAIN_ACTOR @protocol UIPreviewActionItem <NSObject>
@property (nonatomic, copy, readonly) NSString *title;
@end
ON_MAIN_ACTOR @interface UIViewPrintFormatter : NSObject
@end
@interface UIView (UIPrintFormatter)
- (UIViewPrintFormatter *)viewPrintFormatter;
@end
#if __is_target_os(ios)
ON_MAIN_ACTOR SINCE_IOS(18.4) @interface UIConversationContext : NSObject
@end
ON_MAIN_ACTOR SINCE_IOS(18.4) @interface UIInputSuggestion : NSObject
@end
#endif
STATED_ENUM(NSInteger, UIWritingToolsBehavior) { UIWritingToolsBehaviorNone = -1, UIWritingToolsBehaviorDefault, UIWritingToolsBehaviorComplete, UIWritingToolsBehaviorLimited } SINCE_IOS(18.0);
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
@class NSAttributedString;
typedef NSString *NSAttributedStringDocumentReadingOptionKey STATED_OPEN_NAMES SWIFT_NAMED("NSAttributedString.DocumentReadingOptionKey");
typedef NSString *NSAttributedStringDocumentAttributeKey STATED_OPEN_NAMES SWIFT_NAMED("NSAttributedString.DocumentAttributeKey");
#pragma clang assume_nonnull end
