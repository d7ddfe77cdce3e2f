// States what SDK headers say about names, nullability, actors and versions (NSObjCRuntime.h,
// os/availability.h), as macros for the headers of this folder's neighbours: facts, in own words.
#pragma once

#define SWIFT_NAMED(name) __attribute__((swift_name(name)))
#define SWIFT_ASYNC(index) __attribute__((swift_async(not_swift_private, index)))
#define SWIFT_ASYNC_NAMED(name, index) SWIFT_ASYNC(index) __attribute__((swift_async_name(name)))
#define SWIFT_NO_ASYNC __attribute__((swift_async(none)))
#define ON_MAIN_ACTOR __attribute__((swift_attr("@MainActor")))
#define SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define SWIFT_NOT_SENDABLE __attribute__((swift_attr("@_nonSendable")))
#define BRIDGED_TO(type) __attribute__((swift_bridge(type)))
#define DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define IS_UNAVAILABLE __attribute__((unavailable))

#define SINCE_MACOS(version) __attribute__((availability(macos, introduced = version)))
#define SINCE_IOS(version) __attribute__((availability(ios, introduced = version)))
#define SINCE_VISIONOS(version) __attribute__((availability(visionos, introduced = version)))
#define NOT_ON_MACOS __attribute__((availability(macos, unavailable)))
#define NOT_ON_IOS __attribute__((availability(ios, unavailable)))

#define STATED_ENUM(type, name) \
  typedef enum __attribute__((enum_extensibility(open))) name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#define STATED_CLOSED_ENUM(type, name) \
  typedef enum __attribute__((enum_extensibility(closed))) name : type name; \
  enum __attribute__((enum_extensibility(closed))) name : type
#define STATED_OPTIONS(type, name) \
  typedef enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
