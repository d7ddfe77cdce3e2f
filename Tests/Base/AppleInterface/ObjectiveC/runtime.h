// States objc/runtime.h of the macOS 26 and iOS 26 SDKs, as far as this package uses it, and `Method`,
// because a type of that name in a package is ambiguous with it.
#pragma once
#include "NSObject.h"

#pragma clang assume_nonnull begin
typedef struct objc_method *Method;
typedef struct objc_ivar *Ivar;
typedef struct objc_category *Category;
typedef struct objc_property *objc_property_t;
typedef id _Nonnull (*IMP)(id _Nonnull, SEL _Nonnull, ...);

typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long objc_AssociationPolicy;
enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
};
id _Nullable objc_getAssociatedObject(id object, const void *key);
void objc_setAssociatedObject(id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
void objc_removeAssociatedObjects(id object);
#pragma clang assume_nonnull end
