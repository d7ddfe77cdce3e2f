// States what SDK headers say about names, nullability, actors and versions (NSObjCRuntime.h,
// os/availability.h), as macros for the headers of this folder's neighbours: facts, in own words.
#pragma once

#define SWIFT_NAMED(name) __attribute__((swift_name(name)))
#define SWIFT_ASYNC(index) __attribute__((swift_async(not_swift_private, index)))
#define SWIFT_ASYNC_NAMED(name) __attribute__((swift_async_name(name)))
#define REFINED_FOR_SWIFT __attribute__((swift_private))
#define ON_MAIN_ACTOR __attribute__((swift_attr("@MainActor")))
#define ON_NO_ACTOR __attribute__((swift_attr("nonisolated")))
#define SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define SWIFT_NOT_SENDABLE __attribute__((swift_attr("@_nonSendable")))
#define BRIDGED_TO(type) __attribute__((swift_bridge(type)))
#define DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define IS_UNAVAILABLE __attribute__((unavailable))

// visionOS has what iOS has, by the table of versions in SDKSettings.json, unless a header says otherwise.
#define SINCE(macos, ios) SINCE_MACOS(macos) SINCE_IOS(ios)
#define SINCE_MACOS(version) __attribute__((availability(macos, introduced = version)))
#define SINCE_IOS(version) __attribute__((availability(ios, introduced = version)))
#define SINCE_VISIONOS(version) __attribute__((availability(visionos, introduced = version)))
#define NOT_ON_MACOS __attribute__((availability(macos, unavailable)))
#define NOT_ON_IOS __attribute__((availability(ios, unavailable)))
#define NOT_ON_VISIONOS __attribute__((availability(visionos, unavailable)))
#define UNTIL_MACOS(since, version) __attribute__((availability(macos, introduced = since, deprecated = version)))
#define UNTIL_IOS(since, version) __attribute__((availability(ios, introduced = since, deprecated = version)))

#define STATED_ENUM(type, name) \
  typedef enum __attribute__((enum_extensibility(open))) name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#define STATED_CLOSED_ENUM(type, name) \
  typedef enum __attribute__((enum_extensibility(closed))) name : type name; \
  enum __attribute__((enum_extensibility(closed))) name : type
#define STATED_OPTIONS(type, name) \
  typedef enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define STATED_ERRORS(domain, name) \
  typedef enum __attribute__((ns_error_domain(domain), enum_extensibility(open))) name : NSInteger name; \
  enum __attribute__((ns_error_domain(domain), enum_extensibility(open))) name : NSInteger
// A type of names: of those that are stated only, or of others too.
#define STATED_NAMES __attribute__((swift_newtype(enum)))
#define STATED_OPEN_NAMES __attribute__((swift_newtype(struct)))
