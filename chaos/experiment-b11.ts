import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { readFileSync, statSync } from 'node:fs';
import { median } from '../bench/load.ts';
import { enterRoom, openCandidate, recordersOf } from './recording/candidate-browser.ts';
import { decodeWithTimes, holesOver } from './recording/decoded-times.ts';
import { type Interview, takeInterviews, uploadedOnReturn } from './recording/one-interview.ts';
import { type Memory, type PageWatch, watchPage } from './recording/page-watch.ts';
import { gapMapFits } from './recording/product-report.ts';

export type Settings = { readonly minutes: number };

const MAY_GROW_PERCENT = 10;
const LONGEST_HOLE_MS = 200;
const MAY_DRIFT_MS = 200;
/** At most; a short run looks twice in each twelfth. */
const SAMPLE_MS = 15_000;
const ANSWER_MS = 90_000;

type Sample = Memory & { readonly load: number };

/**
 * QUALITY B11: one interview of an hour, recorded and answered as a candidate does, left by its button.
 * Memory is compared between the twelfth of the time that follows the first twelfth, which is warm-up,
 * and the last one.
 */
export async function runB11({ minutes }: Settings): Promise<boolean> {
  const [outcome] = await takeInterviews(1, (interview) => takeLongInterview(interview, minutes));
  if (!outcome) return false;
  console.dir({ experiment: 'B11', minutes, ...outcome }, { depth: 4, maxArrayLength: 40 });
  return (
    outcome.isSound &&
    Math.abs(outcome.lostMs) <= 1_000 &&
    outcome.page.grownPercent <= MAY_GROW_PERCENT &&
    outcome.browser.grownPercent <= MAY_GROW_PERCENT &&
    Math.abs(outcome.driftMs) <= MAY_DRIFT_MS &&
    outcome.pictureHoles.count + outcome.soundHoles.count === 0
  );
}

async function takeLongInterview(interview: Interview, minutes: number) {
  const { reports, own, link, token } = interview;
  // The demo's interview lasts half an hour.
  await reports.rows('update blueprints set minutes = $1', [minutes + 15]);
  const candidate = await openCandidate(own, false);
  try {
    const profile = join(own, 'profile');
    await enterRoom(candidate.page, link);
    await candidate.page
      .getByRole('navigation', { name: 'Question Modules' })
      .getByRole('button')
      .first()
      .click();
    const startedAt = (await recordersOf(candidate.page))[0]?.startedAt ?? Date.now();
    await candidate.page.context().browser()?.close();
    const watched = await watchUntil(await watchPage(profile), startedAt, minutes);
    const page = await pageOf(profile);
    const ran = await leave(page);
    const { id, scheduleId } = await reports.newestAttempt();
    const uploadedSeconds = await uploadedOnReturn(page, interview, id);
    await candidate.kill();
    await reports.submit(token);
    const endedAt = Date.now();
    const attempt = await reports.attemptOf(scheduleId);
    const { report, path, interviewMs } = await reports.playable(attempt, 120_000);
    const file = await decodeWithTimes(path);
    const missing = report.gaps.reduce((sum, { missingMs }) => sum + missingMs, 0);
    return {
      ...watched,
      uploadedSeconds,
      playableSeconds: ((await reports.playableAt(id)) - endedAt) / 1_000,
      lostMs: Math.round(ran - file.seconds * 1_000),
      decodedSeconds: file.seconds,
      interviewSeconds: interviewMs / 1_000,
      gaps: report.gaps.length,
      gapSeconds: missing / 1_000,
      segments: report.segments.length,
      pictures: file.frames,
      driftMs: Math.round((file.seconds - (file.sounds.at(-1) ?? 0)) * 1_000),
      pictureHoles: tellHoles(file.pictures),
      soundHoles: tellHoles(file.sounds),
      megabytes: statSync(path).size / 1e6,
      errors: file.errors.slice(0, 500),
      isSound: file.errors === '' && gapMapFits({ report, file, interviewMs }),
    };
  } finally {
    await candidate.kill();
  }
}

/** Answers now and then, and looks at the memory, until this long was recorded. */
async function watchUntil(watch: PageWatch, startedAt: number, minutes: number) {
  const window = (minutes * 60_000) / 12;
  const samples: (Sample & { atMs: number })[] = [];
  let heapBeforeMb: number | null = null;
  let answeredAt = startedAt;
  while (Date.now() < startedAt + minutes * 60_000) {
    const atMs = Date.now() - startedAt;
    if (atMs >= window) heapBeforeMb ??= await watch.heapMb();
    if (Date.now() >= answeredAt + ANSWER_MS) {
      answeredAt = Date.now();
      await watch.run(answerOne);
    }
    const sample = { atMs, ...(await watch.memory()), load: loadavg()[0] ?? 0 };
    samples.push(sample);
    if (samples.length % 20 === 1) console.log(inWhole(sample));
    await pause(Math.min(SAMPLE_MS, window / 2));
  }
  const heapAfterMb = await watch.heapMb();
  watch.close();
  const first = samples.filter(({ atMs }) => atMs >= window && atMs < 2 * window);
  const last = samples.filter(({ atMs }) => atMs >= 11 * window);
  const growth = (of: (sample: Sample) => number) => {
    const [from, to] = [median(first.map(of)), median(last.map(of))];
    const grownPercent = Math.round((to / from - 1) * 1_000) / 10;
    return { fromMb: from, toMb: to, mostMb: Math.max(...samples.map(of)), grownPercent };
  };
  return {
    page: growth(({ pageMb }) => pageMb),
    browser: growth(({ browserMb }) => browserMb),
    heapMb: [heapBeforeMb, heapAfterMb],
    load: { median: median(samples.map(({ load }) => load)), most: mostOf(samples) },
  };
}

const mostOf = (samples: readonly Sample[]) => Math.max(...samples.map(({ load }) => load));

const inWhole = ({ atMs, pageMb, browserMb, load }: Sample & { atMs: number }) =>
  `minute ${Math.round(atMs / 60_000)}: page ${Math.round(pageMb)} MB, browser ${Math.round(browserMb)} MB, load ${load.toFixed(1)}`;

/** In the page: the first option, then the next question, while there is one. */
const answerOne = `
  document.querySelector('[role=radio], input[type=radio]')?.click();
  setTimeout(() => [...document.querySelectorAll('button')]
    .find((one) => one.textContent === 'Next question')?.click(), 5000);`;

async function pageOf(profile: string): Promise<Page> {
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('The browser shows no page');
  return page;
}

/** By the button. @returns milliseconds that the recorders ran */
async function leave(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Leave' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave the interview?' });
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(/\/home$/);
  const recorders = await recordersOf(page);
  return recorders.reduce((sum, one) => sum + (one.stoppedAt ?? 0) - one.startedAt, 0);
}

function tellHoles(times: readonly number[]) {
  const holes = holesOver(times, LONGEST_HOLE_MS);
  const longest = holes.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  return {
    count: holes.length,
    seconds: holes.reduce((sum, { ms }) => sum + ms, 0) / 1_000,
    longest,
  };
}
