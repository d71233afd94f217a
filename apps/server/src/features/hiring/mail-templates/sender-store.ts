import type { Tx } from '../../../platform/database/database.ts';
import type { MailSender } from '../../../platform/mail/mail-content.ts';

export type SenderChoice = { readonly name: string; readonly replyTo: string };

export async function findSender(tx: Tx, companyId: number): Promise<SenderChoice | undefined> {
  return tx
    .selectFrom('mailSenders')
    .select(['name', 'replyTo'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
}

/** Of a mail to a candidate; undefined where the company chose none. */
export async function senderOf(tx: Tx, companyId: number): Promise<MailSender | undefined> {
  const row = await tx
    .selectFrom('mailSenders as s')
    .leftJoin('companies as o', 'o.companyId', 's.companyId')
    .select(['s.name', 's.replyTo', 'o.name as companyName'])
    .where('s.companyId', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const name = row.name === '' ? (row.companyName ?? '') : row.name;
  return { name: `${name} via Candor`.trim(), replyTo: row.replyTo === '' ? null : row.replyTo };
}

export async function saveSender(
  tx: Tx,
  companyId: number,
  { name, replyTo, accountId, now }: SenderChoice & { accountId: number; now: Date },
): Promise<void> {
  const row = { name, replyTo, updatedAt: now, updatedBy: accountId };
  await tx
    .insertInto('mailSenders')
    .values({ companyId, ...row })
    .onConflict((on) => on.column('companyId').doUpdateSet(row))
    .execute();
}

/** Whether an address is a member's, or of a domain that the company has proved. */
export async function isOwnAddress(tx: Tx, companyId: number, email: string): Promise<boolean> {
  const member = await tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.accountId')
    .select('m.id')
    .where('m.companyId', '=', companyId)
    .where('m.status', '=', 'active')
    .where('a.email', '=', email)
    .executeTakeFirst();
  if (member !== undefined) return true;
  const domain = await tx
    .selectFrom('verifiedDomains')
    .select('domain')
    .where('tenantId', '=', companyId)
    .where('domain', '=', email.slice(email.lastIndexOf('@') + 1))
    .executeTakeFirst();
  return domain !== undefined;
}
