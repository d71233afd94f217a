import type { RecordingAnswer } from '@candor/contract/interviews/call-recording-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Stretch } from './span-rules.ts';

type CallId = { readonly companyId: number; readonly callId: number };
type OfRecording = { readonly companyId: number; readonly recordingId: number };

export type OpenRecording = {
  readonly id: number;
  readonly askedBySeatId: number;
  readonly askedBy: string;
  /** It is recorded now. */
  readonly isOn: boolean;
};

/** The recording that was asked for and has not ended. */
export async function findOpenRecording(
  tx: Tx,
  { companyId, callId }: CallId,
): Promise<OpenRecording | undefined> {
  const { rows } = await sql<OpenRecording>`
    select r.id, r.asked_by_seat_id, s.name as asked_by,
           exists (select from call_recording_spans p
                    where p.company_id = r.company_id and p.call_recording_id = r.id
                      and p.ended_at is null) as is_on
      from call_recordings r
      join call_seats s on s.company_id = r.company_id and s.id = r.asked_by_seat_id
     where r.company_id = ${companyId} and r.call_id = ${callId} and r.ended_at is null`.execute(
    tx,
  );
  return rows[0];
}

export type Answered = {
  readonly seatId: number;
  readonly name: string;
  /** Their page is in the call. */
  readonly isInside: boolean;
  readonly answer: RecordingAnswer | null;
};

/** The last answer of each seat of the call. */
export async function listAnswers(
  tx: Tx,
  { companyId, callId, recordingId }: CallId & OfRecording,
): Promise<Answered[]> {
  const { rows } = await sql<Answered>`
    select s.id as seat_id, s.name, s.page is not null as is_inside,
           (select a.answer from call_recording_answers a
             where a.company_id = s.company_id and a.call_recording_id = ${recordingId} and a.seat_id = s.id
             order by a.id desc limit 1) as answer
      from call_seats s
     where s.company_id = ${companyId} and s.call_id = ${callId}
     order by s.id`.execute(tx);
  return rows;
}

export async function addRecording(
  tx: Tx,
  { companyId, callId }: CallId,
  asked: { readonly bySeatId: number; readonly at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('callRecordings')
    .values({ companyId, callId, askedBySeatId: asked.bySeatId, askedAt: asked.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function addAnswer(
  tx: Tx,
  { companyId, recordingId }: OfRecording,
  given: {
    readonly seatId: number;
    readonly answer: RecordingAnswer;
    readonly notice: number;
    readonly at: Date;
  },
): Promise<void> {
  const { at: answeredAt, ...answer } = given;
  await tx
    .insertInto('callRecordingAnswers')
    .values({ companyId, callRecordingId: recordingId, ...answer, answeredAt })
    .execute();
}

export async function beginSpan(
  tx: Tx,
  { companyId, recordingId }: OfRecording,
  beganAt: Date,
): Promise<void> {
  await tx
    .insertInto('callRecordingSpans')
    .values({ companyId, callRecordingId: recordingId, beganAt })
    .execute();
}

export async function endSpan(
  tx: Tx,
  { companyId, recordingId }: OfRecording,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('callRecordingSpans')
    .set({ endedAt: sql<Date>`greatest(began_at, ${at})` })
    .where('companyId', '=', companyId)
    .where('callRecordingId', '=', recordingId)
    .where('endedAt', 'is', null)
    .execute();
}

export async function endRecording(
  tx: Tx,
  { companyId, recordingId }: OfRecording,
  endedAt: Date,
): Promise<void> {
  await tx
    .updateTable('callRecordings')
    .set({ endedAt })
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .where('endedAt', 'is', null)
    .execute();
}

/** What browsers record of this call; each is a recording of its own. */
export function listTracksOf(tx: Tx, { companyId, callId }: CallId) {
  return tx
    .selectFrom('callTracks')
    .select('id')
    .where('companyId', '=', companyId)
    .where('callId', '=', callId)
    .execute();
}

/** Calls whose recording nobody is left for: empty since `before`, called off, or over since then. */
export async function listForgotten(
  tx: Tx,
  { companyId, before, overBefore }: { companyId: number; before: Date; overBefore: Date },
): Promise<{ callId: number; recordingId: number }[]> {
  const { rows } = await sql<{ callId: number; recordingId: number }>`
    select r.call_id, r.id as recording_id
      from call_recordings r
      join calls c on c.company_id = r.company_id and c.id = r.call_id
     where r.company_id = ${companyId} and r.ended_at is null
       and (c.cancelled_at is not null or c.ends_at <= ${overBefore}
            or (not exists (select from call_seats s
                             where s.company_id = c.company_id and s.call_id = c.id and s.page is not null)
                and r.asked_at <= ${before}
                and not exists (select from call_events e
                                 where e.company_id = c.company_id and e.call_id = c.id
                                   and e.kind = 'left' and e.created_at > ${before})))
     order by r.id`.execute(tx);
  return rows;
}

/** When this call was recorded. */
export async function listSpans(tx: Tx, { companyId, callId }: CallId): Promise<Stretch[]> {
  const { rows } = await sql<Stretch>`
    select p.began_at, p.ended_at
      from call_recordings r
      join call_recording_spans p on p.company_id = r.company_id and p.call_recording_id = r.id
     where r.company_id = ${companyId} and r.call_id = ${callId}
     order by p.began_at, p.id`.execute(tx);
  return rows;
}

/** When the call was recorded that this track is of. */
export async function listSpansOfTrack(
  tx: Tx,
  { companyId, trackId }: { readonly companyId: number; readonly trackId: number },
): Promise<Stretch[]> {
  const { callId } = await tx
    .selectFrom('callTracks')
    .select('callId')
    .where('companyId', '=', companyId)
    .where('id', '=', trackId)
    .executeTakeFirstOrThrow();
  return listSpans(tx, { companyId, callId });
}

/** Whether somebody of this seat agreed at that time or before, whatever they said since. */
export async function hasAgreedBy(
  tx: Tx,
  { companyId, seatId }: { readonly companyId: number; readonly seatId: number },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ answer: string }>`
    select answer from call_recording_answers
     where company_id = ${companyId} and seat_id = ${seatId} and answer = 'agreed' and answered_at <= ${at}
     limit 1`.execute(tx);
  return rows.length > 0;
}
