import type { Output } from '@candor/contract';
import { endBreak, takeBreak } from '@candor/contract/interviews/attempt-breaks';
import {
  getBotQuestions,
  getClock,
  recordAttemptEvents,
  streamClock,
  submitBotInterview,
} from '@candor/contract/interviews/attempts';
import type { TermsRead } from '@candor/contract/interviews/attempt-terms';
import { getTerms } from '@candor/contract/interviews/current-terms';
import { call, openStream } from '../../../lib/api.ts';
import { currentSession } from '../../../lib/session.ts';
import { deviceId } from './attempt-link.ts';
import type { EventKind, WaitingAnswer, WaitingEvent } from './attempt-outbox.ts';
import { type AttemptSender, allSaved, openAttemptSender, type Saving } from './attempt-sender.ts';
import { candidateIdOf } from './candidate-rules.ts';
import { offsetOf } from './clock-rules.ts';
import { createGivenAnswers } from './given-answers.ts';
import { announceLife } from './life-channel.ts';
import { type Started, withUnsent } from './questions.ts';
import { eventBody } from './send-waiting.ts';
import { steadyNow } from './steady-time.ts';
import { createWatched, type Watched } from './watched.ts';

/** How long earlier answers may hold up the return into the interview; they go on being sent after. */
const FLUSH_FIRST_MS = 3_000;
const START_WITHIN_MS = 30_000;
const CLOCK_WITHIN_MS = 8_000;

/** What the server said about one answer: the choice that counts, and why it is not the one sent. */
export type AnswerNews = {
  readonly botInterviewQuestionID: number;
  readonly choice: number | null;
  readonly refusedBy: string | null;
};

/** One page life of an attempt: what it may send, and the server's clock as this page knows it. */
export type InterviewSession = {
  readonly scheduleId: number;
  /** With what an earlier page life answered and could not send yet. */
  readonly started: Started;
  readonly candidateId: number;
  readonly sender: AttemptSender;
  readonly saving: Watched<Saving>;
  readonly news: Watched<AnswerNews | null>;
  /** How often the server began to answer answers with errors that may pass. */
  readonly troubles: Watched<number>;
  readonly expired: Watched<boolean>;
  readonly serverNow: () => number;
  /** To be added to this computer's own clock. */
  readonly offsetMs: () => number;
  answer(botInterviewQuestionID: number, choice: number | null): void;
  /** Sends again what stands, which changes nothing (BQ-3). */
  repeat(botInterviewQuestionID: number): void;
  note(kind: EventKind, detail?: WaitingEvent['detail']): void;
  /** For the last moment of a page: sent so that the browser finishes it without us. */
  noteLeaving(): void;
  /** Asks the server for time, deadline and who holds the attempt; until the signal. */
  askClock(signal: AbortSignal): Promise<Output<typeof getClock>>;
  /** What the server says of it, in bytes, until the signal. */
  openClock(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  submit(): Promise<Output<typeof submitBotInterview>>;
  /** The break of that number, from 1: asked for twice it is one. */
  takeBreak(number: number): Promise<Output<typeof takeBreak>>;
  endBreak(number: number): Promise<Output<typeof endBreak>>;
};

type Begin = {
  readonly token: string;
  readonly scheduleId: number;
  /** Null: in an earlier page life, which the server knows. */
  readonly agreed: Agreed | null;
  readonly isResumed: boolean;
};

/** A version that was read, and which text of it; an older node tells none. */
export type ReadTerms = { readonly termsID: number; readonly read?: TermsRead | undefined };

export type Agreed = {
  readonly terms: ReadTerms;
  /** Null where no monitor is on. */
  readonly guideline: ReadTerms | null;
};

export async function beginSession(place: Begin): Promise<InterviewSession> {
  const saving = createWatched<Saving>(allSaved);
  const news = createWatched<AnswerNews | null>(null);
  const expired = createWatched(false);
  const troubles = createWatched(0);
  const counted = new Map<number, number | null>();
  const tellNews = ({ botInterviewQuestionID: id }: WaitingAnswer, refusedBy: string | null) =>
    news.set({ botInterviewQuestionID: id, choice: counted.get(id) ?? null, refusedBy });
  const sender = await openAttemptSender(place, {
    onSaving: saving.set,
    onAcknowledged: (answer, choice) => {
      counted.set(answer.botInterviewQuestionID, choice);
      if (answer.choice !== null && choice !== answer.choice) tellNews(answer, null);
    },
    onRefused: (code, answer) => tellNews(answer, code),
    onTrouble: () => troubles.set(troubles.get() + 1),
    onExpired: () => expired.set(true),
  });
  try {
    const { started, offset } = await start(place, sender);
    const unsent = await sender.waiting();
    for (const { botInterviewQuestionID: id, choice } of questionsOf(started)) {
      counted.set(id, choice);
    }
    const seen = { ...started, skillGroups: withUnsent(started.skillGroups, unsent) };
    const watched = { saving, news, troubles, expired };
    return sessionOf(place, { started: seen, offset }, { sender, ...watched });
  } catch (error) {
    sender.stop();
    throw error;
  }
}

async function start({ token, scheduleId, agreed, isResumed }: Begin, sender: AttemptSender) {
  // What an earlier page left behind goes first, while the server still holds that page's life.
  if (isResumed) {
    const enough = new Promise((resolve) => setTimeout(resolve, FLUSH_FIRST_MS));
    await Promise.race([sender.flush(), enough]);
  }
  const options = { signal: AbortSignal.timeout(START_WITHIN_MS) };
  const terms: ReadTerms =
    agreed?.terms ?? (await call(getTerms, { params: { type: 'Bot' } }, options));
  const sentAt = steadyNow();
  // The room leads nobody here past the consent (BI-2); a start without it is refused by the server.
  const guideline = agreed?.guideline ?? undefined;
  const body = {
    ...{ token, deviceId: deviceId() },
    ...{ termsID: terms.termsID, termsRead: terms.read },
    ...{ facialTermsID: guideline?.termsID, facialTermsRead: guideline?.read },
  };
  const started = await call(getBotQuestions, { body }, options);
  announceLife({ scheduleId, life: started.life });
  return { started, offset: offsetOf({ sentAt, receivedAt: steadyNow(), serverNow: started.now }) };
}

type Parts = Pick<InterviewSession, 'sender' | 'saving' | 'news' | 'troubles' | 'expired'>;

function sessionOf(
  { token, scheduleId, isResumed }: Begin,
  { started, offset: firstOffset }: { readonly started: Started; readonly offset: number },
  parts: Parts,
): InterviewSession {
  const { sender } = parts;
  const { life } = started;
  let offset = firstOffset;
  const serverNow = () => Math.round(steadyNow() + offset);
  const event = (kind: EventKind, detail: WaitingEvent['detail'] = {}): WaitingEvent => {
    const eventKey = crypto.randomUUID();
    return { type: 'event', scheduleId, eventKey, kind, life, occurredAt: serverNow(), detail };
  };
  const breakCall = (way: typeof takeBreak | typeof endBreak) => (number: number) => {
    const options = { signal: AbortSignal.timeout(CLOCK_WITHIN_MS) };
    return call(way, { body: { token, life, number } }, options);
  };
  const note: InterviewSession['note'] = (kind, detail) => void sender.keep(event(kind, detail));
  if (isResumed) note('resumed');
  return {
    ...parts,
    scheduleId,
    started,
    candidateId: candidateIdOf(
      { candidateId: started.candidateId, userID: currentSession()?.userDetail?.userID },
      () => 1 + (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0),
    ),
    serverNow,
    offsetMs: () => serverNow() - Date.now(),
    ...createGivenAnswers({ scheduleId, life, serverNow }, (entry) => void sender.keep(entry)),
    note,
    noteLeaving: () => {
      const leaving = event('page-left');
      // Twice under one key, which counts once: the outbox in case the network is away.
      void sender.keep(leaving);
      const body = { token, events: [eventBody(leaving)] };
      call(recordAttemptEvents, { body }, { keepalive: true }).catch(() => {});
    },
    askClock: async (until) => {
      const sentAt = steadyNow();
      const options = { signal: AbortSignal.any([until, AbortSignal.timeout(CLOCK_WITHIN_MS)]) };
      const clock = await call(getClock, { body: { token } }, options);
      offset = offsetOf({ sentAt, receivedAt: steadyNow(), serverNow: clock.now });
      return clock;
    },
    openClock: (signal) => openStream(streamClock, { body: { token, hold: 'yes' } }, { signal }),
    takeBreak: breakCall(takeBreak),
    endBreak: breakCall(endBreak),
    submit: () => {
      const options = { signal: AbortSignal.timeout(START_WITHIN_MS) };
      return call(submitBotInterview, { body: { token, life } }, options);
    },
  };
}

function questionsOf(started: Started) {
  return started.skillGroups.flatMap(({ questions }) => questions);
}
