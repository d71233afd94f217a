import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { nameOfAccount } from './member-store.ts';

type Who = { readonly companyId: number; readonly candidateID: number };
type Mine = Who & { readonly accountId: number };

export const NOTES_SHOWN = 200;

export type NoteRow = {
  readonly noteID: number;
  readonly text: string;
  readonly isPrivate: boolean;
  readonly isOwn: boolean;
  readonly authorName: string;
  readonly mentions: { membershipID: number; name: string }[];
  readonly createdAt: Date;
  readonly editedAt: Date | null;
};

/** What others wrote for themselves is not there for anybody else, administrators included. */
export const isVisible = (accountId: number) =>
  sql`(not n.is_private or n.author_id = ${accountId})`;

export async function listNotes(
  tx: Tx,
  { companyId, candidateID, accountId }: Mine,
): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id as "noteID", n.text, n.is_private, n.author_id = ${accountId} as is_own,
           ${nameOfAccount} as author_name, n.created_at, n.edited_at,
           coalesce((
             select jsonb_agg(jsonb_build_object('membershipID', m.id, 'name',
                      coalesce(nullif(trim(concat_ws(' ', named.first_name, named.last_name)), ''), named.email))
                      order by m.id)
               from memberships m join accounts named on named.id = m.account_id
              where m.company_id = n.company_id and m.account_id = any(n.mentions)), '[]') as mentions
      from candidate_notes n join accounts acc on acc.id = n.author_id
     where n.company_id = ${companyId} and n.candidate_id = ${candidateID} and ${isVisible(accountId)}
     order by n.created_at desc, n.id desc limit ${NOTES_SHOWN + 1}`.execute(tx);
  return rows;
}

/** My own, locked; undefined for anybody else's. */
export async function lockOwnNote(
  tx: Tx,
  { companyId, candidateID, accountId }: Mine,
  noteID: number,
) {
  return tx
    .selectFrom('candidateNotes')
    .select(['id', 'isPrivate', 'mentions'])
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateID)
    .where('authorId', '=', accountId)
    .where('id', '=', noteID)
    .forUpdate()
    .executeTakeFirst();
}
