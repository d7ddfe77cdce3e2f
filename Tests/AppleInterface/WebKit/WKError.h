// States WKError.h, as read in WebKit/WebKit at 39615fce9877.
// WKError itself and its codes stand in WKError.swift, because they are a struct that Swift makes of them.
#pragma once
#include "WKFoundation.h"
#pragma clang assume_nonnull begin
extern NSString *const WKErrorDomain;
#pragma clang assume_nonnull end
