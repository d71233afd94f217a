import type { Tx } from '../../../platform/database/database.ts';
import type { MailSender } from '../../../platform/mail/mail-content.ts';
import { readSettings } from '../../operations/settings/index.ts';
import { findCompanyName } from '../../people/brand/index.ts';

/** Of a mail to a candidate; undefined where the company chose none. */
export async function senderOf(tx: Tx, companyId: number): Promise<MailSender | undefined> {
  const { chosen, since } = await readSettings(tx, companyId, 'mailSender');
  if (since === null) return undefined;
  const name = chosen.name === '' ? await findCompanyName(tx, companyId) : chosen.name;
  return {
    name: `${name} via Candor`.trim(),
    replyTo: chosen.replyTo === '' ? null : chosen.replyTo,
  };
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
