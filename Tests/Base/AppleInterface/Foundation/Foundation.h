// States Foundation/Foundation.h of the macOS 26 and iOS 26 SDKs: the headers beside this one, each as far
// as this package, its tests and its example apps use it. What Swift sees as structs (Data, Date, URL, …) is
// the toolchain's own FoundationEssentials, which is the code that Apple's Foundation has too.
#pragma once
#include "NSObject+Foundation.h"
#include "Values.h"
#include "Collections.h"
#include "Errors.h"
#include "Files.h"
#include "Network.h"
#include "Threads.h"
#include "Processes.h"
#include "Progress.h"
