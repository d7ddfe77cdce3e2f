import CWebKitGTK
import Foundation

extension WKWebView {
  /// Pauses the page's audio and video.
  ///
  /// - Note: *Differs:* reaches only the elements in the main frame's document.
  @preconcurrency public func pauseAllMediaPlayback(
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let script = "for (const each of document.querySelectorAll('audio, video')) each.pause()"
    evaluate(script, frame: nil, world: .defaultClient) { _ in completionHandler?() }
  }

  /// Pauses the page's audio and video.
  ///
  /// - Note: *Differs:* reaches only the elements in the main frame's document.
  public func pauseAllMediaPlayback() async {
    await withCheckedContinuation { continuation in
      pauseAllMediaPlayback { continuation.resume() }
    }
  }

  /// Requests the playback state of the page's audio and video.
  ///
  /// - Note: *Differs:* considers only the elements in the main frame's document.
  @preconcurrency public func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor @Sendable (WKMediaPlaybackState) -> Void
  ) {
    let script =
      """
      (() => {
        const all = [...document.querySelectorAll('audio, video')].filter(
          each => each.currentSrc || each.src || each.srcObject)
        return all.length === 0 ? 0 : all.some(each => !each.paused && !each.ended) ? 1 : 2
      })()
      """
    evaluate(script, frame: nil, world: .defaultClient) { result in
      let number = try? result.get() as? Int
      completionHandler(number.flatMap(WKMediaPlaybackState.init) ?? .none)
    }
  }

  /// Requests the playback state of the page's audio and video.
  ///
  /// - Note: *Differs:* considers only the elements in the main frame's document.
  public func requestMediaPlaybackState() async -> WKMediaPlaybackState {
    await withCheckedContinuation { continuation in
      requestMediaPlaybackState { continuation.resume(returning: $0) }
    }
  }

  /// Whether the page uses a camera.
  public var cameraCaptureState: WKMediaCaptureState {
    isClosed ? .none : .init(webkit_web_view_get_camera_capture_state(object.pointer()))
  }

  /// Whether the page uses a microphone.
  public var microphoneCaptureState: WKMediaCaptureState {
    isClosed ? .none : .init(webkit_web_view_get_microphone_capture_state(object.pointer()))
  }

  /// Mutes the camera, unmutes it or ends its use.
  @preconcurrency public func setCameraCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    if !isClosed { webkit_web_view_set_camera_capture_state(object.pointer(), state.forGTK) }
    MainLoop.performLater { completionHandler?() }
  }

  /// Mutes the camera, unmutes it or ends its use.
  public func setCameraCaptureState(_ state: WKMediaCaptureState) async {
    await withCheckedContinuation { continuation in
      setCameraCaptureState(state) { continuation.resume() }
    }
  }

  /// Mutes the microphone, unmutes it or ends its use.
  @preconcurrency public func setMicrophoneCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    if !isClosed { webkit_web_view_set_microphone_capture_state(object.pointer(), state.forGTK) }
    MainLoop.performLater { completionHandler?() }
  }

  /// Mutes the microphone, unmutes it or ends its use.
  public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {
    await withCheckedContinuation { continuation in
      setMicrophoneCaptureState(state) { continuation.resume() }
    }
  }
}

extension WKMediaCaptureState {
  fileprivate init(_ state: WebKitMediaCaptureState) {
    self =
      switch state {
      case WEBKIT_MEDIA_CAPTURE_STATE_ACTIVE: .active
      case WEBKIT_MEDIA_CAPTURE_STATE_MUTED: .muted
      default: .none
      }
  }

  fileprivate var forGTK: WebKitMediaCaptureState {
    switch self {
    case .none: WEBKIT_MEDIA_CAPTURE_STATE_NONE
    case .active: WEBKIT_MEDIA_CAPTURE_STATE_ACTIVE
    case .muted: WEBKIT_MEDIA_CAPTURE_STATE_MUTED
    }
  }
}
