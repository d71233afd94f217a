import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { createAttemptHandlers } from '../../interviews/attempts/index.ts';
import { readKeys } from './key-store.ts';
import { type DemoSignal, reportSignals } from './report-signals.ts';

const minute = 60_000;

/** Nothing needs to close these interviews later: they are submitted before this returns. */
const noQueue: Queue = {
  send: async () => {},
  retry: async () => false,
  prepare: async () => {},
  work: async () => {},
  stop: async () => {},
};

type Handlers = HandlersOf<typeof contract.attempts>;
type RoomEvent = Parameters<Handlers['recordAttemptEvents']>[0]['body']['events'][number];

export type DemoInterview = {
  /** Repeats over the questions: r right, w wrong (the first other option), - left open. */
  readonly answers: string;
  /** What a room would have noticed, in seconds from the start. */
  readonly events?: readonly { readonly after: number; readonly kind: RoomEvent['kind'] }[];
  /** What the monitors would have seen; only for an interview that has them. */
  readonly signals?: readonly DemoSignal[];
  /** How long each question takes; differs from one to the next where nothing is said. */
  readonly secondsEach?: number;
};

type Invited = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly linkId: number;
  readonly token: string;
};

/** A whole interview through the handlers of the product, at times in the past; nothing is recorded. */
export async function takeInterview(
  db: Database,
  { token, ...link }: Invited,
  { startedAt, interview }: { readonly startedAt: Date; readonly interview: DemoInterview },
): Promise<void> {
  let now = startedAt;
  const handlers = createAttemptHandlers({ db, queue: noQueue });
  const request = () => ({
    link,
    client: { ip: '127.0.0.1', userAgent: 'Sample of the demo', requestId: 'demo' },
    now,
    cookies: {},
    setCookie: () => {},
    isPlainLoopback: true,
  });
  const termsOf = (type: 'Bot' | 'FacialTracking') =>
    handlers.getTerms({ params: { type }, ...request() });
  const { termsID } = await termsOf('Bot');
  const isMonitored = interview.signals !== undefined;
  const entry = { token, deviceId: crypto.randomUUID(), termsID };
  await handlers.openInvitation({ body: entry, ...request() });
  const begun = await handlers.getBotQuestions({
    body: {
      ...entry,
      ...(isMonitored && { facialTermsID: (await termsOf('FacialTracking')).termsID }),
    },
    ...request(),
  });
  const { life } = begun;
  const report = { db, token, begun, request };
  for (const answer of await answersOf(db, {
    companyId: link.companyId,
    begun,
    letters: interview.answers,
  })) {
    const seconds = interview.secondsEach ?? 20 + ((answer.revision * 17) % 40);
    now = new Date(now.getTime() + seconds * 1000);
    const body = { token, life, answeredAt: now.getTime(), ...answer };
    await handlers.saveAnswer({ body, ...request() });
  }
  const events = (interview.events ?? []).map(({ after, kind }) => ({
    ...{ eventKey: crypto.randomUUID(), kind, life },
    occurredAt: startedAt.getTime() + after * 1000,
  }));
  if (events.length > 0) {
    await handlers.recordAttemptEvents({ body: { token, events }, ...request() });
  }
  now = new Date(now.getTime() + (interview.secondsEach === undefined ? minute / 2 : minute / 3));
  if (interview.signals) {
    await reportSignals(report, { startedAt, endedAt: now, signals: interview.signals });
  }
  await handlers.submitBotInterview({ body: { token, life }, ...request() });
}

type Begun = Awaited<ReturnType<Handlers['getBotQuestions']>>;

async function answersOf(
  db: Database,
  {
    companyId,
    begun,
    letters,
  }: { readonly companyId: number; readonly begun: Begun; readonly letters: string },
) {
  const questions = begun.skillGroups.flatMap((group) => group.questions);
  const ids = questions.map(({ questionID }) => questionID);
  const keys = await db.inCompany(companyId, (tx) => readKeys(tx, companyId, ids));
  return questions.map((question, index) => ({
    botInterviewQuestionID: question.botInterviewQuestionID,
    choice: choiceOf(letters[index % letters.length], question, keys.get(question.questionID)),
    revision: index + 1,
  }));
}

function choiceOf(
  letter: string | undefined,
  question: { answerAID: number | null; answerBID: number | null },
  key: number | undefined,
): number | null {
  if (letter === '-') return null;
  if (letter === 'r') return key ?? null;
  return question.answerAID === key ? question.answerBID : question.answerAID;
}
