import type { Tx } from '../../../platform/database/database.ts';
import {
  accountLinks,
  addUserType,
  createAccount,
  discardPassword,
  findByEmail,
  normaliseEmail,
} from '../../people/accounts/index.ts';
import { recordAudit } from '../audit/index.ts';

const userType = 'SUPER_ADMIN';

type Made =
  | { readonly kind: 'disabled' }
  | { readonly kind: 'already' }
  | { readonly kind: 'made' | 'again'; readonly accountId: number; readonly url: string };

/**
 * In company 0. Whatever password the address had is worth nothing for a super admin: sessions end, and the link leads
 * to the first one. Who is super admin already is left alone, but for `isAgain`, which begins anew in the same way: no
 * link sets a password beside one that is there.
 */
export async function makeSuperAdmin(
  tx: Tx,
  given: {
    readonly email: string;
    readonly baseUrl: string;
    readonly now: Date;
    readonly isAgain?: boolean;
  },
): Promise<Made> {
  const { baseUrl, now } = given;
  const email = normaliseEmail(given.email);
  const known = await findByEmail(tx, email);
  if (known !== undefined && known.disabledAt !== null) return { kind: 'disabled' };
  const isAlready = known?.userTypes.includes(userType) === true;
  if (isAlready && given.isAgain !== true) return { kind: 'already' };
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
    if (!isAlready) await addUserType(tx, accountId, userType);
    const because = isAlready ? 'was given a new link' : 'became super admin';
    await discardPassword(tx, { accountId, because, now });
  }
  const url = await accountLinks(baseUrl).firstPassword(tx, { accountId, email, userType }, now);
  return { kind: isAlready ? 'again' : 'made', accountId, url };
}

/** Last in the transaction. */
export function recordInvitation(tx: Tx, accountId: number, now: Date): Promise<void> {
  return recordAudit(
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
}
