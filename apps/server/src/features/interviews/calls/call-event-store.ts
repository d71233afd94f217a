import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type CallId = { readonly companyId: number; readonly callId: number };

export type CallEvent = {
  readonly id: number;
  readonly kind: 'signal' | 'chat' | 'joined' | 'left' | 'reaction';
  /** Among the interviewers. */
  readonly isPrivate: boolean;
  readonly fromSeatId: number;
  readonly name: string;
  /** Of a signal: the page that it is from, and what it says. */
  readonly body: { readonly text?: string; readonly page?: string };
  readonly createdAt: Date;
};

/** Under the lock of the call. */
export async function addCallEvent(
  tx: Tx,
  { companyId, callId }: CallId,
  event: {
    readonly kind: CallEvent['kind'];
    readonly isPrivate?: boolean;
    readonly fromSeatId: number;
    readonly to?: { readonly seatId: number; readonly page: string };
    readonly body?: CallEvent['body'];
    readonly createdAt: Date;
  },
): Promise<void> {
  const { kind, isPrivate = false, fromSeatId, to, body = {}, createdAt } = event;
  await tx
    .insertInto('callEvents')
    .values({
      ...{ companyId, callId, kind, isPrivate, fromSeatId, createdAt, body: JSON.stringify(body) },
      ...(to !== undefined && { toSeatId: to.seatId, toPage: to.page }),
    })
    .execute();
}

/** After the last that somebody heard: what was sent to this page, and what everybody hears. */
export async function listCallEvents(
  tx: Tx,
  { companyId, callId }: CallId,
  {
    after,
    seatId,
    page,
    isInterviewer,
    reactedSince,
  }: {
    readonly after: number;
    readonly seatId: number;
    readonly page: string;
    readonly isInterviewer: boolean;
    /** Reactions from before have passed. */
    readonly reactedSince: Date;
  },
): Promise<CallEvent[]> {
  const { rows } = await sql<CallEvent>`
    select e.id, e.kind, e.is_private, e.from_seat_id, s.name, e.body, e.created_at
      from call_events e
      join call_seats s on s.company_id = e.company_id and s.id = e.from_seat_id
     where e.company_id = ${companyId} and e.call_id = ${callId} and e.id > ${after}
       and (${isInterviewer} or not e.is_private)
       and (e.kind <> 'reaction' or e.created_at > ${reactedSince})
       and (e.kind <> 'signal' or (e.to_seat_id = ${seatId} and e.to_page = ${page}))
     order by e.id
     limit 500`.execute(tx);
  return rows;
}

/** Under the lock of the call: how often somebody reacted. */
export async function countReactions(
  tx: Tx,
  { companyId, callId, seatId }: CallId & { readonly seatId: number },
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from call_events
     where company_id = ${companyId} and call_id = ${callId} and from_seat_id = ${seatId}
       and kind = 'reaction' and created_at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Signals name addresses of networks, and nobody needs them once both pages have them; reactions have been seen. */
export async function forgetPassing(
  tx: Tx,
  { companyId, before }: { readonly companyId: number; readonly before: Date },
): Promise<void> {
  await tx
    .deleteFrom('callEvents')
    .where('companyId', '=', companyId)
    .where('kind', 'in', ['signal', 'reaction'])
    .where('createdAt', '<', before)
    .execute();
}
