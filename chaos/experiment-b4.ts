import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Route } from '@playwright/test';
import { enterRoom, openCandidate, recorded, recordersOf } from './recording/candidate-browser.ts';
import {
  inSeconds,
  type Interview,
  takeInterviews,
  uploadedOnReturn,
} from './recording/one-interview.ts';
import { gapMapFits } from './recording/product-report.ts';

export type Settings = { readonly rounds: number };

/** What a PUT to storage meets. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  refused: (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500 }),
  'answers 503': (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' } }),
  stalls: () => Promise.resolve(),
  'forgets the ETag': async (route) => {
    await route.fetch();
    await route.fulfill({ status: 200, headers: {} });
  },
  'answers 200 with an error': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/xml',
      body: '<Error><Code>InternalError</Code></Error>',
    }),
};

const RECORDED_MS = 12_000;
const MAY_LOSE_MS = 9_000;

type Outcome = {
  readonly fault: string;
  readonly faultyPuts: number;
  readonly lostMs: number;
  readonly isAnswerSaved: boolean;
  readonly resumedSeconds: number | null;
  readonly isSound: boolean;
  readonly objects: number;
};

/**
 * QUALITY B4: storage fails in six ways while the interview is recorded and answered, over a reload, and
 * for ten seconds more, in which the whole recording waits to go up. Then it is well again.
 */
export async function runB4({ rounds }: Settings): Promise<boolean> {
  const names = Object.keys(faults);
  const outcomes = await takeInterviews(rounds * names.length, (interview, index) =>
    meetFault(interview, names[index % names.length] ?? ''),
  );
  let passed = true;
  for (const fault of names) {
    const group = outcomes.filter((one) => one.fault === fault);
    const figures = {
      experiment: 'B4',
      storage: fault,
      times: group.length,
      faultyPuts: group.reduce((sum, one) => sum + one.faultyPuts, 0),
      lostSeconds: inSeconds(group.map(({ lostMs }) => lostMs)),
      overNineSeconds: group.filter(({ lostMs }) => lostMs > MAY_LOSE_MS).length,
      answersNotSaved: group.filter(({ isAnswerSaved }) => !isAnswerSaved).length,
      notUploaded: group.filter(({ resumedSeconds }) => resumedSeconds === null).length,
      notOneObject: group.filter(({ objects }) => objects !== 1).length,
      unsound: group.filter(({ isSound }) => !isSound).length,
    };
    console.log(figures);
    const bad = [figures.overNineSeconds, figures.answersNotSaved, figures.notUploaded];
    passed &&= [...bad, figures.notOneObject, figures.unsound].every((count) => count === 0);
    // Without a PUT that failed nothing was tried.
    passed &&= figures.faultyPuts > 0;
  }
  return passed;
}

async function meetFault(interview: Interview, fault: string): Promise<Outcome> {
  const { reports, token, own, link } = interview;
  const candidate = await openCandidate(own, false);
  try {
    const { page } = candidate;
    const broken = await breakStorage(page.context(), faults[fault]);
    await enterRoom(page, link);
    const { id, scheduleId } = await reports.newestAttempt();
    await page
      .getByRole('navigation', { name: 'Question Modules' })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('radio').nth(1).check();
    await recorded(page, RECORDED_MS);
    const startedAt = (await recordersOf(page))[0]?.startedAt ?? 0;
    const leftAt = Date.now();
    const returned = uploadedOnReturn(page, interview, id, 150_000);
    await pause(10_000);
    await broken.mend();
    const resumedSeconds = await returned;
    await candidate.kill();
    await reports.submit(token);
    const judged = await reports.judge(await reports.attemptOf(scheduleId), 60_000);
    const [answers] = await reports.rows<{ saved: string }>(
      'select count(*) as saved from answers where attempt_id = $1 and choice is not null',
      [id],
    );
    return {
      fault,
      faultyPuts: broken.met(),
      lostMs: leftAt - startedAt - judged.file.seconds * 1_000,
      isAnswerSaved: Number(answers?.saved) === 1,
      resumedSeconds,
      isSound: judged.file.errors === '' && gapMapFits(judged),
      objects: (await reports.segmentsOf(id)).length,
    };
  } finally {
    await candidate.kill();
  }
}

async function breakStorage(
  context: BrowserContext,
  fault: ((route: Route) => Promise<void>) | undefined,
) {
  let isBroken = true;
  let met = 0;
  await context.route('**/*', async (route) => {
    if (!isBroken || route.request().method() !== 'PUT') return route.fallback();
    met += 1;
    // The page may be gone before its request is answered.
    await fault?.(route).catch(() => {});
  });
  return {
    met: () => met,
    mend: async () => {
      isBroken = false;
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
}
