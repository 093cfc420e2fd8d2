#ifndef CRELEASE_H
#define CRELEASE_H

/// The commit that a release was made from; empty in other builds. `Scripts/release` links its own in the place of this one, so that
/// nothing has to be compiled again for another commit.
extern const char tablesite_commit[];

/// The same; a function, because Swift does not take arrays without a length.
const char *tablesite_commit_name(void);

#endif
