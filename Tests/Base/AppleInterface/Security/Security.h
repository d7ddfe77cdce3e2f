// States Security/SecBase.h of the 26 SDKs, from knowledge of the interface: the one type that WebKit's headers name.
#pragma once
typedef struct __attribute__((objc_bridge(id))) __SecTrust *SecTrustRef;
