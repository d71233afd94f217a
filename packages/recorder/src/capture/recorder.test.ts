import { describe, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { recorderLimits } from '../limits-rules.ts';
import type { RecorderPort, SegmentRecorderOptions } from './recorder.ts';
import { RecorderError, startSegmentRecorder } from './recorder.ts';

/** A MediaRecorder as far as this package uses one, driven by hand. */
class HandRecorder extends EventTarget {
  state: RecordingState = 'inactive';
  sliceMs = 0;
  readonly mimeType = 'video/webm;codecs=vp8,opus';
  readonly options: MediaRecorderOptions;
  readonly stops: boolean;

  constructor(options: MediaRecorderOptions, stops: boolean) {
    super();
    this.options = options;
    this.stops = stops;
  }

  start(sliceMs: number): void {
    this.state = 'recording';
    this.sliceMs = sliceMs;
  }

  stop(): void {
    this.state = 'inactive';
    if (!this.stops) return;
    this.give(new Blob(['last']));
    this.dispatchEvent(new Event('stop'));
  }

  give(data: Blob): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
  }
}

function recording(given: { stops?: boolean; create?: () => never; supports?: string } = {}) {
  const video = new EventTarget();
  const slices: Blob[] = [];
  const interruptions: string[] = [];
  let recorder: HandRecorder | null = null;
  const port: RecorderPort = {
    isTypeSupported: (mime) => mime.includes(given.supports ?? 'webm'),
    create: (_, options) => {
      given.create?.();
      recorder = new HandRecorder(options, given.stops ?? true);
      return recorder as unknown as MediaRecorder;
    },
  };
  const options: SegmentRecorderOptions = {
    stream: { getVideoTracks: () => [video] } as unknown as MediaStream,
    onSlice: (slice) => slices.push(slice),
    onInterrupted: (reason) => interruptions.push(reason),
    clock: { ...systemClock, pause: (ms, signal) => systemClock.pause(ms / 1_000, signal) },
    port,
  };
  const segment = startSegmentRecorder(options);
  if (!recorder) throw new Error('nothing was created');
  return { segment, recorder: recorder as HandRecorder, video, slices, interruptions };
}

describe('[BR-2] one segment', () => {
  test('2 Mbps, 128 kbps, a slice every 8 s, VP9 first', () => {
    const { recorder } = recording();
    expect(recorder.options).toEqual({
      mimeType: 'video/webm;codecs=vp9,opus',
      videoBitsPerSecond: 2_000_000,
      audioBitsPerSecond: 128_000,
    });
    expect(recorder.sliceMs).toBe(8_000);
  });

  test('the type is the one really recorded', () => {
    expect(recording().segment.mimeType).toBe('video/webm;codecs=vp8,opus');
  });

  test('empty slices are let go, the last one arrives before stop resolves', async () => {
    const { segment, recorder, slices } = recording();
    recorder.give(new Blob([]));
    recorder.give(new Blob(['first']));
    await segment.stop();
    expect(await Promise.all(slices.map((slice) => slice.text()))).toEqual(['first', 'last']);
  });
});

describe('[BR-4] sharing that ends', () => {
  test('is told once', () => {
    const { video, recorder, interruptions } = recording();
    video.dispatchEvent(new Event('ended'));
    recorder.dispatchEvent(new Event('error'));
    expect(interruptions).toEqual(['sharing-stopped']);
  });

  test('is told also where the recorder stops before the track says so', () => {
    const { video, recorder, interruptions } = recording();
    Object.assign(video, { readyState: 'ended' });
    recorder.stop();
    expect(interruptions).toEqual(['sharing-stopped']);
  });

  test('is told as a stop of the recorder where the screen is shared on', () => {
    const { recorder, slices, interruptions } = recording();
    recorder.stop();
    expect([interruptions, slices.length]).toEqual([['recorder-stopped'], 1]);
  });

  test('is no interruption after stop', async () => {
    const { segment, video, interruptions } = recording();
    await segment.stop();
    video.dispatchEvent(new Event('ended'));
    expect(interruptions).toEqual([]);
  });
});

describe('[BR-6] a recorder that fails', () => {
  const message = 'Failed to start recording. Please try again.';

  test('to start', () => {
    const create = () => {
      throw new Error('NotSupported');
    };
    expect(() => recording({ create })).toThrow(new RecorderError(message));
  });

  test('because the browser records no WebM', () => {
    expect(() => recording({ supports: 'mp4' })).toThrow(new RecorderError(message));
  });

  test('to stop within 10 s', async () => {
    const { segment, recorder, slices } = recording({ stops: false });
    await expect(segment.stop()).rejects.toThrow(
      new RecorderError('Error stopping recording: timed out'),
    );
    recorder.give(new Blob(['too late']));
    expect(slices).toEqual([]);
    expect(recorderLimits.stopTimeoutMs).toBe(10_000);
  });
});
