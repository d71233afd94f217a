import type { Database, Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import {
  accountLinks,
  addUserType,
  createAccount,
  discardPassword,
  findByEmail,
  normaliseEmail,
} from '../../people/accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { superAdminLetter } from './administration-mails.ts';

/**
 * Makes the address that the configuration names a super admin: at the first start, and never again by itself,
 * so that a super admin who was disabled stays so. Whatever password the address had is worth nothing for that: a
 * mail leads to the first one, and sessions end. Gives what whoever starts Candor has to know: that nobody gets in so.
 */
export async function inviteSuperAdmin(parts: {
  readonly db: Database;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly email: string;
  readonly now: Date;
}): Promise<string | null> {
  const { db, postOffice, baseUrl, now } = parts;
  const email = normaliseEmail(parts.email);
  const userType = 'SUPER_ADMIN';
  return db.inCompany(0, async (tx: Tx) => {
    const known = await findByEmail(tx, email);
    if (known !== undefined && known.disabledAt !== null) return isDisabled(email);
    if (known?.userTypes.includes(userType)) return null;
    const accountId =
      known?.id ??
      (await createAccount(tx, {
        email,
        firstName: '',
        lastName: '',
        userTypes: [userType],
        passwordHash: null,
      }));
    if (known !== undefined) {
      await addUserType(tx, accountId, userType);
      await discardPassword(tx, { accountId, because: 'became super admin', now });
    }
    const url = await accountLinks(baseUrl).firstPassword(tx, { accountId, email, userType }, now);
    const key = `super-admin:${accountId}`;
    await postOffice.post(tx, superAdminLetter({ to: email, key, url }));
    await recordAudit(
      tx,
      {
        companyId: 0,
        actorKind: 'system',
        action: 'super-admin.invite',
        objectKind: 'account',
        objectId: accountId,
      },
      now,
    );
    return null;
  });
}

const isDisabled = (email: string): string =>
  `SUPER_ADMIN_EMAIL names ${email}, whose account is disabled, so nobody administers Candor by it. Another super admin can ` +
  'enable it under People; if there is none, name another address.';
