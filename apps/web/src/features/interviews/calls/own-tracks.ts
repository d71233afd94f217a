import { blur, isBlurred } from './devices.ts';

/** What is on in this page, as far as it is recorded. */
export type OwnTracks = {
  readonly microphone: MediaStreamTrack | null;
  readonly camera: MediaStreamTrack | null;
  readonly isCameraOn: boolean;
  readonly screen: MediaStreamTrack | null;
};

const WIDTH = 640;
const HEIGHT = 360;

/** A smaller picture than the call's: it is encoded beside the call, on computers that have other work. */
const small: MediaTrackConstraints = {
  ...{ width: { max: WIDTH }, height: { max: HEIGHT } },
};

export type CameraStream = {
  readonly stream: MediaStream;
  readonly isOf: (tracks: OwnTracks) => boolean;
  readonly turn: (isOn: boolean) => void;
  readonly stop: () => void;
};

const isLive = (track: MediaStreamTrack | null): track is MediaStreamTrack =>
  track !== null && track.readyState === 'live';

/**
 * Camera and microphone as one stream that always has a picture and a sound, so that all segments of a track are alike:
 * black without a camera, silent without a microphone. The tracks are copies: what ends with them is not the call.
 */
export async function cameraStream({ microphone, camera }: OwnTracks): Promise<CameraStream> {
  const picture = isLive(camera) ? camera.clone() : blackTrack();
  if (isLive(camera)) {
    await picture.applyConstraints(small).catch(() => {});
    // After the size, which may undo it: what is blurred in the call is in the recording too.
    if (isBlurred(camera)) await blur(picture, true);
  }
  const silence = isLive(microphone) ? null : new AudioContext();
  // Not a copy: muted in the call is muted here.
  const sound = isLive(microphone) ? microphone : silentTrack(silence);
  return {
    stream: new MediaStream(sound === undefined ? [picture] : [picture, sound]),
    isOf: (tracks) => tracks.camera === camera && tracks.microphone === microphone,
    turn: (isOn) => {
      if (isLive(camera)) picture.enabled = isOn;
    },
    stop: () => {
      picture.stop();
      void silence?.close();
    },
  };
}

export function screenStream(screen: MediaStreamTrack): MediaStream {
  const copy = screen.clone();
  copy.contentHint = 'detail';
  return new MediaStream([copy]);
}

export function endStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** One picture a second: a recorder that is given none ends with nothing. */
function blackTrack(): MediaStreamTrack {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  const [track] = canvas.captureStream(1).getVideoTracks();
  if (track === undefined) throw new Error('A canvas gave no picture');
  const paint = (): void => {
    if (track.readyState === 'ended') return clearInterval(painting);
    context?.fillRect(0, 0, WIDTH, HEIGHT);
  };
  const painting = setInterval(paint, 1_000);
  paint();
  return track;
}

function silentTrack(context: AudioContext | null): MediaStreamTrack | undefined {
  return context?.createMediaStreamDestination().stream.getAudioTracks()[0];
}
