// States WKWebpagePreferences.h, as read in WebKit/WebKit.
// 26.4 of the restriction mode is that of Apple's documentation. What 27 adds (alternateRequest, overrideReferrer, …) is left out.
#pragma once
#include "WKFoundation.h"
STATED_ENUM(NSInteger, WKContentMode) {
  WKContentModeRecommended,
  WKContentModeMobile,
  WKContentModeDesktop,
} SWIFT_NAMED("WKWebpagePreferences.ContentMode");

STATED_ENUM(NSInteger, WKWebpagePreferencesUpgradeToHTTPSPolicy) {
  WKWebpagePreferencesUpgradeToHTTPSPolicyKeepAsRequested,
  WKWebpagePreferencesUpgradeToHTTPSPolicyAutomaticFallbackToHTTP,
  WKWebpagePreferencesUpgradeToHTTPSPolicyUserMediatedFallbackToHTTP,
  WKWebpagePreferencesUpgradeToHTTPSPolicyErrorOnFailure,
} SWIFT_NAMED("WKWebpagePreferences.UpgradeToHTTPSPolicy") SINCE(15.2, 18.2) SINCE_VISIONOS(2.2);

STATED_ENUM(NSInteger, WKSecurityRestrictionMode) {
  WKSecurityRestrictionModeNone,
  WKSecurityRestrictionModeMaximizeCompatibility,
  WKSecurityRestrictionModeLockdown,
} SINCE(26.4, 26.4) SINCE_VISIONOS(26.4);

ON_MAIN_ACTOR @interface WKWebpagePreferences : NSObject
@property (nonatomic) WKContentMode preferredContentMode;
@property (nonatomic) BOOL allowsContentJavaScript;
@property (nonatomic, getter=isLockdownModeEnabled) BOOL lockdownModeEnabled;
@property (nonatomic) WKWebpagePreferencesUpgradeToHTTPSPolicy preferredHTTPSNavigationPolicy SINCE(15.2, 18.2) SINCE_VISIONOS(2.2);
@property (nonatomic) WKSecurityRestrictionMode securityRestrictionMode SINCE(26.4, 26.4) SINCE_VISIONOS(26.4);
@end
