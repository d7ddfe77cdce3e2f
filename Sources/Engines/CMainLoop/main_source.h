#ifndef MAIN_SOURCE_H
#define MAIN_SOURCE_H

// Makes the default main context serve the main queue, and the main run loop in its default mode.
void main_source_attach(void);

#endif
