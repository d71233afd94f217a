import { setTimeout as pause } from 'node:timers/promises';
import { begin, optionsOf, type Questions } from '../chaos/interviews.ts';
import { percentile } from './load.ts';

/** Somebody in the middle of an interview. */
export type Candidate = {
  readonly token: string;
  readonly started: Questions;
  revision: number;
};

const STARTS_WITHIN_MS = 60_000;

/** Evenly over a minute, whatever the replies take. */
export async function startAll(baseUrl: string, tokens: readonly string[]): Promise<Candidate[]> {
  const times: number[] = [];
  const starts = tokens.map(async (token, index) => {
    await pause((index * STARTS_WITHIN_MS) / tokens.length);
    const from = performance.now();
    const reply = await begin(baseUrl, token);
    times.push(performance.now() - from);
    return reply?.data === undefined ? null : { token, started: reply.data, revision: 0 };
  });
  const candidates = (await Promise.all(starts)).filter((one) => one !== null);
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
  console.log(
    `${tokens.length} starts in ${STARTS_WITHIN_MS / 1000} s: ${tokens.length - candidates.length} failed, ` +
      `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (terms and questions)\n`,
  );
  return candidates;
}

/** The next choice of this candidate, another one than the last. */
export function nextAnswer(candidate: Candidate) {
  candidate.revision += 1;
  const { token, started, revision } = candidate;
  const questions = started.skillGroups.flatMap((group) => group.questions);
  const question = questions[revision % questions.length];
  if (question === undefined) throw new Error('an interview without questions');
  const options = optionsOf(question);
  const { botInterviewQuestionID } = question;
  const choice = options[revision % options.length] ?? null;
  return { token, botInterviewQuestionID, choice, life: 1, revision, answeredAt: Date.now() };
}
