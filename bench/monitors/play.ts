import { rmSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';
import { chromium } from '../../tools/test/programs.ts';
import { type Clip, expand, LEAD_S } from './clips.ts';
import type { Played } from './page-script.ts';

/** Opens a Chromium whose camera and microphone are these files. */
export async function openPage(origin: string, files: { video?: string; audio?: string }) {
  const { video, audio } = files;
  const browser = await playwright.launch({
    executablePath: chromium.find() ?? chromium.advice,
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      '--enable-precise-memory-info',
      ...(video ? [`--use-file-for-fake-video-capture=${video}`] : []),
      ...(audio ? [`--use-file-for-fake-audio-capture=${audio}`] : []),
    ],
  });
  const page = await browser.newPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('blob:')) {
      foreign.push(request.url());
    }
  });
  await page.goto(origin);
  await page.waitForFunction(() => 'monitorsBench' in window);
  return { browser, page, foreign };
}

/** Plays one clip in real time through the monitors as they ship. */
export async function play(
  origin: string,
  folder: string,
  clip: Clip,
  scratch: string,
): Promise<Played> {
  const { path, fps } = expand(folder, clip, scratch);
  const isVideo = clip.kind === 'video';
  const { browser, page, foreign } = await openPage(
    origin,
    isVideo ? { video: path } : { audio: path },
  );
  try {
    const late = AbortSignal.timeout(clip.duration_s * 4000 + 120_000);
    const played = await Promise.race([
      isVideo
        ? page.evaluate(([s, rate]) => window.monitorsBench.face(s, rate), [
            clip.duration_s,
            fps,
          ] as const)
        : page.evaluate(([s, lead]) => window.monitorsBench.voice(s, lead), [
            clip.duration_s,
            LEAD_S,
          ] as const),
      new Promise<never>((_, reject) => {
        late.addEventListener('abort', () => reject(new Error('timed out')));
      }),
    ]);
    if (foreign.length > 0) throw new Error(`foreign requests: ${foreign.join(', ')}`);
    return played;
  } finally {
    await browser.close();
    rmSync(path, { force: true });
  }
}
