// States what this package and its tests call of the C library of macOS and iOS (fcntl.h, unistd.h,
// stdlib.h, string.h, errno.h, math.h, time.h, sys/stat.h, malloc/malloc.h, sys/socket.h, netinet/in.h, arpa/inet.h,
// netdb.h, sys/resource.h, signal.h, stdio.h).
#pragma once
#include "Addresses.h"

typedef long ssize_t;
typedef unsigned long size_t;
typedef long long off_t;
typedef int pid_t;
typedef unsigned short mode_t;
typedef unsigned int socklen_t;

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
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
#define F_SETFD 2
#define FD_CLOEXEC 1
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define AT_SYMLINK_NOFOLLOW 0x0020
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
#define F_FULLFSYNC 51
#define F_BARRIERFSYNC 85
#define SIGKILL 9
#define SIGPIPE 13
#define SIGXFSZ 25
#define RLIMIT_FSIZE 1
#define RLIMIT_NOFILE 8
#define RUSAGE_SELF 0

#define ENOENT 2
#define EPERM 1
#define EINTR 4
#define ENXIO 6
#define EIO 5
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENOTTY 25
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EMLINK 31
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ECONNABORTED 53
#define EOPNOTSUPP 102
#define ELOOP 62
#define EDQUOT 69
#define ESTALE 70
#define ENAMETOOLONG 63

#define AF_UNSPEC 0
#define AF_INET 2
#define AF_INET6 30
#define SOCK_STREAM 1
#define SHUT_WR 1
#define SHUT_RDWR 2
#define SOL_SOCKET 0xffff
#define SO_NOSIGPIPE 0x1022
#define INET6_ADDRSTRLEN 46
struct addrinfo { int ai_flags; int ai_family; int ai_socktype; int ai_protocol; socklen_t ai_addrlen; char *ai_canonname; struct sockaddr *ai_addr; struct addrinfo *ai_next; };
int getaddrinfo(const char *host, const char *service, const struct addrinfo *hints, struct addrinfo **result);
void freeaddrinfo(struct addrinfo *result);
int inet_pton(int family, const char *text, void *address);
const char *inet_ntop(int family, const void *address, char *text, socklen_t size);

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
int lstat(const char *_Nonnull path, struct stat *_Nonnull status);
typedef struct _dirdesc DIR;
struct dirent {
  unsigned long long d_ino, d_seekoff;
  unsigned short d_reclen, d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
DIR *_Nullable opendir(const char *_Nonnull path);
struct dirent *_Nullable readdir(DIR *_Nonnull folder);
int closedir(DIR *_Nonnull folder);
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
ssize_t send(int descriptor, const void *_Nullable bytes, size_t count, int flags);
int shutdown(int descriptor, int way);
int setsockopt(int descriptor, int level, int option, const void *_Nullable value, socklen_t size);
pid_t getpid(void);
int flock(int descriptor, int operation);
int fsync(int descriptor);
int unlink(const char *_Nonnull path);
int link(const char *_Nonnull file, const char *_Nonnull path);
int mkdir(const char *_Nonnull path, mode_t mode);
int rmdir(const char *_Nonnull path);
int chmod(const char *_Nonnull path, mode_t mode);
int ftruncate(int descriptor, off_t length);
ssize_t pwrite(int descriptor, const void *_Nullable bytes, size_t count, off_t offset);
int kill(pid_t process, int signal);
unsigned int geteuid(void);
int isatty(int descriptor);
int symlink(const char *_Nonnull target, const char *_Nonnull path);
typedef struct __sFILE FILE;
int fflush(FILE *_Nullable file);
typedef void (*sig_t)(int);
sig_t _Nullable signal(int signal, sig_t _Nullable handler);
typedef unsigned long long rlim_t;
struct rlimit { rlim_t rlim_cur, rlim_max; };
int getrlimit(int resource, struct rlimit *_Nonnull limits);
int setrlimit(int resource, const struct rlimit *_Nonnull limits);
struct timeval { time_t tv_sec; int tv_usec; };
struct rusage {
  struct timeval ru_utime, ru_stime;
  long ru_maxrss, ru_ixrss, ru_idrss, ru_isrss, ru_minflt, ru_majflt, ru_nswap, ru_inblock, ru_oublock;
  long ru_msgsnd, ru_msgrcv, ru_nsignals, ru_nvcsw, ru_nivcsw;
};
int getrusage(int who, struct rusage *_Nonnull usage);
int usleep(unsigned int microseconds);
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
