// States the C types of libdispatch that the toolchain's Swift module Dispatch is declared with: it is that of
// Linux, whose classes have the names and members of Apple's.
#pragma once

typedef unsigned long long dispatch_time_t;
typedef struct dispatch_queue_s *dispatch_queue_t;
typedef struct dispatch_object_s *dispatch_object_t;
typedef struct dispatch_source_s *dispatch_source_t;
typedef struct dispatch_group_s *dispatch_group_t;
typedef struct dispatch_semaphore_s *dispatch_semaphore_t;
typedef struct dispatch_data_s *dispatch_data_t;
typedef struct dispatch_io_s *dispatch_io_t;
typedef unsigned int dispatch_qos_class_t;
typedef unsigned long dispatch_block_flags_t;
