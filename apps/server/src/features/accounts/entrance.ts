import type { Database } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Whose } from './account-facts.ts';
import { type Account, listMemberships } from './account-store.ts';
import { chooseEntrance, type LoginType } from './session-rules.ts';

/**
 * Who the person will be behind this door. Ask only about somebody who has proved who they are: the
 * refusals say whether the account has the door.
 */
export async function findEntrance(
  db: Database,
  account: Pick<Account, 'id' | 'userTypes' | 'emailConfirmedAt'>,
  type: LoginType,
): Promise<Whose> {
  const memberships =
    type === 'company'
      ? await db.asAccount(account.id, (tx) => listMemberships(tx, account.id))
      : [];
  const entrance = chooseEntrance(type, account.userTypes, memberships);
  if (entrance.kind === 'none') throw fail('wrong_type', 'This account cannot log in here.');
  if (account.emailConfirmedAt === null) {
    throw fail('email_not_confirmed', 'Please confirm your email address first.');
  }
  if (entrance.kind === 'pending') {
    throw fail('membership_pending', "Your company's administrator has yet to approve you.");
  }
  const companyId = entrance.membership?.companyId ?? null;
  return { accountId: account.id, companyId, userType: entrance.userType };
}
