/// Whether this is a debug build, for behaviour that release builds do not have.
package let isDebugBuild: Bool = {
  #if DEBUG
    true
  #else
    false
  #endif
}()
