/// Whether this is a debug build, for what only such a build does.
package let isDebugBuild: Bool = {
  #if DEBUG
    true
  #else
    false
  #endif
}()
