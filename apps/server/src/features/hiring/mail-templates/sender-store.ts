import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { MailSender } from '../../../platform/mail/mail-content.ts';
import { readSettings } from '../../operations/settings/index.ts';
import { findCompanyName } from '../../people/brand/index.ts';

/**
 * Of a mail to a candidate. An answer to it reaches somebody also where the company chose no address: whoever wrote,
 * else who has run the company for longest; null: nobody does.
 */
export async function senderOf(tx: Tx, companyId: number, writtenBy?: number): Promise<MailSender> {
  const { name, replyTo } = await companySender(tx, companyId);
  return { name, replyTo: replyTo ?? (await findReader(tx, companyId, writtenBy)) };
}

/** Of a mail to anybody else: it names nobody's own address that the company did not choose. */
export async function companySender(tx: Tx, companyId: number): Promise<MailSender> {
  const { chosen } = await readSettings(tx, companyId, 'mailSender');
  const name = chosen.name === '' ? await findCompanyName(tx, companyId) : chosen.name;
  return { name: `${name} via Candor`.trim(), replyTo: chosen.replyTo || null };
}

/** Who gets answers until the company has chosen an address: whoever wrote, else who has run it for longest. */
export async function findReader(
  tx: Tx,
  companyId: number,
  writtenBy?: number,
): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select a.email from memberships m join accounts a on a.id = m.account_id
     where m.company_id = ${companyId} and m.status = 'active' and a.disabled_at is null
       and (m.account_id = ${writtenBy ?? null} or m.role = 'COMPANY_ADMIN')
     order by m.account_id = ${writtenBy ?? null} desc nulls last, m.id limit 1`.execute(tx);
  return rows[0]?.email ?? null;
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
