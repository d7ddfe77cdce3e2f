// The host of a server whose addresses were looked up and checked before. A connection goes to one of these
// addresses, and a certificate has to be one of the host's name.

#ifndef CHECKEDADDRESS_H
#define CHECKEDADDRESS_H

#include <gio/gio.h>
#include <libsoup/soup.h>

G_BEGIN_DECLS

#define CHECKED_TYPE_ADDRESS (checked_address_get_type())
G_DECLARE_FINAL_TYPE(CheckedAddress, checked_address, CHECKED, ADDRESS, GNetworkAddress)

// Makes a host without addresses. The name is one in ASCII, without brackets.
CheckedAddress *checked_address_new(const char *name, guint16 port);

// Appends an address: 4 bytes, or 16 if `is_long`.
void checked_address_append(CheckedAddress *host, const guint8 *bytes, gboolean is_long);

// Makes a session whose connections all go to the host; `host` may be null. `connections` is how many may be
// open at once.
SoupSession *checked_address_new_session(
    CheckedAddress *host, int connections, gboolean uses_proxy);

G_END_DECLS

#endif
