import type { Database } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { normaliseEmail } from '../../people/accounts/index.ts';
import { superAdminLetter } from './administration-mails.ts';
import { makeSuperAdmin, recordInvitation } from './make-super-admin.ts';
import { superAdminWords } from './super-admin-words.ts';

/**
 * Makes the address that the configuration names a super admin: at the first start, and never again by itself,
 * so that a super admin who was disabled stays so. A mail leads to the password. Gives what whoever starts Candor has
 * to know: that nobody gets in so.
 */
export async function inviteSuperAdmin(parts: {
  readonly db: Database;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly email: string;
  readonly now: Date;
}): Promise<string | null> {
  const { db, postOffice, now } = parts;
  const email = normaliseEmail(parts.email);
  return db.inCompany(0, async (tx) => {
    const made = await makeSuperAdmin(tx, parts);
    if (made.kind === 'disabled') return superAdminWords.disabled(email);
    if (made.kind === 'already') return null;
    const key = `super-admin:${made.accountId}`;
    await postOffice.post(tx, superAdminLetter({ to: email, key, url: made.url }));
    await recordInvitation(tx, made.accountId, now);
    return null;
  });
}
