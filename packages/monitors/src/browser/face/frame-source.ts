/** The camera's pictures, one at a time. */
export interface FrameSource {
  /** The newest picture that was not given yet, or null. The taker closes it. */
  next(): Promise<VideoFrame | ImageBitmap | null>;
  readonly size: () => { readonly width: number; readonly height: number };
  close(): void;
}

/** A video element of its own, which nobody sees: the page's preview may be hidden or absent. */
export async function openFrameSource(stream: MediaStream): Promise<FrameSource> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  let given = -1;
  return {
    next: async () => {
      // Below HAVE_CURRENT_DATA there is no picture.
      if (video.readyState < 2 || video.currentTime === given) return null;
      given = video.currentTime;
      // A VideoFrame shares the camera's memory; its colours are converted in the worker.
      if (typeof VideoFrame === 'function') return new VideoFrame(video);
      return createImageBitmap(video);
    },
    size: () => ({ width: video.videoWidth, height: video.videoHeight }),
    close: () => {
      video.pause();
      video.srcObject = null;
    },
  };
}
