import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../e2e/product.ts';
import { inviteMany, randomFrom } from './interviews.ts';
import { enterRoom, openCandidate, recorded, recordersOf } from './recording/candidate-browser.ts';
import {
  gapMapFits,
  type Judged,
  openReports,
  type Reports,
  until,
} from './recording/product-report.ts';

export type Settings = {
  readonly kills: number;
  readonly seed: number;
  /** A journal that acknowledges slices long before it writes them. */
  readonly broken: boolean;
};

/** Seconds of a recording that a kill may cost (QUALITY B1): the running slice and its writing. */
const MAY_LOSE_MS = 9_000;
/** Kills fall within these seconds of a recording. */
const [EARLIEST_MS, LATEST_MS] = [10_000, 40_000];
/** The server waits six minutes for a candidate to return, and looks every minute. */
const FINALISED_WITHIN_MS = 10 * 60_000;

type Kill = {
  readonly scheduleId: number;
  readonly killedAt: number;
  readonly recordedMs: number;
  readonly returns: boolean;
  /** Seconds from the next page to a complete upload, without a click. */
  readonly resumedSeconds: number | null;
};

/**
 * QUALITY B1: a browser that records at the product's own limits is killed with SIGKILL at a random
 * instant. Every second candidate returns. The verdict sets what the page saw of its recorder beside
 * what FFmpeg decodes of the finished file.
 */
export async function runB1({ kills, seed, broken }: Settings): Promise<boolean> {
  const random = randomFrom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'candor-b1-'));
  const product = await startProduct();
  try {
    const reports = await openReports(product, folder);
    const tokens = await inviteMany(product.dataDir, kills);
    const done: Kill[] = [];
    // Who never returns comes first: the server's wait for them passes while the others record.
    for (const [index, token] of tokens.entries()) {
      const returns = index >= kills / 2;
      const afterMs = EARLIEST_MS + random() * (LATEST_MS - EARLIEST_MS);
      const own = join(folder, `candidate-${index}`);
      mkdirSync(own);
      const kill = await killOnce(reports, { token, own, afterMs, returns, broken });
      done.push(kill);
      const after = `after ${(kill.recordedMs / 1_000).toFixed(1)} s of recording`;
      console.log(`kill ${index + 1} of ${kills} ${after}, ${returns ? 'returned' : 'gone'}`);
    }
    const outcomes = [];
    for (const kill of done.toReversed()) outcomes.push(await judge(reports, kill));
    await reports.close();
    return tell(outcomes, { seed, broken });
  } finally {
    await product.dispose();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Plan = {
  readonly token: string;
  /** This candidate's computer. */
  readonly own: string;
  readonly afterMs: number;
  readonly returns: boolean;
  readonly broken: boolean;
};

async function killOnce(reports: Reports, plan: Plan): Promise<Kill> {
  const link = `${reports.baseUrl}/bot-interview?token=${plan.token}`;
  const before = await openCandidate(plan.own, plan.broken);
  let killedAt: number;
  let recordedMs: number;
  try {
    await enterRoom(before.page, link);
    await recorded(before.page, plan.afterMs);
    const startedAt = (await recordersOf(before.page))[0]?.startedAt ?? 0;
    killedAt = await before.kill();
    recordedMs = killedAt - startedAt;
  } finally {
    await before.kill();
  }
  const { id, scheduleId } = await reports.newestAttempt();
  const resumedSeconds = plan.returns ? await comeBack(reports, plan, link, id) : null;
  await reports.submit(plan.token);
  return { scheduleId, killedAt, recordedMs, returns: plan.returns, resumedSeconds };
}

/** The candidate opens the link again, and touches nothing. */
async function comeBack(
  reports: Reports,
  plan: Plan,
  link: string,
  attemptId: number,
): Promise<number> {
  const again = await openCandidate(plan.own, false);
  try {
    const from = performance.now();
    await again.page.goto(link);
    await until(async () => {
      const segments = await reports.segmentsOf(attemptId);
      return segments.length > 0 && segments.every(({ status }) => status === 'completed');
    }, 60_000);
    return (performance.now() - from) / 1_000;
  } finally {
    await again.kill();
  }
}

type Outcome = Kill & {
  readonly lostMs: number;
  readonly playableAfterSeconds: number;
  readonly judged: Judged | null;
  readonly problem: string | null;
};

async function judge(reports: Reports, kill: Kill): Promise<Outcome> {
  try {
    const attempt = await reports.attemptOf(kill.scheduleId);
    const judged = await reports.judge(attempt, FINALISED_WITHIN_MS);
    const [row] = await reports.rows<{ playableAt: Date }>(
      'select playable_at as "playableAt" from recordings where attempt_id = $1',
      [attempt.id],
    );
    const playableAfterSeconds = ((row?.playableAt.getTime() ?? 0) - kill.killedAt) / 1_000;
    const lostMs = kill.recordedMs - judged.file.seconds * 1_000;
    return { ...kill, judged, lostMs, playableAfterSeconds, problem: null };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const lostMs = kill.recordedMs;
    return { ...kill, judged: null, lostMs, playableAfterSeconds: Number.NaN, problem };
  }
}

function tell(
  outcomes: readonly Outcome[],
  about: { readonly seed: number; readonly broken: boolean },
): boolean {
  let passed = true;
  for (const returns of [true, false]) {
    const group = outcomes.filter((one) => one.returns === returns);
    if (group.length === 0) continue;
    const lost = group.map(({ lostMs }) => lostMs / 1_000).toSorted((a, b) => a - b);
    const late = group.filter(
      ({ playableAfterSeconds }) => !(playableAfterSeconds * 1_000 <= FINALISED_WITHIN_MS),
    );
    const figures = {
      experiment: 'B1',
      ...about,
      candidate: returns ? 'returns' : 'never returns',
      kills: group.length,
      lostSeconds: lost.map((seconds) => seconds.toFixed(1)).join(' '),
      overNineSeconds: group.filter(({ lostMs }) => lostMs > MAY_LOSE_MS).length,
      notDecoded: group.filter(({ judged }) => judged === null || judged.file.errors !== '').length,
      gapMapWrong: group.filter(({ judged }) => judged !== null && !gapMapFits(judged)).length,
      late: late.length,
      slowestPlayableSeconds: Math.max(...group.map((one) => one.playableAfterSeconds)).toFixed(0),
      slowestResumeSeconds: Math.max(...group.map((one) => one.resumedSeconds ?? 0)).toFixed(1),
      problems: group.flatMap(({ problem }) => problem ?? []),
    };
    console.log(figures);
    const bad = [figures.overNineSeconds, figures.notDecoded, figures.gapMapWrong, figures.late];
    passed &&= bad.every((count) => count === 0);
  }
  return passed;
}
