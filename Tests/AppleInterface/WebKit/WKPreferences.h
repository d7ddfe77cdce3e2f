// States WKPreferences.h, as read in WebKit/WebKit at 0b0966a11af2.
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
@property (nonatomic, getter=isTextInteractionEnabled) BOOL textInteractionEnabled;
@property (nonatomic, getter=isSiteSpecificQuirksModeEnabled) BOOL siteSpecificQuirksModeEnabled;
@property (nonatomic, getter=isElementFullscreenEnabled) BOOL elementFullscreenEnabled;
@property (nonatomic) BOOL shouldPrintBackgrounds SINCE(13.3, 16.4);
@property (nonatomic) WKInactiveSchedulingPolicy inactiveSchedulingPolicy SINCE(14.0, 17.0);
@property (nonatomic) BOOL javaScriptEnabled GONE(10.10, 11.0, 8.0, 14.0);
#if __is_target_os(macos)
@property (nonatomic) BOOL tabFocusesLinks;
@property (nonatomic) BOOL javaEnabled __attribute__((availability(macos, introduced = 10.10, deprecated = 10.15)));
@property (nonatomic) BOOL plugInsEnabled __attribute__((availability(macos, introduced = 10.10, deprecated = 10.15)));
#endif
@end
#pragma clang assume_nonnull end
