import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Between two claps, by the clock of the machine. */
export const CLAP_EVERY_MS = 2_000;

/** Runs in the page: camera and microphone of a clapper, white and loud for a moment at each whole two seconds. */
export function installClapper(): void {
  const [every, forMs] = [2_000, 150];
  const wall = () => performance.timeOrigin + performance.now();
  const picture = () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 360];
    const context = canvas.getContext('2d');
    setInterval(() => {
      if (context === null) return;
      context.fillStyle = wall() % every < forMs ? 'white' : 'black';
      context.fillRect(0, 0, 640, 360);
    }, 8);
    return canvas.captureStream(30);
  };
  const sound = () => {
    const context = new AudioContext();
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    const out = context.createMediaStreamDestination();
    tone.connect(gain).connect(out);
    gain.gain.value = 0;
    tone.start();
    let told = 0;
    setInterval(() => {
      const next = Math.ceil(wall() / every) * every;
      if (next === told || next - wall() > 1_000) return;
      told = next;
      const at = context.currentTime + (next - wall()) / 1_000;
      gain.gain.setValueAtTime(0.8, at);
      gain.gain.setValueAtTime(0, at + forMs / 1_000);
    }, 100);
    return out.stream;
  };
  navigator.mediaDevices.getUserMedia = async ({ audio, video } = {}) =>
    new MediaStream([
      ...(video ? picture().getTracks() : []),
      ...(audio ? sound().getTracks() : []),
    ]);
}

/** Seconds of each flash in a file. */
export async function flashesIn(file: string): Promise<number[]> {
  const child = spawn('ffmpeg', [
    ...['-hide_banner', '-nostats', '-loglevel', 'error', '-i', file, '-fps_mode', 'vfr'],
    ...['-vf', 'signalstats,metadata=print:key=lavfi.signalstats.YAVG:file=-', '-an'],
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
