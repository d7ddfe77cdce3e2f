// The functions of the toolchain's libIndexStore that scripts/layers calls.
// Their declarations are those of LLVM's indexstore/indexstore.h.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *_Nullable data;
  size_t length;
} indexstore_string_ref_t;

typedef void *_Nonnull indexstore_object;
typedef void *_Nullable *_Nullable indexstore_error;

void *_Nullable indexstore_store_create(const char *_Nonnull path, indexstore_error);
bool indexstore_store_units_apply_f(
    indexstore_object store, unsigned sorted, void *_Nullable context,
    bool (*_Nonnull body)(void *_Nullable context, indexstore_string_ref_t name));

void *_Nullable indexstore_unit_reader_create(
    indexstore_object store, const char *_Nonnull name, indexstore_error);
void indexstore_unit_reader_dispose(indexstore_object reader);
indexstore_string_ref_t indexstore_unit_reader_get_main_file(indexstore_object reader);
bool indexstore_unit_reader_dependencies_apply_f(
    indexstore_object reader, void *_Nullable context,
    bool (*_Nonnull body)(void *_Nullable context, indexstore_object dependency));
int indexstore_unit_dependency_get_kind(indexstore_object dependency);
indexstore_string_ref_t indexstore_unit_dependency_get_name(indexstore_object dependency);
indexstore_string_ref_t indexstore_unit_dependency_get_filepath(indexstore_object dependency);

void *_Nullable indexstore_record_reader_create(
    indexstore_object store, const char *_Nonnull name, indexstore_error);
void indexstore_record_reader_dispose(indexstore_object reader);
bool indexstore_record_reader_occurrences_apply_f(
    indexstore_object reader, void *_Nullable context,
    bool (*_Nonnull body)(void *_Nullable context, indexstore_object occurrence));
indexstore_object indexstore_occurrence_get_symbol(indexstore_object occurrence);
uint64_t indexstore_occurrence_get_roles(indexstore_object occurrence);
void indexstore_occurrence_get_line_col(
    indexstore_object occurrence, unsigned *_Nullable line, unsigned *_Nullable column);
indexstore_string_ref_t indexstore_symbol_get_usr(indexstore_object symbol);
indexstore_string_ref_t indexstore_symbol_get_name(indexstore_object symbol);
