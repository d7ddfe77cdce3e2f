// The C libraries behind the module `WebKitGTK`, as one Clang module.

#ifndef CWEBKITGTK_H
#define CWEBKITGTK_H

// The same source has to build with later releases, which deprecate some of what it uses.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS

#include <gio/gio.h>
#include <glib-object.h>
#include <glib.h>
#include <gtk/gtk.h>
#include <jsc/jsc.h>
#include <libsoup/soup.h>
#include <webkit/webkit.h>

#endif
