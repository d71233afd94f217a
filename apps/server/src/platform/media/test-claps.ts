import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Seconds of each flash in a file, or in a part of its picture, such as 640:360:0:0. */
export async function flashesIn(file: string, crop?: string): Promise<number[]> {
  const part = crop === undefined ? '' : `crop=${crop},`;
  const child = spawn('ffmpeg', [
    ...['-hide_banner', '-nostats', '-loglevel', 'error', '-i', file, '-fps_mode', 'vfr'],
    ...['-vf', `${part}signalstats,metadata=print:key=lavfi.signalstats.YAVG:file=-`, '-an'],
    ...['-f', 'null', '-'],
  ]);
  const found: number[] = [];
  let time = 0;
  let isBright = true;
  for await (const line of createInterface({ input: child.stdout })) {
    time = Number(/pts_time:([\d.]+)/.exec(line)?.[1] ?? time);
    const brightness = /YAVG=([\d.]+)/.exec(line)?.[1];
    if (brightness === undefined) continue;
    const isNow = Number(brightness) > 120;
    if (isNow && !isBright) found.push(time);
    isBright = isNow;
  }
  return found;
}

const RATE = 8_000;

/** Seconds of each beep in a file. */
export async function beepsIn(file: string): Promise<number[]> {
  const child = spawn('ffmpeg', [
    ...['-hide_banner', '-nostats', '-loglevel', 'error', '-i', file, '-vn', '-ac', '1'],
    ...['-af', 'aresample=async=1:first_pts=0', '-ar', String(RATE), '-f', 's16le', '-'],
  ]);
  const parts: Buffer[] = [];
  for await (const part of child.stdout) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const found: number[] = [];
  let lastLoud = 0;
  for (let n = 0; n * 2 + 1 < bytes.length; n += 1) {
    if (Math.abs(bytes.readInt16LE(n * 2)) < 3_000) continue;
    // Half a second of silence before it: a clap of its own.
    if (n - lastLoud > RATE / 2) found.push(n / RATE);
    lastLoud = n;
  }
  return found;
}
