import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  type Rotation,
  WEBM,
} from 'mediabunny';
import { endResync } from './end-resync.ts';
import type { SegmentForm, TrackForm } from './join-rules.ts';

/** What browsers record in; everything else is not read. */
const recordedFormats = [WEBM, MATROSKA, MP4];
const videoCodecs: ReadonlySet<string> = new Set(['vp8', 'vp9', 'av1', 'avc']);
const audioCodecs: ReadonlySet<string> = new Set(['opus', 'aac']);
/** Sides of a picture that no screen has. */
const LARGEST_SIDE = 16_384;
const MOST_TRACKS = 8;

export type SegmentFile = {
  readonly form: SegmentForm;
  readonly video: Track<InputVideoTrack, VideoDecoderConfig>;
  readonly audio: Track<InputAudioTrack, AudioDecoderConfig> | null;
  readonly width: number;
  readonly height: number;
  /** By which it is shown, clockwise: a phone that is held upright films on its side. */
  readonly rotation: Rotation;
  /** It has sound that is not read. */
  readonly isMute: boolean;
  /** Seconds; where the segment's own time line starts. */
  readonly firstTimestamp: number;
  close(): void;
};

export type Track<T, C> = {
  readonly track: T;
  readonly config: C;
  readonly sink: EncodedPacketSink;
};

/** Opens what a browser recorded, whole or cut off anywhere; null when there is nothing to play. */
export async function openSegmentFile(path: string): Promise<SegmentFile | null> {
  const source = new FilePathSource(path, { handleUnhandledError: () => {} });
  const input = new Input({ source, formats: recordedFormats });
  endResync(input);
  try {
    const segment = await readTracks(input);
    if (segment) return { ...segment, close: () => input.dispose() };
  } catch {
    // A damaged head: nothing behind it can be read.
  }
  input.dispose();
  return null;
}

async function readTracks(input: Input): Promise<Omit<SegmentFile, 'close'> | null> {
  if (!(await input.canRead()) || (await input.getTracks()).length > MOST_TRACKS) return null;
  const [videoTrack] = await input.getVideoTracks();
  const [audioTrack] = await input.getAudioTracks();
  const codec = await videoTrack?.getCodec();
  const config = await videoTrack?.getDecoderConfig();
  if (!videoTrack || !codec || !videoCodecs.has(codec) || !config) return null;
  const width = await videoTrack.getCodedWidth();
  const height = await videoTrack.getCodedHeight();
  if (!(width > 0 && height > 0 && width <= LARGEST_SIDE && height <= LARGEST_SIDE)) return null;
  const video = { track: videoTrack, config, sink: new EncodedPacketSink(videoTrack) };
  const first = await video.sink.getFirstPacket();
  if (!first) return null;
  const audio = audioTrack ? await readAudio(audioTrack) : null;
  const firstSound = await audio?.sink.getFirstPacket();
  return {
    video,
    audio: firstSound ? audio : null,
    width,
    height,
    rotation: await videoTrack.getRotation(),
    isMute: audioTrack !== undefined && audioTrack !== null && audio === null,
    firstTimestamp: Math.min(first.timestamp, firstSound?.timestamp ?? first.timestamp),
    form: {
      video: { codec, description: hex(config.description), sampleRate: 0, channels: 0 },
      audio: firstSound && audio ? await soundForm(audio) : null,
    },
  };
}

async function readAudio(track: InputAudioTrack): Promise<SegmentFile['audio']> {
  const codec = await track.getCodec();
  const config = await track.getDecoderConfig();
  if (!codec || !audioCodecs.has(codec) || !config) return null;
  return { track, config, sink: new EncodedPacketSink(track) };
}

async function soundForm({ track, config }: NonNullable<SegmentFile['audio']>): Promise<TrackForm> {
  return {
    codec: (await track.getCodec()) ?? '',
    description: hex(config.description),
    sampleRate: config.sampleRate,
    channels: config.numberOfChannels,
  };
}

function hex(description: ArrayBuffer | SharedArrayBuffer | ArrayBufferView | undefined): string {
  if (description === undefined) return '';
  const bytes = ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer, description.byteOffset, description.byteLength)
    : Buffer.from(description);
  return bytes.toString('hex');
}
