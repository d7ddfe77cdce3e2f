// States what WebKit's headers share: imports, the view's superclass and the classes they name in advance.
#pragma once
#if __is_target_os(macos)
@import AppKit;
#define STATED_VIEW NSView
#define STATED_COLOR NSColor
#define STATED_IMAGE NSImage
#else
@import UIKit;
#define STATED_VIEW UIView
#define STATED_COLOR UIColor
#define STATED_IMAGE UIImage
#endif
@import Foundation;
#include "../ObjectiveC/attributes.h"

#define SINCE(macos, ios) SINCE_MACOS(macos) SINCE_IOS(ios)
// The asynchronous form keeps its plain name, and the completion handler is the argument of this number.
#define ASYNC_AT(index) __attribute__((swift_async(not_swift_private, index)))
#define ASYNC_NAMED(name) __attribute__((swift_async_name(name)))
#define REFINED_FOR_SWIFT __attribute__((swift_private))
#define GONE(macos_since, macos_until, ios_since, ios_until) \
  __attribute__((availability(macos, introduced = macos_since, deprecated = macos_until))) \
  __attribute__((availability(ios, introduced = ios_since, deprecated = ios_until)))

@class WKBackForwardList, WKBackForwardListItem, WKContentRuleList, WKContentWorld, WKContextMenuElementInfo;
@class WKDownload, WKFindConfiguration, WKFindResult, WKFrameInfo, WKHTTPCookieStore, WKNavigation;
@class WKNavigationAction, WKNavigationResponse, WKOpenPanelParameters, WKPDFConfiguration, WKPreferences;
@class WKProcessPool, WKScriptMessage, WKSecurityOrigin, WKSnapshotConfiguration, WKUserContentController;
@class WKUserScript, WKWebpagePreferences, WKWebsiteDataStore, WKWebView, WKWebViewConfiguration;
@class WKWindowFeatures;
@protocol WKDownloadDelegate, WKNavigationDelegate, WKUIDelegate;
@protocol WKScriptMessageHandler, WKScriptMessageHandlerWithReply, WKURLSchemeHandler;
