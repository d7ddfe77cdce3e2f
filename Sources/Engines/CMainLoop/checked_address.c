#include "CheckedAddress.h"

struct _CheckedAddress {
  GNetworkAddress parent;
  GPtrArray *addresses;  // of GInetAddress
};

// Gives the addresses of a host one after another.
#define CHECKED_TYPE_ENUMERATOR (checked_enumerator_get_type())
G_DECLARE_FINAL_TYPE(
    CheckedEnumerator, checked_enumerator, CHECKED, ENUMERATOR, GSocketAddressEnumerator)

struct _CheckedEnumerator {
  GSocketAddressEnumerator parent;
  CheckedAddress *host;
  guint next;
};

G_DEFINE_FINAL_TYPE(CheckedEnumerator, checked_enumerator, G_TYPE_SOCKET_ADDRESS_ENUMERATOR)

static GSocketAddress *checked_enumerator_next(
    GSocketAddressEnumerator *enumerator, GCancellable *cancellable, GError **error) {
  CheckedEnumerator *self = CHECKED_ENUMERATOR(enumerator);
  if (g_cancellable_set_error_if_cancelled(cancellable, error)) return NULL;
  if (self->next >= self->host->addresses->len) return NULL;
  GInetAddress *address = g_ptr_array_index(self->host->addresses, self->next++);
  return g_inet_socket_address_new(
      address, g_network_address_get_port(G_NETWORK_ADDRESS(self->host)));
}

static void checked_enumerator_finalize(GObject *object) {
  g_object_unref(CHECKED_ENUMERATOR(object)->host);
  G_OBJECT_CLASS(checked_enumerator_parent_class)->finalize(object);
}

static void checked_enumerator_class_init(CheckedEnumeratorClass *type) {
  G_OBJECT_CLASS(type)->finalize = checked_enumerator_finalize;
  // The asynchronous form of the parent calls this one, which never waits.
  G_SOCKET_ADDRESS_ENUMERATOR_CLASS(type)->next = checked_enumerator_next;
}

static void checked_enumerator_init(CheckedEnumerator *self) {}

static GSocketAddressEnumerator *checked_address_enumerate(GSocketConnectable *connectable) {
  CheckedEnumerator *enumerator = g_object_new(CHECKED_TYPE_ENUMERATOR, NULL);
  enumerator->host = g_object_ref(CHECKED_ADDRESS(connectable));
  return G_SOCKET_ADDRESS_ENUMERATOR(enumerator);
}

static void checked_address_connectable_init(GSocketConnectableIface *interface) {
  interface->enumerate = checked_address_enumerate;
}

G_DEFINE_FINAL_TYPE_WITH_CODE(
    CheckedAddress, checked_address, G_TYPE_NETWORK_ADDRESS,
    G_IMPLEMENT_INTERFACE(G_TYPE_SOCKET_CONNECTABLE, checked_address_connectable_init))

static void checked_address_finalize(GObject *object) {
  g_ptr_array_unref(CHECKED_ADDRESS(object)->addresses);
  G_OBJECT_CLASS(checked_address_parent_class)->finalize(object);
}

static void checked_address_class_init(CheckedAddressClass *type) {
  G_OBJECT_CLASS(type)->finalize = checked_address_finalize;
}

static void checked_address_init(CheckedAddress *self) {
  self->addresses = g_ptr_array_new_with_free_func(g_object_unref);
}

CheckedAddress *checked_address_new(const char *name, guint16 port) {
  return g_object_new(CHECKED_TYPE_ADDRESS, "hostname", name, "port", (guint)port, NULL);
}

void checked_address_append(CheckedAddress *host, const guint8 *bytes, gboolean is_long) {
  GSocketFamily family = is_long ? G_SOCKET_FAMILY_IPV6 : G_SOCKET_FAMILY_IPV4;
  g_ptr_array_add(host->addresses, g_inet_address_new_from_bytes(bytes, family));
}

SoupSession *checked_address_new_session(
    CheckedAddress *host, int connections, gboolean uses_proxy) {
  SoupSession *session = soup_session_new_with_options(
      "remote-connectable", host, "max-conns", connections, "max-conns-per-host", connections, NULL);
  // A proxy looks up the name by itself, so that no connection would go to the address.
  if (!uses_proxy) soup_session_set_proxy_resolver(session, NULL);
  return session;
}
