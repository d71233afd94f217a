import type { MessageState } from '@candor/contract/hiring/message-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { addDue } from '../../../platform/queue/due-store.ts';

export const MESSAGE_DUE = 'message';

export type Recipient = {
  readonly candidateId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly companyName: string;
  readonly applicationId: number | null;
  readonly jobTitle: string | null;
};

/**
 * Which of their applications is meant: this one, or none; or that for this job, or without one that goes on or came
 * last.
 */
type About = { readonly applicationID: number | null } | { readonly jobID: number | null };

const isMeant = (about: About): RawBuilder<unknown> => {
  if ('applicationID' in about) return sql`p.id = ${about.applicationID}`;
  return about.jobID === null ? sql`true` : sql`p.job_id = ${about.jobID}`;
};

/** In the order in which they were asked for; whom the company does not have is left out. */
export async function findRecipients(
  tx: Tx,
  companyId: number,
  { candidateIDs, about }: { readonly candidateIDs: readonly number[]; readonly about: About },
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select c.id as candidate_id, c.first_name, c.last_name, c.email, a.id as application_id, a.title as job_title,
           coalesce((select name from companies where company_id = c.company_id), '') as company_name
      from unnest(${[...candidateIDs]}::bigint[]) with ordinality as asked(candidate_id, place)
      join candidates c on c.company_id = ${companyId} and c.id = asked.candidate_id
      left join lateral (
        select p.id, j.title from applications p join jobs j on j.company_id = p.company_id and j.id = p.job_id
         where p.company_id = c.company_id and p.candidate_id = c.id and ${isMeant(about)}
         order by (p.status = 'active') desc, p.id desc limit 1) a on true
     order by asked.place`.execute(tx);
  return rows;
}

export type Thread = {
  readonly companyId: number;
  readonly threadId: number;
  readonly subject: string;
  readonly candidateId: number;
  readonly email: string;
  readonly companyName: string;
  readonly applicationId: number | null;
  readonly jobId: number | null;
  readonly jobTitle: string | null;
  readonly applicationStatus: string | null;
};

export async function findThread(
  tx: Tx,
  { companyId, threadId }: { readonly companyId: number; readonly threadId: number },
): Promise<Thread | undefined> {
  const { rows } = await sql<Thread>`
    select t.company_id, t.id as thread_id, t.subject, t.candidate_id, c.email, t.application_id, a.job_id,
           j.title as job_title, a.status as application_status,
           coalesce((select name from companies where company_id = t.company_id), '') as company_name
      from message_threads t
      join candidates c on c.company_id = t.company_id and c.id = t.candidate_id
      left join applications a on a.company_id = t.company_id and a.id = t.application_id
      left join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where t.company_id = ${companyId} and t.id = ${threadId}`.execute(tx);
  return rows[0];
}

export async function insertThread(
  tx: Tx,
  thread: {
    readonly companyId: number;
    readonly candidateId: number;
    readonly applicationId: number | null;
    readonly subject: string;
    readonly createdAt: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('messageThreads')
    .values(thread)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type NewMessage = {
  readonly companyId: number;
  readonly threadId: number;
  readonly requestKey: string;
  /** Of all that the request said; empty: it came by no request. */
  readonly requestHash: string;
  readonly body: string;
  readonly now: Date;
};

/** It leaves at its time, or counts as gone: whoever inserts it posts it then. */
export async function insertWritten(
  tx: Tx,
  {
    now,
    writtenBy,
    sendAt,
    ...message
  }: NewMessage & { readonly writtenBy: number; readonly sendAt: Date | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('messages')
    .values({
      ...{ ...message, direction: 'out', writtenBy, writtenAt: now },
      ...(sendAt === null
        ? { state: 'sent', sendAt: now, sentAt: now }
        : { state: 'waiting', sendAt }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (sendAt !== null) {
    await addDue(tx, MESSAGE_DUE, [{ id, companyId: message.companyId, at: sendAt }]);
  }
  return id;
}

type ByMail = {
  readonly mailId: string;
  /** What the mail called itself. */
  readonly mailName: string | null;
  /** Null: the candidate's. */
  readonly fromAddress: string | null;
  readonly isAutomatic: boolean;
  /** Files that were not kept. */
  readonly problem: string;
};

/** Undefined: this mail came before. */
export async function insertReceived(
  tx: Tx,
  { now, ...message }: NewMessage & Partial<ByMail>,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('messages')
    .values({ ...message, direction: 'in', state: 'received', writtenAt: now, sentAt: now })
    .onConflict((on) =>
      on.columns(['companyId', 'threadId', 'mailId']).where('mailId', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function countFilesOf(
  tx: Tx,
  { companyId, candidateId }: { readonly companyId: number; readonly candidateId: number },
): Promise<number> {
  const { count } = await tx
    .selectFrom('candidateFiles')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertMessageFiles(
  tx: Tx,
  companyId: number,
  { messageId, fileIds }: { readonly messageId: number; readonly fileIds: readonly number[] },
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .insertInto('messageFiles')
    .values(fileIds.map((fileId) => ({ companyId, messageId, fileId })))
    .execute();
}

export type Request = {
  readonly companyId: number;
  readonly requestKey: string;
  readonly requestHash: string;
};

/**
 * What the same request wrote before, in one thread or of one writer. Of two that ask at once the second waits for the
 * first, until the transaction ends. The same key with something else in it is refused: the first words have arrived.
 */
export async function findRepeated(
  tx: Tx,
  { companyId, requestKey, requestHash }: Request,
  by: { readonly writtenBy: number } | { readonly threadId: number },
): Promise<number[]> {
  const PLACE = 198;
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${requestKey}`}, ${PLACE}))`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number; requestHash: string }>`
    select id, request_hash from messages
     where company_id = ${companyId} and request_key = ${requestKey}
       and ${'writtenBy' in by ? sql`written_by = ${by.writtenBy}` : sql`thread_id = ${by.threadId} and direction = 'in'`}
     order by id`.execute(tx);
  if (rows.some((one) => one.requestHash !== requestHash)) throw refuse('request_key_reused');
  return rows.map(({ id }) => id);
}

/** How many a company has written since then. Of two that ask at once the second counts what the first writes. */
export async function countWritten(tx: Tx, companyId: number, since: Date): Promise<number> {
  const PLACE = 200;
  await sql`select pg_advisory_xact_lock(${PLACE}, ${companyId})`.execute(tx);
  const { count } = await tx
    .selectFrom('messages')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('direction', '=', 'out')
    .where('writtenAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

type MessageId = { readonly companyId: number; readonly messageId: number };

/** One of all who ask takes it out of waiting; undefined: it does not wait any more. */
export async function endWaiting(
  tx: Tx,
  { companyId, messageId }: MessageId,
  to: { readonly state: Extract<MessageState, 'sent' | 'taken-back'>; readonly now: Date },
): Promise<
  | { readonly threadId: number; readonly body: string; readonly writtenBy: number | null }
  | undefined
> {
  return tx
    .updateTable('messages')
    .set({ state: to.state, sentAt: to.state === 'sent' ? to.now : null })
    .where('companyId', '=', companyId)
    .where('id', '=', messageId)
    .where('state', '=', 'waiting')
    .returning(['threadId', 'body', 'writtenBy'])
    .executeTakeFirst();
}

/** Why one ended otherwise than its writer meant it to. */
export async function writeProblem(
  tx: Tx,
  { companyId, messageId }: MessageId,
  problem: string,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ problem })
    .where('companyId', '=', companyId)
    .where('id', '=', messageId)
    .execute();
}

/** The mail server will never take it. False: that is known, or it is gone. */
export async function writeFailed(
  tx: Tx,
  { companyId, messageId }: MessageId,
  problem: string,
): Promise<{ readonly threadId: number; readonly writtenBy: number | null } | undefined> {
  return tx
    .updateTable('messages')
    .set({ state: 'failed', problem })
    .where('companyId', '=', companyId)
    .where('id', '=', messageId)
    .where('state', '=', 'sent')
    .returning(['threadId', 'writtenBy'])
    .executeTakeFirst();
}

export function findCandidateOf(tx: Tx, { companyId, messageId }: MessageId) {
  return tx
    .selectFrom('messages as m')
    .innerJoin('messageThreads as t', (join) =>
      join.onRef('t.companyId', '=', 'm.companyId').onRef('t.id', '=', 'm.threadId'),
    )
    .select(['t.candidateId', 'm.threadId'])
    .where('m.companyId', '=', companyId)
    .where('m.id', '=', messageId)
    .executeTakeFirst();
}
