import type { TrackKind } from '@candor/contract/interviews/call-recording-rules';
import { STAYS_OPEN_MS } from '@candor/contract/interviews/call-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Seat = { readonly companyId: number; readonly seatId: number };

/** The call of a seat, whose interview keeps what is recorded; undefined: it is of none. */
export async function findCallOfSeat(tx: Tx, { companyId, seatId }: Seat) {
  const { rows } = await sql<{ callId: number; scheduleId: number; endsAt: Date }>`
    select c.id as call_id, c.schedule_id, c.ends_at
      from call_seats s
      join calls c on c.company_id = s.company_id and c.id = s.call_id
     where s.company_id = ${companyId} and s.id = ${seatId} and c.schedule_id is not null`.execute(
    tx,
  );
  return rows[0];
}

/** The track of a seat, made with its first segment, until when it may last, and when it ended; locked. */
export async function openTrack(
  tx: Tx,
  { companyId, seatId }: Seat,
  track: {
    readonly callId: number;
    readonly scheduleId: number;
    readonly kind: TrackKind;
    readonly beganAt: Date;
    readonly endsAt: Date;
  },
): Promise<{ id: number; beganAt: Date; endedAt: Date | null }> {
  const { endsAt, ...row } = track;
  const deadlineAt = new Date(Math.max(endsAt.getTime(), row.beganAt.getTime()) + STAYS_OPEN_MS);
  // A call that was moved, or overran, may last until then.
  await tx
    .insertInto('callTracks')
    .values({ companyId, seatId, ...row, deadlineAt })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'seatId', 'kind']).doUpdateSet({
        deadlineAt: sql<Date>`greatest(call_tracks.deadline_at, excluded.deadline_at)`,
        beganAt: sql<Date>`least(call_tracks.began_at, excluded.began_at)`,
      }),
    )
    .execute();
  const { rows } = await sql<{ id: number; beganAt: Date; endedAt: Date | null }>`
    select t.id, t.began_at, o.ended_at
      from call_tracks t
      join recording_subjects o
        on o.company_id = t.company_id and o.subject = 'call-track' and o.subject_id = t.id
     where t.company_id = ${companyId} and t.seat_id = ${seatId} and t.kind = ${track.kind}
       for update of t`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Error('The track of a call was not kept');
  return found;
}

/** The tracks of a live interview, each with its recording. */
export async function listTracks(tx: Tx, companyId: number, scheduleId: number) {
  return tx
    .selectFrom('callTracks as t')
    .innerJoin('recordings as r', (on) =>
      on.onRef('r.companyId', '=', 't.companyId').onRef('r.callTrackId', '=', 't.id'),
    )
    .innerJoin('callSeats as s', (on) =>
      on.onRef('s.companyId', '=', 't.companyId').onRef('s.id', '=', 't.seatId'),
    )
    .select(['t.id', 't.kind', 's.name', 'r.status', 'r.deletedAt', 'r.objectKey', 'r.posterKey'])
    .select(['r.durationMs', 'r.timeline', 'r.mimeType', 'r.bytes', 'r.videoCodec', 'r.audioCodec'])
    .select(['r.thumbnails', 'r.gaps', 'r.joinedAt'])
    .where('t.companyId', '=', companyId)
    .where('t.scheduleId', '=', scheduleId)
    .orderBy('t.kind')
    .orderBy('s.enteredAt')
    .orderBy('t.id')
    .execute();
}

export type Coming = {
  readonly seatId: number;
  readonly name: string;
  readonly kind: 'joined' | 'left';
  readonly at: Date;
};

/** Who came into the call and left it, in order. */
export async function listComings(
  tx: Tx,
  companyId: number,
  scheduleId: number,
): Promise<Coming[]> {
  const { rows } = await sql<Coming>`
    select s.id as seat_id, s.name, e.kind, e.created_at as at
      from calls c
      join call_events e on e.company_id = c.company_id and e.call_id = c.id and e.kind in ('joined', 'left')
      join call_seats s on s.company_id = e.company_id and s.id = e.from_seat_id
     where c.company_id = ${companyId} and c.schedule_id = ${scheduleId}
     order by e.created_at, e.id`.execute(tx);
  return rows;
}

export async function findCallOf(tx: Tx, companyId: number, scheduleId: number) {
  return tx
    .selectFrom('interviewSchedules as s')
    .leftJoin('calls as c', (on) =>
      on.onRef('c.companyId', '=', 's.companyId').onRef('c.scheduleId', '=', 's.id'),
    )
    .select('c.id as callId')
    .where('s.companyId', '=', companyId)
    .where('s.id', '=', scheduleId)
    .where('s.kind', '=', 'live')
    .executeTakeFirst();
}
