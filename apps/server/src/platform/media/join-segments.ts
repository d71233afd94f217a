import {
  ALL_FORMATS,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

export type JoinedSegment = { readonly atMs: number; readonly durationMs: number };

export type Joined = {
  readonly durationMs: number;
  readonly videoCodec: string;
  readonly audioCodec: string | null;
  /** In the order given; null for a segment that holds no picture. */
  readonly segments: readonly (JoinedSegment | null)[];
};

/** Nothing in the given files is a picture. */
export class NothingRecorded extends Error {}

/** Segments of different codecs cannot share one track; they need to be encoded anew. */
export class MixedCodecs extends Error {}

type Part = {
  readonly input: Input;
  readonly video: InputVideoTrack;
  readonly audio: InputAudioTrack | null;
  readonly durationS: number;
  readonly packets: number;
};

/**
 * Writes recorder files (WebM without duration or index, possibly cut off) one after another into a
 * seekable MP4 with its index in front, without encoding anything. A file that ends in the middle of a
 * packet contributes what is whole.
 */
export async function joinSegments(files: readonly string[], target: string): Promise<Joined> {
  const parts: (Part | null)[] = [];
  try {
    for (const file of files) parts.push(await openPart(file));
    const kept = parts.filter((part) => part !== null);
    const first = kept[0];
    if (first === undefined) throw new NothingRecorded('no segment holds a picture');
    await assertOneCodec(kept);
    return await write(parts, kept, first, target);
  } finally {
    for (const part of parts) part?.input.dispose();
  }
}

async function openPart(file: string): Promise<Part | null> {
  const input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (video === null || (await video.getCodec()) === null) throw new NothingRecorded(file);
    const audio = await input.getPrimaryAudioTrack();
    let packets = 0;
    let durationS = 0;
    for (const track of audio === null ? [video] : [video, audio]) {
      for await (const packet of whole(track)) {
        packets += 1;
        durationS = Math.max(durationS, packet.timestamp + packet.duration);
      }
    }
    if (packets === 0) throw new NothingRecorded(file);
    return { input, video, audio, durationS, packets };
  } catch {
    // Unreadable from its first byte: nothing to save, and the other segments must not suffer.
    input.dispose();
    return null;
  }
}

/** The packets up to the first broken one: a crash or a cut connection ends a file anywhere. */
async function* whole(track: InputVideoTrack | InputAudioTrack) {
  const packets = new EncodedPacketSink(track).packets();
  while (true) {
    const next = await packets.next().catch(() => null);
    if (next === null || next.done === true) return;
    yield next.value;
  }
}

async function assertOneCodec(parts: readonly Part[]): Promise<void> {
  const codecs = new Set<string>();
  for (const { video } of parts) codecs.add(String(await video.getCodec()));
  if (codecs.size > 1) throw new MixedCodecs([...codecs].join(', '));
}

async function write(
  parts: readonly (Part | null)[],
  kept: readonly Part[],
  first: Part,
  target: string,
): Promise<Joined> {
  const withAudio = kept.find(({ audio }) => audio !== null)?.audio ?? null;
  const videoCodec = (await first.video.getCodec()) ?? 'vp9';
  const audioCodec = (await withAudio?.getCodec()) ?? null;
  const most = { maximumPacketCount: kept.reduce((sum, { packets }) => sum + packets, 0) };
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(target),
  });
  const videoSource = new EncodedVideoPacketSource(videoCodec);
  output.addVideoTrack(videoSource, most);
  const audioSource = audioCodec === null ? null : new EncodedAudioPacketSource(audioCodec);
  if (audioSource !== null) output.addAudioTrack(audioSource, most);
  await output.start();
  const segments: (JoinedSegment | null)[] = [];
  let atS = 0;
  for (const part of parts) {
    if (part === null) {
      segments.push(null);
      continue;
    }
    await copy(part, atS, videoSource, audioSource);
    segments.push({ atMs: Math.round(atS * 1000), durationMs: Math.round(part.durationS * 1000) });
    atS += part.durationS;
  }
  await output.finalize();
  return { durationMs: Math.round(atS * 1000), videoCodec, audioCodec, segments };
}

/** Both tracks advance together, so that the muxer never holds one back in memory for the other. */
async function copy(
  part: Part,
  atS: number,
  videoSource: EncodedVideoPacketSource,
  audioSource: EncodedAudioPacketSource | null,
): Promise<void> {
  const video = whole(part.video);
  const audio = part.audio === null || audioSource === null ? null : whole(part.audio);
  const videoMeta = { decoderConfig: (await part.video.getDecoderConfig()) ?? undefined };
  const audioMeta = { decoderConfig: (await part.audio?.getDecoderConfig()) ?? undefined };
  let nextVideo = (await video.next()).value;
  let nextAudio = (await audio?.next())?.value;
  while (nextVideo !== undefined || nextAudio !== undefined) {
    const videoFirst =
      nextAudio === undefined ||
      (nextVideo !== undefined && nextVideo.timestamp <= nextAudio.timestamp);
    if (videoFirst && nextVideo !== undefined) {
      await videoSource.add(
        nextVideo.clone({ timestamp: nextVideo.timestamp + atS }),
        videoMeta as never,
      );
      nextVideo = (await video.next()).value;
    } else if (nextAudio !== undefined) {
      await audioSource?.add(
        nextAudio.clone({ timestamp: nextAudio.timestamp + atS }),
        audioMeta as never,
      );
      nextAudio = (await audio?.next())?.value;
    }
  }
}
