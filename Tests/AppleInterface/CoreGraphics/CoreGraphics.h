// States CoreGraphics/CGGeometry.h and CoreFoundation/CFCGTypes.h of the macOS 26 and iOS 26 SDKs, as far as
// this package uses them.
#pragma once

typedef double CGFloat;
struct CGPoint { CGFloat x, y; };
typedef struct CGPoint CGPoint;
struct CGSize { CGFloat width, height; };
typedef struct CGSize CGSize;
struct CGVector { CGFloat dx, dy; };
typedef struct CGVector CGVector;
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
