// GTK 4, as a module.
#include <gtk/gtk.h>
