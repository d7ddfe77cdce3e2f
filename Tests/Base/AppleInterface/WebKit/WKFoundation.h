// States what WebKit's headers share: imports, the names that differ between the systems, and the classes they name in advance.
#pragma once
#if __is_target_os(macos)
@import AppKit;
#define STATED_VIEW NSView
#define STATED_COLOR NSColor
#define STATED_IMAGE NSImage
#define STATED_INSETS NSEdgeInsets
#define STATED_MENU_ITEM NSMenuItem
#define STATED_MODIFIERS NSEventModifierFlags
#else
@import UIKit;
#define STATED_VIEW UIView
#define STATED_COLOR UIColor
#define STATED_IMAGE UIImage
#define STATED_INSETS UIEdgeInsets
#define STATED_MENU_ITEM UIMenuElement
#define STATED_MODIFIERS UIKeyModifierFlags
#endif
@import Foundation;
@import Security;
#include "../ObjectiveC/attributes.h"

@class WKBackForwardList, WKBackForwardListItem, WKContentRuleList, WKContentWorld, WKContextMenuElementInfo;
@class WKDownload, WKFindConfiguration, WKFindResult, WKFrameInfo, WKHTTPCookieStore, WKNavigation;
@class WKNavigationAction, WKNavigationResponse, WKOpenPanelParameters, WKPDFConfiguration, WKPreferences;
@class WKPreviewElementInfo, WKProcessPool, WKScriptMessage, WKSecurityOrigin, WKSnapshotConfiguration;
@class WKUserContentController, WKUserScript, WKWebpagePreferences, WKWebsiteDataStore, WKWebView;
@class WKWebViewConfiguration, WKWindowFeatures;
@class WKWebExtension, WKWebExtensionAction, WKWebExtensionCommand, WKWebExtensionContext, WKWebExtensionController;
@class WKWebExtensionControllerConfiguration, WKWebExtensionDataRecord, WKWebExtensionMatchPattern;
@class WKWebExtensionMessagePort, WKWebExtensionTabConfiguration, WKWebExtensionWindowConfiguration;
@protocol WKDownloadDelegate, WKNavigationDelegate, WKUIDelegate;
@protocol WKScriptMessageHandler, WKScriptMessageHandlerWithReply, WKURLSchemeHandler;
@protocol WKWebExtensionControllerDelegate, WKWebExtensionTab, WKWebExtensionWindow;
