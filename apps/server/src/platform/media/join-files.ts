import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  type EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { canJoin, holeBetween, judgePacket, LONGEST_SECONDS, STEP_SECONDS } from './join-rules.ts';
import { openSegmentFile, type SegmentFile } from './segment-file.ts';

/** In seconds. */
export type Longest = { readonly ofAll: number; readonly ofEach?: readonly number[] };

/** One segment's place on the joined time line. */
export type JoinedSegment = {
  readonly atMs: number;
  readonly durationMs: number;
  /** Nothing of it could be read; its duration is 0. */
  readonly unreadable: boolean;
  readonly holes: readonly Hole[];
};

/** Neither picture nor sound came, on the segment's own time line. */
export type Hole = { readonly atMs: number; readonly missingMs: number };

export type JoinResult =
  /** The segments need encoding before they can share a track, or there is nothing to play. */
  | { readonly outcome: 'different' | 'unreadable' }
  | {
      readonly outcome: 'joined';
      readonly durationMs: number;
      readonly segments: readonly JoinedSegment[];
      readonly videoCodec: string;
      readonly audioCodec: string | null;
      readonly width: number;
      readonly height: number;
      readonly packets: number;
      /** Some of them have sound that was not read. */
      readonly isMute: boolean;
    };

/**
 * Joins recorded files into one seekable MP4 without encoding: every packet is copied, its time moved to
 * where its segment begins. A file that was cut off gives all it has. Nothing is written unless the
 * outcome is 'joined'.
 * @param longest of the joined recording, and of each file; what comes later in it is left out
 */
export async function joinFiles(
  paths: readonly string[],
  output: string,
  longest: Longest = { ofAll: LONGEST_SECONDS },
): Promise<JoinResult> {
  const files: (SegmentFile | null)[] = [];
  for (const path of paths) files.push(await openSegmentFile(path));
  const readable = files.filter((file) => file !== null);
  try {
    const [first] = readable;
    if (!first) return { outcome: 'unreadable' };
    if (!canJoin(readable.map(({ form }) => form))) return { outcome: 'different' };
    return await write(files, first, { path: output, longest });
  } finally {
    for (const file of readable) file.close();
  }
}

async function write(
  files: readonly (SegmentFile | null)[],
  first: SegmentFile,
  { path, longest }: { readonly path: string; readonly longest: Longest },
): Promise<JoinResult> {
  const sound = files.find((file) => file?.audio)?.form.audio ?? null;
  const output = new Output({
    // The index goes to the end: a browser fetches it by range, and no packet waits in memory.
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(path),
  });
  const video = new EncodedVideoPacketSource(first.form.video.codec as 'vp9');
  output.addVideoTrack(video, { rotation: first.rotation });
  const audio = sound ? new EncodedAudioPacketSource(sound.codec as 'opus') : null;
  if (audio) output.addAudioTrack(audio);
  await output.start();
  const joiner: Joiner = { video, audio, startSeconds: 0, packets: 0 };
  const segments: JoinedSegment[] = [];
  for (const [index, file] of files.entries()) {
    const atMs = Math.round(joiner.startSeconds * 1000);
    const left = longest.ofAll - joiner.startSeconds;
    const most = Math.min(left, longest.ofEach?.[index] ?? left);
    const { seconds, holes } = file ? await append(joiner, file, most) : { seconds: 0, holes: [] };
    joiner.startSeconds += seconds;
    const durationMs = Math.round(joiner.startSeconds * 1000) - atMs;
    segments.push({ atMs, durationMs, unreadable: seconds === 0, holes });
  }
  if (joiner.packets === 0) {
    await output.cancel();
    return { outcome: 'unreadable' };
  }
  await output.finalize();
  return {
    outcome: 'joined',
    durationMs: Math.round(joiner.startSeconds * 1000),
    segments,
    videoCodec: first.form.video.codec,
    audioCodec: sound?.codec ?? null,
    width: first.width,
    height: first.height,
    packets: joiner.packets,
    isMute: files.some((file) => file?.isMute === true),
  };
}

type Joiner = {
  readonly video: EncodedVideoPacketSource;
  readonly audio: EncodedAudioPacketSource | null;
  startSeconds: number;
  packets: number;
};

type Reading = {
  readonly sink: EncodedPacketSink;
  readonly reorders: boolean;
  readonly add: (packet: EncodedPacket) => Promise<void>;
  next: EncodedPacket | null;
  lastSeconds: number | null;
  isBehind: boolean;
};

/** Copies a segment's packets in the order of their times. */
async function append(
  joiner: Joiner,
  file: SegmentFile,
  mostSeconds: number,
): Promise<{ readonly seconds: number; readonly holes: Hole[] }> {
  const { video, audio } = file;
  const readings: Reading[] = [
    {
      sink: video.sink,
      // Only H.264 sends pictures in another order than it shows them.
      reorders: file.form.video.codec === 'avc',
      add: (packet) => joiner.video.add(packet, { decoderConfig: video.config }),
      next: null,
      lastSeconds: null,
      isBehind: false,
    },
  ];
  if (audio && joiner.audio) {
    const { audio: target } = joiner;
    readings.push({
      sink: audio.sink,
      reorders: false,
      add: (packet) => target.add(packet, { decoderConfig: audio.config }),
      next: null,
      lastSeconds: null,
      isBehind: false,
    });
  }
  for (const reading of readings) reading.next = await reading.sink.getFirstPacket();
  let end = 0;
  let heard = 0;
  const holes: Hole[] = [];
  for (let reading = earliest(readings); reading?.next; reading = earliest(readings)) {
    const packet = reading.next;
    const said = packet.timestamp - file.firstTimestamp;
    const fate = judgePacket({ seconds: said, isKey: packet.type === 'key' }, reading, mostSeconds);
    const seconds = fate === 'late' ? (reading.lastSeconds ?? 0) + STEP_SECONDS : said;
    if (fate === 'keep' || fate === 'late') {
      await reading.add(packet.clone({ timestamp: joiner.startSeconds + seconds }));
      reading.lastSeconds = seconds;
      joiner.packets += 1;
      const hole = holeBetween(heard, seconds);
      if (hole !== null) holes.push(hole);
      heard = Math.max(heard, seconds);
      end = Math.max(end, seconds + packet.duration);
    }
    reading.isBehind = fate === 'skip';
    reading.next = fate === 'stop' ? null : await following(reading.sink, packet);
  }
  // Without sound nothing tells a hole from a screen that stands still.
  return { seconds: end, holes: audio ? holes : [] };
}

/** null at the end, and where a file is cut off or damaged: what came before it is good. */
async function following(
  sink: EncodedPacketSink,
  packet: EncodedPacket,
): Promise<EncodedPacket | null> {
  try {
    return await sink.getNextPacket(packet);
  } catch {
    return null;
  }
}

function earliest(readings: readonly Reading[]): Reading | null {
  let found: Reading | null = null;
  for (const reading of readings) {
    if (reading.next && (!found?.next || reading.next.timestamp < found.next.timestamp)) {
      found = reading;
    }
  }
  return found;
}
