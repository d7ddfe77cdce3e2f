// States WKPreferences.h, as read in WebKit/WebKit.
// Look to Scroll is stated from Apple's documentation, which has it for visionOS alone; its version is that of the system it came with.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
STATED_ENUM(NSInteger, WKInactiveSchedulingPolicy) {
  WKInactiveSchedulingPolicySuspend,
  WKInactiveSchedulingPolicyThrottle,
  WKInactiveSchedulingPolicyNone,
} SWIFT_NAMED("WKPreferences.InactiveSchedulingPolicy") SINCE(14.0, 17.0);

ON_MAIN_ACTOR @interface WKPreferences : NSObject <NSSecureCoding>
@property (nonatomic) CGFloat minimumFontSize;
@property (nonatomic) BOOL javaScriptCanOpenWindowsAutomatically;
@property (nonatomic, getter=isFraudulentWebsiteWarningEnabled) BOOL fraudulentWebsiteWarningEnabled;
@property (nonatomic) BOOL shouldPrintBackgrounds SINCE(13.3, 16.4);
@property (nonatomic, getter=isTextInteractionEnabled) BOOL textInteractionEnabled;
@property (nonatomic, getter=isSiteSpecificQuirksModeEnabled) BOOL siteSpecificQuirksModeEnabled;
@property (nonatomic, getter=isElementFullscreenEnabled) BOOL elementFullscreenEnabled;
@property (nonatomic) WKInactiveSchedulingPolicy inactiveSchedulingPolicy SINCE(14.0, 17.0);
@property (nonatomic) BOOL isLookToScrollEnabled SINCE_VISIONOS(26.0) NOT_ON_MACOS NOT_ON_IOS;
@property (nonatomic) BOOL javaScriptEnabled UNTIL_MACOS(10.10, 11.0) UNTIL_IOS(8.0, 14.0);
#if __is_target_os(macos)
@property (nonatomic) BOOL tabFocusesLinks;
@property (nonatomic) BOOL javaEnabled UNTIL_MACOS(10.10, 10.15);
@property (nonatomic) BOOL plugInsEnabled UNTIL_MACOS(10.10, 10.15);
#endif
@end
#pragma clang assume_nonnull end
