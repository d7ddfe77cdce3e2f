// GTK 4, as a module. GTK 4.10 deprecates the file panel of earlier releases.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#include <gtk/gtk.h>
