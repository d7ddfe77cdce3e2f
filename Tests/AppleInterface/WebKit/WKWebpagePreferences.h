// States WKWebpagePreferences.h of the macOS 26 SDK, from knowledge of the interface: the header is still to be read.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
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
} SWIFT_NAMED("WKWebpagePreferences.UpgradeToHTTPSPolicy") SINCE(15.2, 18.2);

ON_MAIN_ACTOR @interface WKWebpagePreferences : NSObject
@property (nonatomic) WKContentMode preferredContentMode;
@property (nonatomic) BOOL allowsContentJavaScript;
@property (nonatomic, getter=isLockdownModeEnabled) BOOL lockdownModeEnabled;
@property (nonatomic) WKWebpagePreferencesUpgradeToHTTPSPolicy preferredHTTPSNavigationPolicy SINCE(15.2, 18.2);
@end
#pragma clang assume_nonnull end
