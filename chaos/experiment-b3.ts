import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { enterRoom, openCandidate, recorded, recordersOf } from './recording/candidate-browser.ts';
import { type Interview, takeInterviews, uploadedOnReturn } from './recording/one-interview.ts';
import { gapMapFits, until } from './recording/product-report.ts';

export type Settings = {
  readonly rounds: number;
  readonly seconds: number;
  /** What goes away: the candidate's network, or the server's volume of objects, whose empty mount point stays. */
  readonly away: 'network' | 'storage';
};

const MAY_GROW_MB = 100;

/**
 * QUALITY B3: the network or the storage goes away in mid-interview and comes back, while the recording goes
 * on; then the interview is left by its button. Nothing may be missing.
 */
export async function runB3({ rounds, seconds, away }: Settings): Promise<boolean> {
  const outcomes = await takeInterviews(rounds, (interview) => lose(interview, seconds, away));
  for (const outcome of outcomes) console.log({ experiment: 'B3', away, seconds, ...outcome });
  return outcomes.every(
    (one) =>
      one.isSound &&
      one.lostMs <= 1_000 &&
      one.grownMb <= MAY_GROW_MB &&
      one.clearedSeconds !== null &&
      one.clearedSeconds <= 2 * seconds,
  );
}

async function lose(interview: Interview, seconds: number, away: Settings['away']) {
  const { reports, token, own, link } = interview;
  const candidate = await openCandidate(own, false);
  try {
    const { page } = candidate;
    const stored = countStored(page);
    await enterRoom(page, link);
    await recorded(page, 20_000);
    const before = await residentMb(own);
    const bringBack =
      away === 'network' ? await takeNetwork(page) : takeVolume(interview.objectsFolder);
    await pause(seconds * 1_000);
    const grownMb = Math.round((await residentMb(own)) - before);
    const backlog = await journaledBytes(page);
    await bringBack();
    const from = performance.now();
    const cleared = await until(async () => stored() >= backlog, 2 * seconds * 1_000);
    const clearedSeconds = cleared ? Math.round((performance.now() - from) / 100) / 10 : null;
    await page.getByRole('button', { name: 'Leave' }).click();
    const leaving = page.getByRole('dialog', { name: 'Leave the interview?' });
    await leaving.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(/\/home$/);
    const ran = (await recordersOf(page)).reduce(
      (sum, one) => sum + (one.stoppedAt ?? 0) - one.startedAt,
      0,
    );
    const { id, scheduleId } = await reports.newestAttempt();
    await uploadedOnReturn(page, interview, id);
    await candidate.kill();
    await reports.submit(token);
    const judged = await reports.judge(await reports.attemptOf(scheduleId), 60_000);
    const lostMs = Math.round(ran - judged.file.seconds * 1_000);
    const isSound = judged.file.errors === '' && gapMapFits(judged);
    return { lostMs, grownMb, backlogMb: backlog / 1e6, clearedSeconds, isSound };
  } finally {
    await candidate.kill();
  }
}

async function takeNetwork(page: Page): Promise<() => Promise<void>> {
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

/** As an unmounted volume looks: the folder is there, and empty. */
function takeVolume(folder: string): () => Promise<void> {
  const elsewhere = `${folder}-elsewhere`;
  renameSync(folder, elsewhere);
  mkdirSync(folder);
  return async () => {
    const written = readdirSync(folder);
    if (written.length > 0) throw new Error(`Below the mount point lies ${written.join(', ')}`);
    rmSync(folder, { recursive: true });
    renameSync(elsewhere, folder);
  };
}

/** Where the newest slice ends that is journaled. */
function journaledBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('screen-recorder');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const reading = opening.result.transaction('chunks').objectStore('chunks').getAll();
    await new Promise((resolve) => (reading.onsuccess = resolve));
    opening.result.close();
    const chunks = reading.result as { startByte: number; bytes: number }[];
    return Math.max(0, ...chunks.map(({ startByte, bytes }) => startByte + bytes));
  });
}

/** Up to which byte of the segment storage has acknowledged slices. */
function countStored(page: Page): () => number {
  let stored = 0;
  let asked = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/recordings/slice-url')) return;
    const { startsAtByte, bytes } = request.postDataJSON() as Record<
      'startsAtByte' | 'bytes',
      number
    >;
    asked = startsAtByte + bytes;
  });
  page.on('response', (response) => {
    // One slice is under way at a time, and no part in an interview this short.
    if (response.request().method() === 'PUT' && response.ok()) stored = asked;
  });
  return () => stored;
}

/** Of the browser's processes together, which are one group. */
async function residentMb(profile: string): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pgid=,rss=,args=']);
  const lines = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\d+)\s(.*)$/.exec(line) ?? []);
  const group = lines.find(([, , , args]) => args?.includes(profile))?.[1];
  const own = lines.filter(([, pgid]) => group !== undefined && pgid === group);
  return own.reduce((sum, [, , rss]) => sum + Number(rss), 0) / 1024;
}
