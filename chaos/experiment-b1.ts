import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from './interviews.ts';
import { enterRoom, openCandidate, recordersOf } from './recording/candidate-browser.ts';
import {
  inSeconds,
  type Interview,
  takeInterviews,
  uploadedOnReturn,
} from './recording/one-interview.ts';
import { gapMapFits, type Judged, type Reports } from './recording/product-report.ts';
import {
  bundleUppy,
  judgeUppy,
  killUppy,
  type UppyKill,
  type UppyOutcome,
} from './uppy/uppy-kills.ts';

export type Settings = {
  readonly kills: number;
  /** Kills of each usual way, for comparison. */
  readonly uppy: number;
  readonly seed: number;
  /** A journal that acknowledges slices long before it writes them. */
  readonly broken: boolean;
  /** Cores that the browser gets once it records, below 1; null: all. */
  readonly processor: number | null;
};

/** Seconds of a recording that a kill may cost (QUALITY B1): the running slice and its writing. */
const MAY_LOSE_MS = 9_000;
/** Kills fall within these seconds of a recording. */
const [EARLIEST_MS, LATEST_MS] = [10_000, 40_000];
/** `takeoverMs` of the server's rules (decision 0208), and a minute for a machine that does other work too. */
const FINALISED_WITHIN_MS = 6 * 60_000;

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
export async function runB1({ kills, uppy, seed, broken, processor }: Settings): Promise<boolean> {
  const random = randomFrom(seed);
  const afterMs = () => EARLIEST_MS + random() * (LATEST_MS - EARLIEST_MS);
  const done: Kill[] = [];
  const compared: UppyKill[] = [];
  const script = uppy > 0 ? await bundleUppy() : '';
  const outcomes = await takeInterviews(
    kills + 2 * uppy,
    async (interview, index): Promise<void> => {
      if (index >= kills) {
        // Kills of the two usual ways take turns.
        const way = index % 2 === 0 ? 'slices' : 'whole';
        const one = await killUppy(interview, script, { way, afterMs: afterMs() });
        compared.push(one);
        console.log(`Uppy killed, ${way}, after ${(one.recordedMs / 1_000).toFixed(1)} s`);
        return;
      }
      // Who never returns comes first: the server's wait for them passes while the others record.
      const returns = index >= kills / 2;
      const kill = await killOnce(interview, { afterMs: afterMs(), returns, broken, processor });
      done.push(kill);
      const after = `after ${(kill.recordedMs / 1_000).toFixed(1)} s of recording`;
      console.log(`kill ${index + 1} of ${kills} ${after}, ${returns ? 'returned' : 'gone'}`);
    },
    async (reports) => {
      const judged: Outcome[] = [];
      for (const kill of done.toReversed()) judged.push(await judge(reports, kill));
      const usual: UppyOutcome[] = [];
      for (const kill of compared.toReversed()) usual.push(await judgeUppy(reports, kill));
      tellUppy(usual, seed);
      return judged;
    },
  );
  return tell(outcomes, { seed, broken, processor });
}

type Plan = {
  readonly afterMs: number;
  readonly returns: boolean;
  readonly broken: boolean;
  readonly processor: number | null;
};

async function killOnce(interview: Interview, plan: Plan): Promise<Kill> {
  const { reports, token, link, own } = interview;
  const before = await openCandidate(own, plan.broken);
  let killedAt: number;
  let recordedMs: number;
  try {
    await enterRoom(before.page, link);
    const startedAt = (await recordersOf(before.page))[0]?.startedAt ?? 0;
    if (plan.processor !== null) await before.starve(plan.processor);
    // A starved page would be late to answer.
    await pause(Math.max(0, startedAt + plan.afterMs - Date.now()));
    killedAt = await before.kill();
    recordedMs = killedAt - startedAt;
  } finally {
    await before.kill();
  }
  const { id, scheduleId } = await reports.newestAttempt();
  const resumedSeconds = plan.returns ? await comeBack(interview, id) : null;
  await reports.submit(token);
  return { scheduleId, killedAt, recordedMs, returns: plan.returns, resumedSeconds };
}

/** The candidate opens the link again, and touches nothing. */
async function comeBack(interview: Interview, attemptId: number): Promise<number | null> {
  const again = await openCandidate(interview.own, false);
  try {
    return await uploadedOnReturn(again.page, interview, attemptId);
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
    const isNothing = (await reports.segmentsOf(attempt.id)).length === 0;
    if (isNothing) throw new Error('Nothing arrived');
    const judged = await reports.judge(attempt, FINALISED_WITHIN_MS);
    const playableAfterSeconds = ((await reports.playableAt(attempt.id)) - kill.killedAt) / 1_000;
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
  about: Pick<Settings, 'seed' | 'broken' | 'processor'>,
): boolean {
  let passed = true;
  for (const returns of [true, false]) {
    const group = outcomes.filter((one) => one.returns === returns);
    if (group.length === 0) continue;
    const late = group.filter(
      ({ playableAfterSeconds }) => !(playableAfterSeconds * 1_000 <= FINALISED_WITHIN_MS),
    );
    const figures = {
      experiment: 'B1',
      ...about,
      candidate: returns ? 'returns' : 'never returns',
      kills: group.length,
      lostSeconds: inSeconds(group.map(({ lostMs }) => lostMs)),
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

function tellUppy(compared: readonly UppyOutcome[], seed: number): void {
  for (const way of ['slices', 'whole'] as const) {
    const group = compared.filter((one) => one.way === way);
    if (group.length === 0) continue;
    console.log({
      experiment: 'B1',
      seed,
      compared: way === 'slices' ? 'Uppy, a file every 8 s' : 'Uppy, one file at the end',
      kills: group.length,
      recordedSeconds: inSeconds(group.map(({ recordedMs }) => recordedMs)),
      lostSeconds: inSeconds(group.map(({ lostMs }) => lostMs)),
      playableAfterSeconds: group
        .map(({ playableAfterSeconds }) => playableAfterSeconds?.toFixed(0) ?? 'never')
        .join(' '),
    });
  }
}
