import type { Database } from '../../../platform/database/database.ts';
import { type Failure, fail } from '../../../platform/http/failure.ts';
import type { Whose } from './account-facts.ts';
import { type Account, findCompanyName, listMemberships } from './account-store.ts';
import { chooseEntrance, type LoginType } from './session-rules.ts';

/**
 * Who the person will be behind this door. Ask only about somebody who has proved who they are: the
 * refusals say whether the account has the door, and which company closed it.
 */
export async function findEntrance(
  db: Database,
  account: Pick<Account, 'id' | 'userTypes' | 'emailConfirmedAt'>,
  {
    type,
    wish = {},
  }: { readonly type: LoginType; readonly wish?: { readonly foundsCompany?: boolean | undefined } },
): Promise<Whose> {
  const memberships =
    type === 'company'
      ? await db.asAccount(account.id, (tx) => listMemberships(tx, account.id))
      : [];
  const entrance = chooseEntrance(type, { userTypes: account.userTypes, memberships }, wish);
  if (entrance.kind === 'none') throw fail('wrong_type', 'This account cannot sign in here.');
  if (account.emailConfirmedAt === null) {
    throw fail('email_not_confirmed', 'Please confirm your e-mail address first.');
  }
  if (entrance.kind === 'pending') {
    throw fail('membership_pending', "Your company's administrator has yet to approve you.");
  }
  if (entrance.kind !== 'open') {
    const { companyId } = entrance.membership;
    throw refusals[entrance.kind](await nameOf(db, companyId));
  }
  const companyId = entrance.membership?.companyId ?? null;
  return { accountId: account.id, companyId, userType: entrance.userType };
}

/** Each says whom to ask; what else somebody can do is the page's to offer. */
const refusals: Record<
  'company-suspended' | 'deactivated' | 'refused',
  (company: string) => Failure
> = {
  'company-suspended': (company) =>
    fail(
      'company_suspended',
      `${company} is suspended, so nobody can sign in to it. Ask whoever runs this site why, and how it can be lifted.`,
    ),
  deactivated: (company) =>
    fail(
      'membership_deactivated',
      `Your access to ${company} has been deactivated. Ask one of its administrators to reactivate it.`,
    ),
  refused: (company) =>
    fail(
      'membership_refused',
      `${company} has declined your request to join. Ask one of its administrators to invite you.`,
    ),
};

async function nameOf(db: Database, companyId: number): Promise<string> {
  const name = await db.inCompany(companyId, (tx) => findCompanyName(tx, companyId));
  return name ?? 'Your company';
}
