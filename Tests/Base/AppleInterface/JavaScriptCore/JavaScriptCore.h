// States JavaScriptCore/JavaScriptCore.h of the macOS 26 and iOS 26 SDKs: the headers beside this one.
#pragma once
#include "JSContext.h"
#include "JSValue.h"
