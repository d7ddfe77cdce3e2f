import CWebKitGTK
import Foundation
import Logging

extension WKWebView {
  /// Connects the signals for requests that can be denied: files, cameras, microphones and others.
  func connectPermissions() {
    object.connect("run-file-chooser") { [weak self] arguments in
      if let self, let request = arguments.object(1) {
        self.chooseFiles(GObject(retaining: request))
      }
      // Always handled, because GTK would otherwise show a panel of its own.
      return .handled(true)
    }
    object.connect("permission-request") { [weak self] arguments in
      guard let request = arguments.object(1).map({ GObject(retaining: $0) }) else {
        return .handled(false)
      }
      if let self, let type = WKMediaCaptureType(request) {
        self.decideMediaCapture(of: type, request)
      } else {
        webkit_permission_request_deny(request.opaque)
      }
      return .handled(true)
    }
  }

  private func chooseFiles(_ request: GObject) {
    let isMultiple = webkit_file_chooser_request_get_select_multiple(request.opaque) != 0
    let choose: @MainActor ([URL]?) -> Void = { urls in
      let files = (urls ?? []).filter(\.isFileURL).map(\.path)
      if files.isEmpty {
        if urls?.isEmpty == false { Self.log.error("A page can be given local files only.") }
        webkit_file_chooser_request_cancel(request.opaque)
      } else {
        (isMultiple ? files : [files[0]]).withCStrings {
          webkit_file_chooser_request_select_files(request.opaque, $0)
        }
      }
    }
    let answer = Answer("runOpenPanelWith", ifDropped: nil, deliver: awaited(choose))
    guard let delegate = askedDelegate(for: "files") else { return answer.give(nil) }
    delegate.webView(
      self, runOpenPanelWith: WKOpenPanelParameters(allowsMultipleSelection: isMultiple),
      initiatedByFrame: .unknown(in: self)
    ) { [weak self] in
      answer.give($0)
      self?.checkUIDelegate()
    }
  }

  private func decideMediaCapture(of type: WKMediaCaptureType, _ request: GObject) {
    let decide: @MainActor (WKPermissionDecision) -> Void = {
      if $0 == .grant {
        webkit_permission_request_allow(request.opaque)
      } else {
        webkit_permission_request_deny(request.opaque)
      }
    }
    let answer = Answer(
      "requestMediaCapturePermissionFor", ifDropped: .deny, deliver: awaited(decide))
    guard let delegate = askedDelegate(for: "a camera or a microphone") else {
      return answer.give(.deny)
    }
    delegate.webView(
      self, requestMediaCapturePermissionFor: WKSecurityOrigin(url: url),
      initiatedByFrame: .unknown(in: self), type: type
    ) { [weak self] in
      answer.give($0)
      self?.checkUIDelegate()
    }
  }
}

extension WKMediaCaptureType {
  /// Creates the type of a request, or nil if the request is not for a camera or a microphone.
  fileprivate init?(_ request: GObject) {
    guard
      g_type_check_instance_is_a(
        request.pointer(), webkit_user_media_permission_request_get_type()) != 0,
      webkit_user_media_permission_is_for_display_device(request.opaque) == 0
    else { return nil }
    let camera = webkit_user_media_permission_is_for_video_device(request.opaque) != 0
    let microphone = webkit_user_media_permission_is_for_audio_device(request.opaque) != 0
    switch (camera, microphone) {
    case (true, true): self = .cameraAndMicrophone
    case (true, false): self = .camera
    case (false, true): self = .microphone
    case (false, false): return nil
    }
  }
}
