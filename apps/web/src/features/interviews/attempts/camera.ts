/** Ideal 640 × 480, facing the user (001 §9). */
const constraints: MediaStreamConstraints = {
  video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' },
};

/** Metadata must be there within 15 s (001 §9). */
const METADATA_MS = 15_000;

/** The element is waited for 15 times 0.5 s (001 §9). */
const ELEMENT_TRIES = 15;
const ELEMENT_PAUSE_MS = 500;

/** Carries the sentence to show under “Camera Error” (001 §8). */
export class CameraError extends Error {
  override readonly name = 'CameraError';
}

export async function openCamera(): Promise<MediaStream> {
  if (navigator.mediaDevices?.getUserMedia === undefined) {
    throw new CameraError('Camera access is not supported in this browser.');
  }
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia(constraints);
  } catch (error) {
    throw new CameraError(cameraMessage(error));
  }
  if (stream.getVideoTracks().length === 0) {
    throw new CameraError('Failed to get camera stream. Please check camera permissions.');
  }
  return stream;
}

/** By the names of the Media Capture specification, and the older ones of some browsers. */
export function cameraMessage(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return 'Camera access was denied. Please allow camera permissions and refresh the page.';
  }
  if (name === 'NotFoundError' || name === 'OverconstrainedError') {
    return 'No camera found on this device. Please connect a camera and try again.';
  }
  if (name === 'NotReadableError' || name === 'TrackStartError') {
    return 'Camera is already in use by another application. Please close other applications using the camera.';
  }
  return `Camera error: ${message}`;
}

/** The element that is to show the picture, once the page has drawn it. */
export async function awaitElement<E>(find: () => E | null): Promise<E> {
  for (let attempt = 0; attempt < ELEMENT_TRIES; attempt += 1) {
    const found = find();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, ELEMENT_PAUSE_MS));
  }
  throw new CameraError(
    'Video element is not available after multiple attempts. Please refresh the page.',
  );
}

/** Shows the stream; gives a warning when it is live but cannot be played. */
export async function showCamera(
  video: HTMLVideoElement,
  stream: MediaStream,
): Promise<string | null> {
  video.srcObject = stream;
  const ready = new Promise<void>((resolve, reject) => {
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) resolve();
    video.addEventListener('loadedmetadata', () => resolve(), { once: true });
    setTimeout(() => reject(new Error('no metadata')), METADATA_MS);
  });
  try {
    await ready;
    await video.play();
    return null;
  } catch {
    return 'Video playback failed, but camera is active. Please check browser permissions.';
  }
}
