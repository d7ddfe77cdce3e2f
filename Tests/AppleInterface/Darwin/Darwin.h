// States what this package and its tests call of the C library of macOS and iOS (fcntl.h, unistd.h,
// stdlib.h, string.h, errno.h, math.h, time.h, sys/stat.h, malloc/malloc.h).
#pragma once

typedef long ssize_t;
typedef unsigned long size_t;
typedef long long off_t;
typedef int pid_t;
typedef unsigned short mode_t;
typedef unsigned int socklen_t;

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_EVTONLY 0x8000
#define O_NONBLOCK 0x0004
#define O_NOCTTY 0x20000
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000
#define AT_SYMLINK_NOFOLLOW 0x0020

#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ELOOP 62
#define ENAMETOOLONG 63

typedef long time_t;
struct timespec { time_t tv_sec; long tv_nsec; };
struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  char *_Null_unspecified tm_zone;
};
struct tm *_Nullable gmtime_r(const time_t *_Nonnull seconds, struct tm *_Nonnull time);

struct stat {
  int st_dev;
  mode_t st_mode;
  unsigned short st_nlink;
  unsigned long long st_ino;
  unsigned int st_uid, st_gid;
  int st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  long long st_blocks;
  int st_blksize;
  unsigned int st_flags, st_gen;
};
int stat(const char *_Nonnull path, struct stat *_Nonnull status);
int fstat(int descriptor, struct stat *_Nonnull status);
int fstatat(int folder, const char *_Nonnull path, struct stat *_Nonnull status, int flags);
ssize_t pread(int descriptor, void *_Nullable bytes, size_t count, off_t offset);
char *_Null_unspecified strerror(int code);
typedef unsigned long clock_t;
clock_t clock(void);
int truncate(const char *_Nonnull path, off_t length);
int mkfifo(const char *_Nonnull path, mode_t mode);
double pow(double base, double exponent);
double floor(double value);
double ceil(double value);
double sqrt(double value);
double log2(double value);

int open(const char *_Nonnull path, int flags, ...);
int close(int descriptor);
int rename(const char *_Nonnull from, const char *_Nonnull to);
ssize_t read(int descriptor, void *_Nullable bytes, size_t count);
ssize_t write(int descriptor, const void *_Nullable bytes, size_t count);
pid_t getpid(void);
char *_Nullable getenv(const char *_Nonnull name);
int setenv(const char *_Nonnull name, const char *_Nonnull value, int overwrite);
void exit(int status) __attribute__((noreturn));
void free(void *_Nullable pointer);
void *_Nullable memchr(const void *_Nonnull bytes, int value, size_t count);
int memcmp(const void *_Nullable one, const void *_Nullable other, size_t count);
void *_Nonnull memcpy(void *_Nonnull to, const void *_Nonnull from, size_t count);

struct malloc_statistics_t { unsigned blocks_in_use; size_t size_in_use, max_size_in_use, size_allocated; };
typedef struct malloc_statistics_t malloc_statistics_t;
typedef struct _malloc_zone_t malloc_zone_t;
malloc_zone_t *_Nonnull malloc_default_zone(void);
void malloc_zone_statistics(malloc_zone_t *_Nullable zone, malloc_statistics_t *_Nonnull statistics);
