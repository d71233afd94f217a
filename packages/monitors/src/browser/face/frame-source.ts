/** The camera's pictures, one at a time. */
export interface FrameSource {
  /** The newest picture that was not given yet, or null. The taker closes it. */
  next(): Promise<VideoFrame | ImageBitmap | null>;
  readonly size: () => { readonly width: number; readonly height: number };
  close(): void;
}

/**
 * A video element of its own, which nobody sees: the page's preview may be hidden or absent. It has no size before its
 * first picture.
 */
export function openFrameSource(stream: MediaStream): FrameSource {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  // Answers with the first picture only, which a camera that another program holds may never give.
  void video.play().catch(() => {});
  let given: number | null = null;
  /** Whether this picture is another one than the last. */
  const isNew = (mark: number): boolean => {
    const was = given;
    given = mark;
    return mark !== was;
  };
  return {
    next: async () => {
      // Below HAVE_CURRENT_DATA there is no picture. `currentTime` goes on when a camera stands still.
      if (video.readyState < 2) return null;
      if (typeof VideoFrame !== 'function') {
        const { totalVideoFrames } = video.getVideoPlaybackQuality();
        return isNew(totalVideoFrames) ? createImageBitmap(video) : null;
      }
      // A VideoFrame shares the camera's memory; its colours are converted in the worker.
      const frame = new VideoFrame(video);
      if (isNew(frame.timestamp)) return frame;
      frame.close();
      return null;
    },
    size: () => ({ width: video.videoWidth, height: video.videoHeight }),
    close: () => {
      video.pause();
      video.srcObject = null;
    },
  };
}
