import { type NoticeKind, noticeKinds, usualChoice } from '@candor/contract/people/notice-rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { Notice } from './notification-store.ts';

export type NoticeChoice = { readonly isTold: boolean; readonly isMailed: boolean };

/** What the member chose to hear of this; the caller's transaction is in the company's name. */
export async function findChoice(
  tx: Tx,
  { about, accountId }: Pick<Notice, 'about' | 'accountId'>,
): Promise<NoticeChoice> {
  if (about === undefined) return usualChoice;
  const row = await tx
    .selectFrom('noticeChoices')
    .select(['isTold', 'isMailed'])
    .where('companyId', '=', about.companyId)
    .where('accountId', '=', accountId)
    .where('kind', '=', about.kind)
    .executeTakeFirst();
  return row ?? usualChoice;
}

type Whose = { readonly companyId: number; readonly accountId: number };
type Choice = NoticeChoice & { readonly kind: NoticeKind };

export async function listChoices(tx: Tx, { companyId, accountId }: Whose): Promise<Choice[]> {
  const rows = await tx
    .selectFrom('noticeChoices')
    .select(['kind', 'isTold', 'isMailed'])
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .execute();
  return noticeKinds.map((kind) => {
    const { isTold, isMailed } = rows.find((row) => row.kind === kind) ?? usualChoice;
    return { kind, isTold, isMailed };
  });
}

export async function saveChoice(tx: Tx, whose: Whose, { kind, ...choice }: Choice): Promise<void> {
  await tx
    .insertInto('noticeChoices')
    .values({ ...whose, kind, ...choice })
    .onConflict((on) => on.columns(['companyId', 'accountId', 'kind']).doUpdateSet(choice))
    .execute();
}

export async function findAddress(tx: Tx, accountId: number): Promise<string> {
  const { email } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return email;
}
