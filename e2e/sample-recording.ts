import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { ffmpeg } from '../tools/test/programs.ts';

export const sampleSeconds = 8;

/** WebM as a browser's recorder writes it: no length, no index, so it cannot be sought. */
export function sampleRecording(): Buffer {
  const program = ffmpeg.find();
  if (program === undefined) throw new Error(ffmpeg.advice);
  const input = (source: string): string[] => [
    '-f',
    'lavfi',
    '-t',
    String(sampleSeconds),
    '-i',
    source,
  ];
  const video = ['-c:v', 'libvpx', '-b:v', '300k', '-deadline', 'realtime', '-cpu-used', '8'];
  const output = ['-c:a', 'libopus', '-f', 'webm', '-live', '1', 'pipe:1'];
  return execFileSync(
    program,
    [
      '-loglevel',
      'error',
      ...input('testsrc2=size=640x360:rate=10'),
      ...input('sine'),
      ...video,
      ...output,
    ],
    { maxBuffer: 50_000_000 },
  );
}

/** What a segment of it is announced with. */
export function sampleSegment(startedAt: number, life: number) {
  return {
    fileName: `session-${startedAt}.mp4`,
    segment: 0,
    segmentId: randomUUID(),
    startedAt,
    mimeType: 'video/webm;codecs=vp8,opus',
    startsAtByte: 0,
    life,
    systemAudio: false,
    microphone: true,
  };
}
