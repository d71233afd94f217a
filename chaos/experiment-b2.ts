import type { Page } from '@playwright/test';
import { randomFrom } from './interviews.ts';
import { enterRoom, openCandidate, recorded, recordersOf } from './recording/candidate-browser.ts';
import {
  inSeconds,
  type Interview,
  takeInterviews,
  uploadedOnReturn,
} from './recording/one-interview.ts';
import { gapMapFits } from './recording/product-report.ts';

export type Settings = { readonly rounds: number; readonly seed: number; readonly broken: boolean };

const ways = ['refresh', 'close', 'navigate', 'crash'] as const;
type Way = (typeof ways)[number];

/** The running slice and its writing. */
const MAY_LOSE_MS = 9_000;
/** What browsers let a dying page send in all. */
const MOST_LEAVING_BYTES = 60 * 1024;

type Outcome = {
  readonly way: Way;
  readonly lostMs: number;
  readonly resumedSeconds: number | null;
  readonly isSound: boolean;
  /** What the page said as it went away: how often, and the bytes that came with it. */
  readonly notices: number;
  readonly leavingBytes: number;
};

/** QUALITY B2: the page is refreshed, closed, left for another, or its tab crashes; then the link is opened again. */
export async function runB2({ rounds, seed, broken }: Settings): Promise<boolean> {
  const random = randomFrom(seed);
  const outcomes = await takeInterviews(rounds * ways.length, (interview, index) =>
    leaveOnce(interview, ways[index % ways.length] ?? 'refresh', 9_000 + random() * 16_000, broken),
  );
  let passed = true;
  for (const way of ways) {
    const group = outcomes.filter((one) => one.way === way);
    const figures = {
      experiment: 'B2',
      seed,
      broken,
      way,
      times: group.length,
      lostSeconds: inSeconds(group.map(({ lostMs }) => lostMs)),
      overNineSeconds: group.filter(({ lostMs }) => lostMs > MAY_LOSE_MS).length,
      unsound: group.filter(({ isSound }) => !isSound).length,
      notResumed: group.filter(({ resumedSeconds }) => resumedSeconds === null).length,
      notices: group.reduce((sum, { notices }) => sum + notices, 0),
      mostLeavingBytes: Math.max(...group.map(({ leavingBytes }) => leavingBytes)),
    };
    console.log(figures);
    const { overNineSeconds, unsound, notResumed, mostLeavingBytes } = figures;
    passed &&= overNineSeconds + unsound + notResumed === 0;
    passed &&= mostLeavingBytes <= MOST_LEAVING_BYTES;
    // A crashed tab says nothing; every other way out runs the page's last words.
    passed &&= way === 'crash' || figures.notices >= group.length;
  }
  return passed;
}

async function leaveOnce(
  interview: Interview,
  way: Way,
  afterMs: number,
  broken: boolean,
): Promise<Outcome> {
  const { reports, token, own, link } = interview;
  const candidate = await openCandidate(own, broken);
  try {
    const { page } = candidate;
    await enterRoom(page, link);
    await recorded(page, afterMs);
    const startedAt = (await recordersOf(page))[0]?.startedAt ?? 0;
    const { id, scheduleId } = await reports.newestAttempt();
    const leftAt = Date.now();
    const next = await leave(page, way, reports.baseUrl);
    const resumedSeconds = await uploadedOnReturn(next, interview, id);
    await candidate.kill();
    await reports.submit(token);
    const attempt = await reports.attemptOf(scheduleId);
    // Nothing to play is everything lost.
    const judged = await reports.judge(attempt, 60_000).catch((error: unknown) => {
      console.log(`${way}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    });
    const [said] = await reports.rows<{ notices: string; bytes: string }>(
      `select count(*) as notices, coalesce(max(s.bytes), 0) as bytes
         from recording_slices s join recording_segments g on g.id = s.segment_id
        where g.recording_id = (select id from recordings where attempt_id = $1) and s.kind = 'leaving'`,
      [id],
    );
    return {
      way,
      lostMs: leftAt - startedAt - (judged?.file.seconds ?? 0) * 1_000,
      resumedSeconds,
      isSound: judged !== null && judged.file.errors === '' && gapMapFits(judged),
      notices: Number(said?.notices),
      leavingBytes: Number(said?.bytes),
    };
  } finally {
    await candidate.kill();
  }
}

/** @returns the page on which the candidate comes back */
async function leave(page: Page, way: Way, baseUrl: string): Promise<Page> {
  const context = page.context();
  if (way === 'refresh') {
    await page.reload();
    return page;
  }
  if (way === 'navigate') {
    await page.goto(`${baseUrl}/home`);
    return page;
  }
  // The last page of a browser would take the browser along.
  const next = await context.newPage();
  if (way === 'close') {
    await page.close();
  } else {
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    session.send('Page.crash').catch(() => {});
    await crashed;
  }
  return next;
}
