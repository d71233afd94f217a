import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { openChromium } from '../../packages/recorder/test-browser/chromium.ts';
import { begin } from '../interviews.ts';
import type { Interview } from '../recording/one-interview.ts';
import { type Reports, until } from '../recording/product-report.ts';

export type Way = 'slices' | 'whole';

export type UppyKill = {
  readonly way: Way;
  readonly scheduleId: number;
  readonly killedAt: number;
  readonly recordedMs: number;
};

export type UppyOutcome = UppyKill & {
  readonly lostMs: number;
  /** From the kill, with a candidate who is back at once; null when there is nothing to play. */
  readonly playableAfterSeconds: number | null;
};

/** One script for the page, with everything it imports. */
export async function bundleUppy(): Promise<string> {
  const environment = process.env['NODE_ENV'];
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, 'page-script.ts'),
        formats: ['iife'],
        name: 'comparison',
      },
    },
  });
  // It says “production” to the whole process, and a product started after it would believe that.
  if (environment === undefined) delete process.env['NODE_ENV'];
  const [bundle] = Array.isArray(output) ? output : [];
  const chunk = bundle?.output.find((one) => one.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('nothing was bundled');
  return chunk.code;
}

/** The usual way, killed as ours is; the candidate is back at once, and the recovery is confirmed. */
export async function killUppy(
  interview: Interview,
  script: string,
  { way, afterMs }: { readonly way: Way; readonly afterMs: number },
): Promise<UppyKill> {
  const { reports, token, own } = interview;
  const started = (await begin(reports.baseUrl, token))?.data;
  if (!started) throw new Error('the interview did not start');
  const { interviewScheduleID, life } = started;
  const setup = encodeURIComponent(JSON.stringify({ token, interviewScheduleID, life, way }));
  const url = `${reports.baseUrl}/uppy-comparison#${setup}`;
  const { startedAt, killedAt } = await recordAndKill(own, url, script, afterMs);
  const recordedMs = killedAt - startedAt;
  const { id, scheduleId } = await reports.newestAttempt();
  const again = await openChromium(join(own, 'profile'));
  try {
    await serve(again.page, script);
    await again.page.goto(url);
    // Until the bytes of all slices are there, or for as long as ours would be waited for.
    await until(async () => {
      const segments = await reports.segmentsOf(id);
      const slices = Math.floor(recordedMs / 8_000);
      const done = segments.filter(({ status }) => status === 'completed').length;
      return way === 'slices' && done >= slices;
    }, 20_000);
  } finally {
    await again.kill();
  }
  await reports.submit(token);
  return { way, scheduleId, killedAt, recordedMs };
}

/** Apart from the kill: the server may wait for minutes, in which the next one is taken. */
export async function judgeUppy(reports: Reports, kill: UppyKill): Promise<UppyOutcome> {
  const { recordedMs, killedAt } = kill;
  const attempt = await reports.attemptOf(kill.scheduleId);
  const nothing = { ...kill, lostMs: recordedMs, playableAfterSeconds: null };
  if ((await reports.segmentsOf(attempt.id)).length === 0) return nothing;
  try {
    const judged = await reports.judge(attempt, 10 * 60_000);
    const lostMs = recordedMs - judged.file.seconds * 1_000;
    const playableAt = await reports.playableAt(attempt.id);
    return { ...kill, lostMs, playableAfterSeconds: (playableAt - killedAt) / 1_000 };
  } catch (error) {
    console.log(`Uppy, ${kill.way}: ${error instanceof Error ? error.message : String(error)}`);
    return nothing;
  }
}

async function recordAndKill(own: string, url: string, script: string, afterMs: number) {
  const { page, kill } = await openChromium(join(own, 'profile'));
  try {
    await serve(page, script);
    await page.goto(url);
    const startedAt = await page.evaluate(() =>
      (window as unknown as { record: () => Promise<number> }).record(),
    );
    await pause(afterMs);
    const killedAt = Date.now();
    await kill();
    return { startedAt, killedAt };
  } finally {
    await kill();
  }
}

async function serve(page: Page, script: string): Promise<void> {
  await page.context().route('**/uppy-comparison', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script src="/uppy.js"></script>',
    }),
  );
  await page
    .context()
    .route('**/uppy.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
}
