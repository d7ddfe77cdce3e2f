// States WKWebViewConfiguration.h, as read in WebKit/WebKit at 0bf491aba415.
// WKProcessPool.h and WKDataDetectorTypes.h are stated from knowledge of the interface and still to be read.
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
};
#endif

ON_MAIN_ACTOR @interface WKProcessPool : NSObject <NSSecureCoding>
@end

ON_MAIN_ACTOR @interface WKWebViewConfiguration : NSObject <NSSecureCoding, NSCopying>
@property (nonatomic, strong) WKProcessPool *processPool;
@property (nonatomic, strong) WKPreferences *preferences;
@property (nonatomic, strong) WKUserContentController *userContentController;
@property (nonatomic, strong) WKWebsiteDataStore *websiteDataStore;
@property (nonatomic) BOOL suppressesIncrementalRendering;
@property (nullable, nonatomic, copy) NSString *applicationNameForUserAgent;
@property (nonatomic) BOOL allowsAirPlayForMediaPlayback;
@property (nonatomic) BOOL upgradeKnownHostsToHTTPS;
@property (nonatomic) WKAudiovisualMediaTypes mediaTypesRequiringUserActionForPlayback;
@property (null_resettable, nonatomic, copy) WKWebpagePreferences *defaultWebpagePreferences;
@property (nonatomic) BOOL limitsNavigationsToAppBoundDomains;
@property (nonatomic) BOOL allowsInlinePredictions SINCE(14.0, 17.0);
@property (nonatomic) BOOL supportsAdaptiveImageGlyph SINCE(15.0, 18.0);
#if __is_target_os(macos)
@property (nonatomic) WKUserInterfaceDirectionPolicy userInterfaceDirectionPolicy;
#else
@property (nonatomic) BOOL allowsInlineMediaPlayback;
@property (nonatomic) WKSelectionGranularity selectionGranularity;
@property (nonatomic) BOOL allowsPictureInPictureMediaPlayback;
@property (nonatomic) WKDataDetectorTypes dataDetectorTypes;
@property (nonatomic) BOOL ignoresViewportScaleLimits;
@property (nonatomic) BOOL mediaPlaybackRequiresUserAction __attribute__((availability(ios, introduced = 8.0, deprecated = 9.0)));
@property (nonatomic) BOOL mediaPlaybackAllowsAirPlay __attribute__((availability(ios, introduced = 8.0, deprecated = 9.0)));
@property (nonatomic) BOOL requiresUserActionForMediaPlayback __attribute__((availability(ios, introduced = 9.0, deprecated = 10.0)));
#endif
- (void)setURLSchemeHandler:(nullable id<WKURLSchemeHandler>)urlSchemeHandler forURLScheme:(NSString *)urlScheme;
- (nullable id<WKURLSchemeHandler>)urlSchemeHandlerForURLScheme:(NSString *)urlScheme;
@end
#pragma clang assume_nonnull end
