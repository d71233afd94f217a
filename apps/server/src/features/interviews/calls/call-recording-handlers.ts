import type { contract } from '@candor/contract';
import { CALL_NOTICE } from '@candor/contract/interviews/call-recording-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { closeRecording, settleRecording } from './call-recording.ts';
import { addAnswer, addRecording, findOpenRecording, listAnswers } from './call-recording-store.ts';
import { asPage } from './in-call.ts';
import type { RoomParts } from './room-handlers.ts';
import type { OwnSeat } from './room-store.ts';

export type CallRecordingParts = Pick<RoomParts, 'db'> & {
  readonly queue: Pick<Queue, 'send'>;
};

type Handlers = HandlersOf<typeof contract.callRecordings>;

const done = { done: true } as const;

/** Asking whether a call may be recorded, answering, and ending it. */
export function createCallRecordingHandlers({ db, queue }: CallRecordingParts): Handlers {
  return {
    askToRecord: (asking) =>
      asPage(db, asking, async (tx, own) => {
        refuseOtherNotice(asking.body.notice);
        refuseStranger(own);
        if ((await findOpenRecording(tx, own)) !== undefined) throw refuse('recording_asked');
        const { companyId, seatId } = own;
        const { now } = asking;
        const recordingId = await addRecording(tx, own, { bySeatId: seatId, at: now });
        const agreed = { seatId, answer: 'agreed', notice: CALL_NOTICE, at: now } as const;
        await addAnswer(tx, { companyId, recordingId }, agreed);
        await settleRecording(tx, own, { now });
        await note(tx, own, { action: 'call.recording-asked', recordingId, now });
        return done;
      }),
    answerRecording: (asking) =>
      asPage(db, asking, async (tx, own) => {
        const { isAgreed, notice } = asking.body;
        // A no is heard whichever text it was said to.
        if (isAgreed) refuseOtherNotice(notice);
        const { companyId, seatId } = own;
        const { now } = asking;
        const open = await openOf(tx, own);
        const of = { companyId, recordingId: open.id };
        const answers = await listAnswers(tx, { ...own, ...of });
        const before = answers.find((one) => one.seatId === seatId)?.answer;
        const no = before === 'agreed' || before === 'withdrawn' ? 'withdrawn' : 'refused';
        const answer = isAgreed ? 'agreed' : no;
        // Said again by a page that did not hear that it was heard.
        if (!isAgreed && answer === before) return done;
        await addAnswer(tx, of, { ...{ seatId, notice, at: now }, answer });
        await settleRecording(tx, own, { now });
        return done;
      }),
    stopRecording: (asking) =>
      asPage(db, asking, async (tx, own) => {
        refuseStranger(own);
        const { id: recordingId } = await openOf(tx, own);
        await closeRecording(tx, queue, { ...own, recordingId, now: asking.now });
        await note(tx, own, { action: 'call.recording-stopped', recordingId, now: asking.now });
        return done;
      }),
    getCallClock: async ({ now }) => ({ now: now.getTime() }),
  };
}

async function openOf(tx: Tx, own: OwnSeat) {
  const open = await findOpenRecording(tx, own);
  if (open === undefined) throw refuse('recording_not_asked');
  return open;
}

function refuseStranger({ role, scheduleId }: OwnSeat): void {
  if (role !== 'interviewer' || scheduleId === null) throw refuse('asking_not_allowed');
}

/** Nobody agrees to a text that they did not see. */
function refuseOtherNotice(notice: number): void {
  if (notice !== CALL_NOTICE) throw refuse('notice_changed');
}

function note(
  tx: Tx,
  { companyId, accountId, scheduleId }: OwnSeat,
  { action, recordingId, now }: { action: string; recordingId: number; now: Date },
): Promise<void> {
  return recordAudit(
    tx,
    {
      ...{ companyId, action, objectKind: 'interview', objectId: scheduleId ?? recordingId },
      ...(accountId === null
        ? { actorKind: 'system' }
        : { actorKind: 'account', actorAccountId: accountId }),
      after: { callRecordingId: recordingId },
    },
    now,
  );
}
