// States WKWebViewConfiguration.h, WKProcessPool.h and WKDataDetectorTypes.h (at
// 9c7f5889743e), as read in WebKit/WebKit.
// Versions that these revisions leave open, the deprecation of the process pool, and the Screen Time view of 26 are those of
// Apple's documentation.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
STATED_OPTIONS(NSUInteger, WKAudiovisualMediaTypes) {
  WKAudiovisualMediaTypeNone = 0,
  WKAudiovisualMediaTypeAudio = 1,
  WKAudiovisualMediaTypeVideo = 2,
  WKAudiovisualMediaTypeAll = ~0UL,
};

#if __is_target_os(macos)
STATED_ENUM(NSInteger, WKUserInterfaceDirectionPolicy) {
  WKUserInterfaceDirectionPolicyContent,
  WKUserInterfaceDirectionPolicySystem,
};
#else
STATED_ENUM(NSInteger, WKSelectionGranularity) {
  WKSelectionGranularityDynamic,
  WKSelectionGranularityCharacter,
};
STATED_OPTIONS(NSUInteger, WKDataDetectorTypes) {
  WKDataDetectorTypeNone = 0,
  WKDataDetectorTypePhoneNumber = 1,
  WKDataDetectorTypeLink = 2,
  WKDataDetectorTypeAddress = 4,
  WKDataDetectorTypeCalendarEvent = 8,
  WKDataDetectorTypeTrackingNumber = 16,
  WKDataDetectorTypeFlightNumber = 32,
  WKDataDetectorTypeLookupSuggestion = 64,
  WKDataDetectorTypeAll = ~0UL,
  WKDataDetectorTypeSpotlightSuggestion UNTIL_IOS(10.0, 10.0) = WKDataDetectorTypeLookupSuggestion,
};
#endif

ON_MAIN_ACTOR UNTIL_MACOS(10.10, 12.0) UNTIL_IOS(8.0, 15.0) @interface WKProcessPool : NSObject <NSSecureCoding>
@end

ON_MAIN_ACTOR @interface WKWebViewConfiguration : NSObject <NSSecureCoding, NSCopying>
@property (nonatomic, strong) WKProcessPool *processPool UNTIL_MACOS(10.10, 12.0) UNTIL_IOS(8.0, 15.0);
@property (nonatomic, strong) WKPreferences *preferences;
@property (nonatomic, strong) WKUserContentController *userContentController;
@property (nullable, nonatomic, strong) WKWebExtensionController *webExtensionController SINCE(15.4, 18.4) SINCE_VISIONOS(2.4);
@property (nonatomic, strong) WKWebsiteDataStore *websiteDataStore;
@property (nonatomic) BOOL suppressesIncrementalRendering;
@property (nullable, nonatomic, copy) NSString *applicationNameForUserAgent;
@property (nonatomic) BOOL allowsAirPlayForMediaPlayback;
@property (nonatomic) BOOL showsSystemScreenTimeBlockingView SINCE(26.0, 26.0) SINCE_VISIONOS(26.0);
@property (nonatomic) BOOL upgradeKnownHostsToHTTPS;
@property (nonatomic) WKAudiovisualMediaTypes mediaTypesRequiringUserActionForPlayback;
@property (null_resettable, nonatomic, copy) WKWebpagePreferences *defaultWebpagePreferences;
@property (nonatomic) BOOL limitsNavigationsToAppBoundDomains;
@property (nonatomic) BOOL allowsInlinePredictions SINCE(14.0, 17.0);
@property (nonatomic) BOOL supportsAdaptiveImageGlyph SINCE(15.0, 18.0) SINCE_VISIONOS(2.0);
#if __is_target_os(macos)
@property (nonatomic) WKUserInterfaceDirectionPolicy userInterfaceDirectionPolicy;
@property (nonatomic) NSWritingToolsBehavior writingToolsBehavior SINCE_MACOS(15.0);
#else
@property (nonatomic) BOOL allowsInlineMediaPlayback;
@property (nonatomic) WKSelectionGranularity selectionGranularity;
@property (nonatomic) BOOL allowsPictureInPictureMediaPlayback;
@property (nonatomic) WKDataDetectorTypes dataDetectorTypes;
@property (nonatomic) BOOL ignoresViewportScaleLimits;
@property (nonatomic) UIWritingToolsBehavior writingToolsBehavior SINCE_IOS(18.0) SINCE_VISIONOS(2.4);
@property (nonatomic) BOOL mediaPlaybackRequiresUserAction UNTIL_IOS(8.0, 9.0);
@property (nonatomic) BOOL mediaPlaybackAllowsAirPlay UNTIL_IOS(8.0, 9.0);
@property (nonatomic) BOOL requiresUserActionForMediaPlayback UNTIL_IOS(9.0, 10.0);
#endif
- (void)setURLSchemeHandler:(nullable id<WKURLSchemeHandler>)urlSchemeHandler forURLScheme:(NSString *)urlScheme;
- (nullable id<WKURLSchemeHandler>)urlSchemeHandlerForURLScheme:(NSString *)urlScheme;
@end
#pragma clang assume_nonnull end
