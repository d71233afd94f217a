import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { createAttemptHandlers } from '../attempts/index.ts';
import { inviteCandidate } from './demo-links.ts';
import { sampleCandidates } from './demo-people.ts';
import { readKeys } from './demo-store.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Nothing needs to close these interviews later: they are submitted before this returns. */
const noQueue: Queue = {
  send: async () => {},
  work: async () => {},
  schedule: async () => {},
  stop: async () => {},
};

/**
 * Finished interviews of invented people, so that the list and the report have something to show. They
 * go through the handlers of the product, at times in the past; nothing was recorded (but see demo-recording.ts).
 */
export async function addSampleInterviews(
  db: Database,
  companyId: number,
  now: Date,
): Promise<void> {
  for (const sample of sampleCandidates) {
    const startedAt = new Date(now.getTime() - sample.hoursAgo * hour);
    await takeInterview(db, companyId, startedAt, sample);
  }
}

type Sample = (typeof sampleCandidates)[number];

async function takeInterview(
  db: Database,
  companyId: number,
  startedAt: Date,
  sample: Sample,
): Promise<void> {
  const invitedAt = new Date(startedAt.getTime() - 3 * hour);
  const { scheduleId, linkId, token } = await db.inCompany(companyId, (tx) =>
    inviteCandidate(tx, companyId, sample, invitedAt),
  );
  const link = { companyId, linkId, scheduleId };
  let now = startedAt;
  const handlers = createAttemptHandlers({ db, clock: () => now, queue: noQueue });
  const request = () => ({
    link,
    client: { ip: '127.0.0.1', userAgent: 'Sample of the demo', requestId: 'demo' },
    now,
    cookies: {},
    setCookie: () => {},
    isPlainLoopback: true,
  });
  const { termsID } = await handlers.getTerms({ params: { type: 'Bot' }, ...request() });
  const body = { token, deviceId: crypto.randomUUID(), termsID };
  await handlers.openInvitation({ body, ...request() });
  const { skillGroups, life } = await handlers.getBotQuestions({ body, ...request() });
  const questions = skillGroups.flatMap((group) => group.questions);
  const keys = await db.inCompany(companyId, (tx) =>
    readKeys(
      tx,
      companyId,
      questions.map(({ questionID }) => questionID),
    ),
  );
  for (const [index, question] of questions.entries()) {
    now = new Date(now.getTime() + (20 + ((index * 17) % 40)) * 1000);
    const choice = choiceOf(sample, index, question, keys.get(question.questionID) ?? null);
    const answer = { choice, life, revision: index + 1, answeredAt: now.getTime() };
    const { botInterviewQuestionID } = question;
    await handlers.saveAnswer({ body: { token, botInterviewQuestionID, ...answer }, ...request() });
  }
  const events = sample.events.map(({ after, kind }) => ({
    eventKey: crypto.randomUUID(),
    kind,
    life,
    occurredAt: startedAt.getTime() + after * 1000,
  }));
  if (events.length > 0) {
    await handlers.recordAttemptEvents({ body: { token, events }, ...request() });
  }
  now = new Date(now.getTime() + minute / 2);
  await handlers.submitBotInterview({ body: { token, life }, ...request() });
}

/** Right, wrong (the first other option) or left open, as the letters of `answers` say in turn. */
function choiceOf(
  { answers }: Sample,
  index: number,
  question: { answerAID: number | null; answerBID: number | null },
  key: number | null,
): number | null {
  const letter = answers[index % answers.length];
  if (letter === '-') return null;
  if (letter === 'r') return key;
  return question.answerAID === key ? question.answerBID : question.answerAID;
}
