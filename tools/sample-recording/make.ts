import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { takePictures } from '../../apps/server/src/platform/media/media.ts';

/*
 * Makes the recording of the sample data anew: `node tools/sample-recording/make.ts`. A face that a program draws, under the
 * licence of everything else here; no person, no photograph, no model of one. Needs Chromium, FFmpeg and the DejaVu fonts.
 */

const SECONDS = 120;
const PER_SECOND = 5;
const ffmpeg = process.env['FFMPEG'] ?? 'ffmpeg';
const to = join(import.meta.dirname, '../../apps/server/src/features/operations/samples/recording');

/** Quiet, and where the drawn mouth speaks a murmur that is no word of anybody's. */
const sound =
  "aevalsrc='0.002*sin(2*PI*110*t)+between(t,83,87.5)*0.12*sin(2*PI*(150+40*sin(2*PI*2.1*t))*t)*abs(sin(2*PI*1.3*t))':s=16000:d=120";

async function film(path: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  });
  const page = await browser.newPage();
  await page.goto(`file://${join(import.meta.dirname, 'drawing.html')}`);
  const still = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  const video = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '34', '-g', '25'];
  const audio = ['-flags:a', '+bitexact', '-c:a', 'aac', '-b:a', '16k', '-ac', '1'];
  const pictures = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(PER_SECOND), '-i'];
  const encoder = spawn(
    ffmpeg,
    [
      ...['-v', 'error', '-y', ...pictures, '-', '-f', 'lavfi', '-i', sound, ...still, ...video],
      ...['-pix_fmt', 'yuv420p', ...audio, '-t', String(SECONDS), '-movflags', '+faststart', path],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let frame = 0; frame < SECONDS * PER_SECOND; frame += 1) {
    const drawn = await page.evaluate(`draw(${frame / PER_SECOND})`);
    const bytes = Buffer.from(String(drawn).split(',')[1] ?? '', 'base64');
    if (!encoder.stdin.write(bytes)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await once(encoder, 'exit');
  await browser.close();
}

const path = join(to, 'recording.mp4');
await film(path);
const pictures = { poster: join(to, 'poster.jpg'), thumbnails: join(to, 'thumbnails.jpg') };
await takePictures({ ffmpeg, path, to: pictures, durationMs: SECONDS * 1000 });
