// States Network/proxy_config.h of the 26 SDKs, from knowledge of the interface: the one type that WebKit's headers name.
#pragma once
@import ObjectiveC;
@protocol OS_nw_proxy_config <NSObject>
@end
typedef NSObject<OS_nw_proxy_config> *nw_proxy_config_t;
