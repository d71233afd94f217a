import { COPY_NAME } from '@candor/contract/hiring/candidate-file-rules';
import type { ScorecardContent } from '@candor/contract/interviews/scorecard-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { findCopy } from '../kits/index.ts';

export type CardId = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly accountId: number;
};

export async function findDraft(tx: Tx, id: CardId): Promise<ScorecardContent | null> {
  const row = await tx
    .selectFrom('scorecardDrafts')
    .select('content')
    .where('companyId', '=', id.companyId)
    .where('scheduleId', '=', id.scheduleId)
    .where('accountId', '=', id.accountId)
    .executeTakeFirst();
  return row === undefined ? null : (row.content as ScorecardContent);
}

export async function saveDraft(
  tx: Tx,
  id: CardId,
  { content, now }: { readonly content: ScorecardContent; readonly now: Date },
): Promise<void> {
  const kept = { content: JSON.stringify(content), savedAt: now };
  await tx
    .insertInto('scorecardDrafts')
    .values({ ...id, ...kept })
    .onConflict((oc) => oc.columns(['companyId', 'scheduleId', 'accountId']).doUpdateSet(kept))
    .execute();
}

export async function dropDraft(tx: Tx, id: CardId): Promise<void> {
  await tx
    .deleteFrom('scorecardDrafts')
    .where('companyId', '=', id.companyId)
    .where('scheduleId', '=', id.scheduleId)
    .where('accountId', '=', id.accountId)
    .execute();
}

export type SentCard = {
  readonly accountId: number;
  readonly version: number;
  readonly content: ScorecardContent;
  readonly reason: string;
  readonly sentAt: Date;
  /** Of somebody outside as the company typed it; of a colleague their own; empty: gone. */
  readonly name: string;
};

/** The newest version of each, in the order in which they first came. */
export async function listSent(
  tx: Tx,
  { companyId, scheduleId }: Omit<CardId, 'accountId'>,
): Promise<SentCard[]> {
  const { rows } = await sql<SentCard>`
    select c.account_id, c.version, c.content, c.reason, c.sent_at,
           coalesce((select p.name from appointment_seat_people p
                       join appointment_seats t on t.company_id = p.company_id and t.id = p.seat_id
                      where p.company_id = c.company_id and t.schedule_id = c.schedule_id
                        and p.account_id = c.account_id and p.name is not null limit 1),
                    case when m.id is not null then trim(a.first_name || ' ' || a.last_name) end, '') as name
      from scorecards c
      left join accounts a on a.id = c.account_id
      left join memberships m on m.company_id = c.company_id and m.account_id = c.account_id
     where c.company_id = ${companyId} and c.schedule_id = ${scheduleId}
       and not exists (select from scorecards n
                        where n.company_id = c.company_id and n.schedule_id = c.schedule_id
                          and n.account_id = c.account_id and n.version > c.version)
     order by (select min(f.sent_at) from scorecards f
                where f.company_id = c.company_id and f.schedule_id = c.schedule_id and f.account_id = c.account_id),
              c.account_id`.execute(tx);
  return rows;
}

/** Who has sent one, also where the reader must not know its words: an appeal waits for them. */
export async function findSenders(tx: Tx, scheduleId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ senders: number[] }>`
    select app_sent_scorecards(${scheduleId}) as senders`.execute(tx);
  return new Set(rows[0]?.senders.map(Number));
}

export async function addVersion(
  tx: Tx,
  { companyId, scheduleId, accountId }: CardId,
  given: {
    readonly version: number;
    readonly content: ScorecardContent;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  const { version, content, reason, now } = given;
  await tx
    .insertInto('scorecards')
    .values({
      ...{ companyId, scheduleId, accountId, version, reason, sentAt: now },
      content: JSON.stringify(content),
    })
    .execute();
}

export async function correctVersion(
  tx: Tx,
  { companyId, scheduleId, accountId }: CardId,
  given: { readonly version: number; readonly content: ScorecardContent; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('scorecards')
    .set({ content: JSON.stringify(given.content), changedAt: given.now })
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .where('accountId', '=', accountId)
    .where('version', '=', given.version)
    .execute();
}

/** Of these interviews those of which this person has sent a scorecard. */
export async function whichAreSent(
  tx: Tx,
  {
    companyId,
    scheduleIds,
    accountId,
  }: {
    readonly companyId: number;
    readonly scheduleIds: readonly number[];
    readonly accountId: number;
  },
): Promise<ReadonlySet<number>> {
  if (scheduleIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('scorecards')
    .select('scheduleId')
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where('scheduleId', 'in', [...scheduleIds])
    .where('version', '=', 1)
    .execute();
  return new Set(rows.map(({ scheduleId }) => scheduleId));
}

export async function findAnswers(
  tx: Tx,
  companyId: number,
  applicationId: number,
): Promise<{ label: string; answer: string }[]> {
  const { rows } = await sql<{ label: string; answer: unknown }>`
    select label, answer from application_answers
     where company_id = ${companyId} and application_id = ${applicationId} order by position`.execute(
    tx,
  );
  return rows.map(({ label, answer }) => ({
    label,
    answer: Array.isArray(answer) ? answer.join(', ') : String(answer),
  }));
}

export type Cv = {
  readonly fileID: number;
  readonly fileName: string;
  readonly contentType: string;
  readonly objectKey: string;
  /** Of a copy: when it was blackened; null: it is the CV as it was sent. */
  readonly madeAt: Date | null;
};

/** What was sent with the application, until somebody decides about it or the candidate withdraws. */
export async function findOpenCv(
  tx: Tx,
  companyId: number,
  applicationId: number,
): Promise<Cv | undefined> {
  const { rows } = await sql<Cv>`
    select f.id as "fileID", f.file_name, f.content_type, f.object_key, null as made_at
      from applications a
      join candidate_files f on f.company_id = a.company_id and f.id = a.cv_file_id
     where a.company_id = ${companyId} and a.id = ${applicationId}
       and a.status = 'active' and f.removed_at is null`.execute(tx);
  return rows[0];
}

/** The blackened copy of it. */
export async function findOpenCopy(
  tx: Tx,
  companyId: number,
  applicationId: number,
): Promise<Cv | undefined> {
  const copy = await findCopy(tx, companyId, applicationId);
  if (copy === undefined) return undefined;
  const { rows } = await sql`
    select from applications where company_id = ${companyId} and id = ${applicationId} and status = 'active'`.execute(
    tx,
  );
  // What a CV is called names a person, and what it is read as here is a PDF.
  const shown = { fileName: COPY_NAME, contentType: 'application/pdf' };
  return rows.length === 0 ? undefined : { ...copy, ...shown };
}
