import {
  CLOCKS_DIFFER_MS,
  isWithin,
  type RecordingAnswer,
  stateOf,
} from '@candor/contract/interviews/call-recording-rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import {
  beginSpan,
  endRecording,
  endSpan,
  findOpenRecording,
  hasAgreedBy,
  listAnswers,
  listSpans,
  listTracksOf,
} from './call-recording-store.ts';
import type { OwnSeat } from './room-store.ts';
import { isOverFor, PARTS_LATE_MS } from './span-rules.ts';

type CallId = { readonly companyId: number; readonly callId: number };

/**
 * After anybody came, went or answered, under the lock of the call: recorded is while everybody who is in it agrees, and
 * nobody's answer is waited for. Nothing begins before `now`: until then somebody who refused had a seat.
 * @param heardAt when whoever caused it was heard of last; a recording that nobody is left for ended then
 */
export async function settleRecording(
  tx: Tx,
  call: CallId,
  { now, heardAt = now }: { readonly now: Date; readonly heardAt?: Date },
): Promise<void> {
  const open = await findOpenRecording(tx, call);
  if (open === undefined) return;
  const of = { companyId: call.companyId, recordingId: open.id };
  const answers = await listAnswers(tx, { ...call, ...of });
  const isOn = stateOf(insideOf(answers)) === 'on';
  if (isOn === open.isOn) return;
  await (isOn ? beginSpan(tx, of, now) : endSpan(tx, of, heardAt));
}

const insideOf = (
  answers: readonly { readonly isInside: boolean; readonly answer: RecordingAnswer | null }[],
) => answers.filter(({ isInside }) => isInside).map(({ answer }) => answer);

/** Under the lock of the call. What was sent by then is joined; what still comes, when it has come. */
export async function closeRecording(
  tx: Tx,
  queue: Pick<Queue, 'send'>,
  { companyId, callId, recordingId, now }: CallId & { recordingId: number; now: Date },
): Promise<void> {
  await endSpan(tx, { companyId, recordingId }, now);
  await endRecording(tx, { companyId, recordingId }, now);
  for (const { id: subjectId } of await listTracksOf(tx, { companyId, callId })) {
    const data = { companyId, subject: 'call-track', subjectId };
    await queue.send(tx, { name: 'finish-recording', data });
  }
}

/** What the page of a seat is told of the recording. */
export async function recordingSeenBy(
  tx: Tx,
  { companyId, callId, seatId, role, scheduleId }: OwnSeat,
) {
  const mayAsk = role === 'interviewer' && scheduleId !== null;
  const open = await findOpenRecording(tx, { companyId, callId });
  if (open === undefined) {
    const nobody = { askedBy: null, isAgreed: null, waitingFor: [] };
    return { recordingID: null, state: 'off' as const, ...nobody, mayAsk };
  }
  const answers = await listAnswers(tx, { companyId, callId, recordingId: open.id });
  const own = answers.find((one) => one.seatId === seatId)?.answer ?? null;
  const waiting = answers.filter(({ isInside, answer }) => isInside && answer === null);
  return {
    ...{ recordingID: open.id, state: stateOf(insideOf(answers)), askedBy: open.askedBy, mayAsk },
    isAgreed: own === null ? null : own === 'agreed',
    waitingFor: waiting.map(({ name }) => name),
  };
}

/** Whether what this seat's browser recorded from then on was agreed to by everybody. */
export async function wasRecorded(
  tx: Tx,
  seat: CallId & { readonly seatId: number },
  { startedAt, now }: { readonly startedAt: number; readonly now: Date },
): Promise<boolean> {
  const spans = await listSpans(tx, seat);
  const isOn = isWithin(spans, startedAt, now.getTime());
  if (!isOn || isOverFor(spans, { startedAt, now: now.getTime(), lateMs: PARTS_LATE_MS })) {
    return false;
  }
  return hasAgreedBy(tx, seat, new Date(startedAt + CLOCKS_DIFFER_MS));
}
