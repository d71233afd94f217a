import { getBotQuestions, getClock, submitBotInterview } from '@candor/contract/attempts';
import { call } from '../../lib/api.ts';
import { type AttemptJournal, openAttemptJournal } from './attempt-journal.ts';
import { deviceId } from './attempt-link.ts';
import { type AttemptSender, createAttemptSender, type SenderEvents } from './attempt-sender.ts';
import { offsetOf } from './clock-rules.ts';
import type { Started } from './questions.ts';

/** How long earlier answers may hold up the return into the interview; they go on being sent after. */
const FLUSH_FIRST_MS = 3_000;

/** One page life of an attempt: what it may send, and the server's clock as this page knows it. */
export type InterviewSession = {
  readonly started: Started;
  readonly journal: AttemptJournal;
  readonly sender: AttemptSender;
  readonly serverNow: () => number;
  readonly offsetMs: () => number;
  answer(botInterviewQuestionID: number, choice: number | null): void;
  note(kind: string, detail?: Record<string, string | number | boolean>): void;
  /** Asks the server for time, deadline and who holds the attempt. */
  askClock(): Promise<{ status: string; life: number; deadlineAt: number | null }>;
  submit(): Promise<{
    status: string;
    answeredCount: number;
    questionCount: number;
    endedAt: string;
  }>;
};

type Begin = { token: string; scheduleId: number; termsID: number; isResumed: boolean };

export async function beginSession(place: Begin, events: SenderEvents): Promise<InterviewSession> {
  const { token, scheduleId, termsID } = place;
  const journal = await openAttemptJournal();
  const sender = createAttemptSender(journal, place, events);
  // What an earlier page left behind goes first, while the server still holds that page's life.
  if (place.isResumed) {
    await Promise.race([
      sender.flush(),
      new Promise((resolve) => setTimeout(resolve, FLUSH_FIRST_MS)),
    ]);
  }
  const sentAt = Date.now();
  const started = await call(getBotQuestions, { body: { token, termsID, deviceId: deviceId() } });
  let offset = offsetOf({ sentAt, receivedAt: Date.now(), serverNow: started.now });
  let revision = 0;
  const serverNow = () => Math.round(Date.now() + offset);
  const { life } = started;
  const note: InterviewSession['note'] = (kind, detail = {}) => {
    const entry = { eventKey: crypto.randomUUID(), kind, life, occurredAt: serverNow(), detail };
    void sender.keep({ type: 'event', scheduleId, ...entry });
  };
  if (place.isResumed) note('resumed');
  return {
    started,
    journal,
    sender,
    serverNow,
    offsetMs: () => offset,
    answer: (botInterviewQuestionID, choice) => {
      revision += 1;
      const entry = { botInterviewQuestionID, choice, life, revision, answeredAt: serverNow() };
      void sender.keep({ type: 'answer', scheduleId, ...entry });
    },
    note,
    askClock: async () => {
      const asked = Date.now();
      const clock = await call(getClock, { body: { token } });
      offset = offsetOf({ sentAt: asked, receivedAt: Date.now(), serverNow: clock.now });
      return clock;
    },
    submit: () => call(submitBotInterview, { body: { token, life } }),
  };
}
