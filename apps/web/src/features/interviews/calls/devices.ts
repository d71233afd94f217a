import {
  type DeviceChoice,
  type DeviceProblem,
  offersBlur,
  problemOf,
  readChoice,
} from './device-rules.ts';

const CHOICE_KEY = 'candor.call.devices';

export type Devices = {
  readonly microphone: MediaStreamTrack | null;
  readonly camera: MediaStreamTrack | null;
  readonly problems: {
    readonly microphone: DeviceProblem | null;
    readonly camera: DeviceProblem | null;
  };
};

export const canCall = (): boolean =>
  'RTCPeerConnection' in globalThis && navigator.mediaDevices?.getUserMedia !== undefined;

export function keptChoice(): DeviceChoice {
  try {
    return readChoice(localStorage.getItem(CHOICE_KEY));
  } catch {
    return {};
  }
}

export function keepChoice(choice: DeviceChoice): void {
  try {
    localStorage.setItem(CHOICE_KEY, JSON.stringify(choice));
  } catch {
    // Storage is refused: the browser's usual devices the next time.
  }
}

const soundOf = (id: string | undefined): MediaTrackConstraints => ({
  ...{ echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  ...(id !== undefined && { deviceId: { ideal: id } }),
});
const pictureOf = (id: string | undefined): MediaTrackConstraints => ({
  ...{ width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } },
  ...(id !== undefined && { deviceId: { ideal: id } }),
});

type One = readonly [MediaStreamTrack | null, DeviceProblem | null];

/** Together, which asks once; where that fails each alone, so that one that is missing does not cost the other. */
export async function openDevices({ microphone, camera }: DeviceChoice): Promise<Devices> {
  const audio = soundOf(microphone);
  const video = pictureOf(camera);
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio, video });
    const [sound = null] = stream.getAudioTracks();
    const [picture = null] = stream.getVideoTracks();
    return { microphone: sound, camera: picture, problems: { microphone: null, camera: null } };
  } catch {
    const [sound, soundProblem] = await openOne({ audio });
    const [picture, pictureProblem] = await openCamera(camera);
    const problems = { microphone: soundProblem, camera: pictureProblem };
    return { microphone: sound, camera: picture, problems };
  }
}

export const openMicrophone = (id: string | undefined): Promise<One> =>
  openOne({ audio: soundOf(id) });

export const openCamera = (id: string | undefined): Promise<One> =>
  openOne({ video: pictureOf(id) });

async function openOne(wanted: MediaStreamConstraints): Promise<One> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia(wanted);
    return [stream.getTracks()[0] ?? null, null];
  } catch (error) {
    return [null, problemOf(error instanceof Error ? error.name : '')];
  }
}

/** null: the person closed the browser's dialog. */
export async function openScreen(): Promise<MediaStreamTrack | null> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({
      video: { frameRate: { max: 15 } },
    });
    const [track = null] = stream.getVideoTracks();
    // Text stays sharp where the network is narrow.
    if (track !== null) track.contentHint = 'detail';
    return track;
  } catch {
    return null;
  }
}

export const canBlur = (camera: MediaStreamTrack | null): boolean =>
  camera !== null && 'getCapabilities' in camera && offersBlur(camera.getCapabilities());

export const isBlurred = (camera: MediaStreamTrack | null): boolean =>
  camera?.getSettings().backgroundBlur === true;

/**
 * On the device, by the camera or the browser. Asked for alone: Chromium refuses a set that asks for something else too.
 * Whether it took says the camera.
 */
export async function blur(camera: MediaStreamTrack | null, isOn: boolean): Promise<void> {
  if (camera === null || !canBlur(camera)) return;
  await camera.applyConstraints({ backgroundBlur: isOn }).catch(() => {});
}

/** What is off goes on to exist: it sends silence, or black. */
export function turn(track: MediaStreamTrack | null, isOn: boolean): void {
  if (track !== null) track.enabled = isOn;
}
