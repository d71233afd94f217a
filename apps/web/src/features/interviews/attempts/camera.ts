import { type CheckWords, checkWords as words } from './check-words.ts';

/** Ideal 640 × 480, facing the user (001 §9). */
const constraints: MediaStreamConstraints = {
  video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' },
};

/** Metadata must be there within 15 s (001 §9). */
const METADATA_MS = 15_000;

/** The element is waited for 15 times 0.5 s (001 §9). */
const ELEMENT_TRIES = 15;
const ELEMENT_PAUSE_MS = 500;

/** Which sentence stands under “Camera Error” (001 §8); without one of these, what the browser said. */
export type CameraProblem = Exclude<keyof CheckWords['cameraProblems'], 'notPlaying'>;

export class CameraError extends Error {
  override readonly name = 'CameraError';
  readonly problem: CameraProblem | null;

  constructor(problem: CameraProblem | null, message: string = problem ?? '') {
    super(message);
    this.problem = problem;
  }
}

/** In the language of now. */
export const cameraText = ({ problem, message }: CameraError): string =>
  problem === null ? words.cameraOther(message) : words.cameraProblems[problem];

export async function openCamera(): Promise<MediaStream> {
  if (navigator.mediaDevices?.getUserMedia === undefined) {
    throw new CameraError('unsupported');
  }
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia(constraints);
  } catch (error) {
    throw cameraError(error);
  }
  if (stream.getVideoTracks().length === 0) {
    throw new CameraError('lost');
  }
  return stream;
}

/** By the names of the Media Capture specification, and the older ones of some browsers. */
export function cameraError(error: unknown): CameraError {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return new CameraError('denied');
  }
  if (name === 'NotFoundError' || name === 'OverconstrainedError') {
    return new CameraError('missing');
  }
  if (name === 'NotReadableError' || name === 'TrackStartError') {
    return new CameraError('inUse');
  }
  return new CameraError(null, message);
}

/** The element that is to show the picture, once the page has drawn it. */
export async function awaitElement<E>(find: () => E | null): Promise<E> {
  for (let attempt = 0; attempt < ELEMENT_TRIES; attempt += 1) {
    const found = find();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, ELEMENT_PAUSE_MS));
  }
  throw new CameraError('noElement');
}

/** Shows the stream; false when it is live but cannot be played. */
export async function showCamera(video: HTMLVideoElement, stream: MediaStream): Promise<boolean> {
  video.srcObject = stream;
  const ready = new Promise<void>((resolve, reject) => {
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) resolve();
    video.addEventListener('loadedmetadata', () => resolve(), { once: true });
    setTimeout(() => reject(new Error('no metadata')), METADATA_MS);
  });
  try {
    await ready;
    await video.play();
    return true;
  } catch {
    return false;
  }
}
