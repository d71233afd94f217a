import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';

export type WaitingMail = {
  readonly id: number;
  readonly key: string;
  readonly recipient: string;
  readonly sealedContent: string;
};

/** Whom a mail speaks of, whoever it is written to. */
export type MailAbout = { readonly companyId: number; readonly candidateId: number };

/** Gives the mail's id, or null when a mail with this key was asked for before. */
export async function insertMail(
  tx: Tx,
  {
    about,
    ...mail
  }: {
    key: string;
    recipient: string;
    subject: string;
    sealedContent: string;
    about: MailAbout | undefined;
  },
): Promise<number | null> {
  const row = await tx
    .insertInto('mails')
    .values({
      ...mail,
      aboutCompanyId: about?.companyId ?? null,
      aboutCandidateId: about?.candidateId ?? null,
    })
    .onConflict((on) => on.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The mail while it waits to be sent; undefined once it has been, or while another worker is at it: that one
 * sends it, and if it dies the sweep finds the mail again.
 */
export async function lockWaitingMail(tx: Tx, id: number): Promise<WaitingMail | undefined> {
  const row = await tx
    .selectFrom('mails')
    .select(['id', 'key', 'recipient', 'sealedContent'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .where('refusedAt', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row === undefined || row.sealedContent === null
    ? undefined
    : { ...row, sealedContent: row.sealedContent };
}

/** What was sent loses its content: its links live in the mailbox only. */
export async function markSent(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set((eb) => ({ sentAt: now, sealedContent: null, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function markRefused(
  tx: Tx,
  { id, problem, now }: { readonly id: number; readonly problem: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('mails')
    .set((eb) => ({
      refusedAt: now,
      lastProblem: problem.slice(0, 500),
      sealedContent: null,
      tries: eb('tries', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function markFailed(db: Database, id: number, problem: string): Promise<void> {
  await db.global((tx) =>
    tx
      .updateTable('mails')
      .set((eb) => ({ lastProblem: problem.slice(0, 500), tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  );
}

/** Mails that have waited since before then; what failed most often comes last, so that it delays no other. */
export async function findWaitingMails(db: Database, since: Date): Promise<number[]> {
  const rows = await db.global((tx) =>
    tx
      .selectFrom('mails')
      .select('id')
      .where('sentAt', 'is', null)
      .where('refusedAt', 'is', null)
      .where('createdAt', '<', since)
      .orderBy('tries')
      .orderBy('createdAt')
      .limit(500)
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/** Those that `giveUpMails` would give up, with what was said of them last. */
export async function findGivenUp(
  db: Database,
  before: Date,
): Promise<{ key: string; lastProblem: string | null }[]> {
  return db.global((tx) =>
    tx
      .selectFrom('mails')
      .select(['key', 'lastProblem'])
      .where('sentAt', 'is', null)
      .where('refusedAt', 'is', null)
      .where('createdAt', '<', before)
      .execute(),
  );
}

/** Nobody waits for a mail of three days ago, and what it links to has expired. */
export async function giveUpMails(db: Database, before: Date, now: Date): Promise<void> {
  await db.global((tx) =>
    tx
      .updateTable('mails')
      .set({ refusedAt: now, sealedContent: null })
      .where('sentAt', 'is', null)
      .where('refusedAt', 'is', null)
      .where('createdAt', '<', before)
      .execute(),
  );
}

/** Deletes what was sent or given up before then; who was written to about what is kept no longer. */
export async function forgetMails(db: Database, before: Date): Promise<void> {
  await db.global((tx) =>
    tx
      .deleteFrom('mails')
      .where((eb) => eb.or([eb('sentAt', '<', before), eb('refusedAt', '<', before)]))
      .execute(),
  );
}

/** Mails that wait can be opened no more. Gives how many. */
export async function refuseSealedMails(tx: Tx, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update mails set refused_at = ${now}, sealed_content = null,
                     last_problem = 'The secret that it was sealed with was lost.'
     where sealed_content is not null`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/**
 * Mails about these candidates of a company, and those to their addresses whose key begins as `ours` says: mails of earlier
 * releases don't say whom they are about. Gives the keys.
 */
export async function forgetMailsAbout(
  tx: Tx,
  companyId: number,
  whose: {
    readonly ids: readonly number[];
    readonly addresses: readonly string[];
    readonly ours: string;
  },
): Promise<string[]> {
  const { ids, addresses, ours } = whose;
  const { rows } = await sql<{ key: string }>`
    delete from mails
     where (about_company_id = ${companyId} and about_candidate_id = any(${ids}))
        or (about_candidate_id is null and recipient = any(${addresses}) and key ~ ${ours})
    returning key`.execute(tx);
  return rows.map(({ key }) => key);
}
