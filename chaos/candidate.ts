import { contract } from '@candor/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { begin, optionsOf, post, type Questions } from './interviews.ts';

const { saveAnswer, submitBotInterview } = contract.attempts;

/** What this candidate's own side knows to be acknowledged; the verdict is this against the database. */
export type Ledger = {
  readonly token: string;
  sessionId: number;
  /** Question → the choice acknowledged last. */
  readonly acknowledged: Map<number, number>;
  /** Sent and not answered: the server may hold it or not. */
  unanswered: { readonly question: number; readonly choice: number } | null;
  acknowledgements: number;
  resent: number;
  submitted: boolean;
};

/** Of all candidates together, as their own side sees it. */
export type Progress = { acknowledged: number; running: number };

export type Options = {
  readonly baseUrl: string;
  readonly answers: number;
  readonly random: () => number;
  /** Stops a candidate whose server never comes back. */
  readonly until: number;
  readonly progress: Progress;
  /** At most so long between two answers. */
  readonly paceMs?: number;
};

/** Takes one interview as a browser does: in order, each answer again until it is acknowledged. */
export async function takeInterview(token: string, options: Options): Promise<Ledger> {
  const ledger: Ledger = {
    token,
    sessionId: 0,
    acknowledged: new Map(),
    unanswered: null,
    acknowledgements: 0,
    resent: 0,
    submitted: false,
  };
  const started = await untilAnswered(options, () => begin(options.baseUrl, token), ledger);
  if (!started) throw new Error('the interview did not start');
  ledger.sessionId = started.sessionId;
  options.progress.running += 1;
  try {
    await answerAll(started, ledger, options);
    const url = `${options.baseUrl}${submitBotInterview.path}`;
    const body = { token, life: started.life };
    ledger.submitted = (await untilAnswered(options, () => post(url, body), ledger)) !== undefined;
  } finally {
    options.progress.running -= 1;
  }
  return ledger;
}

async function answerAll(started: Questions, ledger: Ledger, options: Options): Promise<void> {
  const { baseUrl, random, paceMs = 40 } = options;
  const questions = started.skillGroups.flatMap((group) => group.questions);
  const url = `${baseUrl}${saveAnswer.path}`;
  for (let revision = 1; revision <= options.answers; revision += 1) {
    const question = questions[(revision - 1) % questions.length];
    if (question === undefined) return;
    const possible = optionsOf(question);
    const choice = possible[Math.floor(random() * possible.length)] ?? 0;
    const { botInterviewQuestionID } = question;
    const life = started.life;
    const answer = { token: ledger.token, botInterviewQuestionID, choice, life, revision };
    const body = { ...answer, answeredAt: Date.now() };
    ledger.unanswered = { question: botInterviewQuestionID, choice };
    const saved = await untilAnswered(options, () => post(url, body), ledger);
    if (saved === undefined) return;
    ledger.unanswered = null;
    ledger.acknowledged.set(botInterviewQuestionID, choice);
    ledger.acknowledgements += 1;
    options.progress.acknowledged += 1;
    await pause(random() * paceMs);
  }
}

async function untilAnswered<T>(
  { until }: Options,
  ask: () => Promise<{ success: boolean; statusCode: number; message?: string; data?: T } | null>,
  ledger: Ledger,
): Promise<T | undefined> {
  while (Date.now() < until) {
    const reply = await ask();
    if (reply?.success === true) return reply.data;
    // 4xx would be refused again; everything else is tried again, as the room does.
    if (reply !== null && reply.statusCode < 500 && reply.statusCode !== 429) {
      throw new Error(`refused: ${reply.statusCode} ${reply.message ?? ''}`);
    }
    ledger.resent += 1;
    await pause(100);
  }
  return undefined;
}
