// States CoreGraphics/CGGeometry.h, CGImage.h, CGColorSpace.h, CGBitmapContext.h and CoreFoundation/CFCGTypes.h of the
// macOS 26 and iOS 26 SDKs, as far as this package uses them.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include "../ObjectiveC/attributes.h"

typedef double CGFloat;
struct CGPoint { CGFloat x, y; };
typedef struct CGPoint CGPoint;
struct CGSize { CGFloat width, height; };
typedef struct CGSize CGSize;
struct CGVector { CGFloat dx, dy; };
typedef struct CGVector CGVector;
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;

typedef struct __attribute__((objc_bridge(id))) CGImage *CGImageRef;
typedef struct __attribute__((objc_bridge(id))) CGContext *CGContextRef;
typedef struct __attribute__((objc_bridge(id))) CGColorSpace *CGColorSpaceRef;
size_t CGImageGetWidth(CGImageRef _Nullable image) SWIFT_NAMED("getter:CGImageRef.width(self:)");
size_t CGImageGetHeight(CGImageRef _Nullable image) SWIFT_NAMED("getter:CGImageRef.height(self:)");
__attribute__((cf_returns_retained)) CGColorSpaceRef _Nonnull CGColorSpaceCreateDeviceRGB(void);
STATED_ENUM(uint32_t, CGImageAlphaInfo) { kCGImageAlphaNone, kCGImageAlphaPremultipliedLast };
__attribute__((cf_returns_retained)) CGContextRef _Nullable CGBitmapContextCreate(void *_Nullable data, size_t width, size_t height, size_t bitsPerComponent, size_t bytesPerRow, CGColorSpaceRef _Nonnull space, uint32_t bitmapInfo) SWIFT_NAMED("CGContextRef.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)");
