import type { Database, Tx } from '../../../platform/database/database.ts';
import { errorCode } from '../../../platform/database/database-errors.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { ProviderPerson } from '../../../platform/openid/openid-provider.ts';
import {
  addUserType,
  createAccount,
  findByEmail,
  lockAccount,
  markConfirmed,
  normaliseEmail,
} from '../accounts/index.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { findIdentity, insertIdentity } from './identity-store.ts';
import { linkedLetter } from './linkedin-mails.ts';
import { judgeLinkedIn, type LinkedInType } from './linkedin-rules.ts';

export type EnterParts = {
  readonly db: Database;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
};

export type Arrival = {
  readonly person: ProviderPerson;
  readonly userType: LinkedInType;
  readonly client: RequestContext['client'];
  readonly now: Date;
};

const UNIQUE_VIOLATION = '23505';

const refusals = {
  email_not_verified: 'LinkedIn has not verified your e-mail address.',
  wrong_type: 'This account cannot sign in here.',
  account_disabled: 'This account is disabled.',
} as const;

type Account = Awaited<ReturnType<typeof lockAccount>>;

/** The account that this person of LinkedIn is, or from now on is; refuses everybody else. */
export async function enterWithLinkedIn(parts: EnterParts, arrival: Arrival): Promise<Account> {
  // In the platform's audit chain: the person is in no company yet.
  const enter = () => parts.db.inCompany(0, (tx) => settle(tx, parts, arrival));
  try {
    return await enter();
  } catch (error) {
    // Two first sign-ins at once, or a sign-up beside this one: the second look finds the account.
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
    return enter();
  }
}

async function settle(tx: Tx, parts: EnterParts, arrival: Arrival): Promise<Account> {
  const { person, userType, now } = arrival;
  const { linked, byEmail, email } = await findAccounts(tx, person);
  const verdict = judgeLinkedIn({
    userType,
    linked: linked === undefined ? null : factsOf(linked),
    byEmail: byEmail === undefined ? null : factsOf(byEmail),
    hasVerifiedEmail: email !== null,
  });
  if (verdict.kind === 'refuse') throw fail(verdict.code, refusals[verdict.code]);
  if (verdict.kind === 'enter') return lockAccount(tx, verdict.accountId);
  if (verdict.kind === 'create') return create(tx, arrival, email ?? '');
  const { accountId, prove } = verdict;
  if (prove) {
    await markConfirmed(tx, accountId, { now, acceptsTerms: true });
    await addUserType(tx, accountId, userType);
  }
  const isNew = await insertIdentity(tx, { subject: person.subject, accountId, linkedAt: now });
  const account = await lockAccount(tx, accountId);
  if (isNew) {
    const securityUrl = new URL('/forgot-password', parts.baseUrl).href;
    const key = `linkedin:${accountId}:${person.subject}`;
    await parts.postOffice.post(tx, linkedLetter({ to: account.email, key, securityUrl }));
    await record(tx, arrival, { accountId, action: 'identity.link' });
  }
  return account;
}

/** An address that LinkedIn does not vouch for finds nobody. */
async function findAccounts(tx: Tx, { subject, email: given, isEmailVerified }: ProviderPerson) {
  const linkedId = await findIdentity(tx, subject);
  const linked = linkedId === null ? undefined : await lockAccount(tx, linkedId);
  const email = given === null || !isEmailVerified ? null : normaliseEmail(given);
  const found = email === null ? undefined : await findByEmail(tx, email);
  return { linked, email, byEmail: found && (await lockAccount(tx, found.id)) };
}

function factsOf({ id, userTypes, emailConfirmedAt, disabledAt }: Account) {
  return { id, userTypes, isConfirmed: emailConfirmedAt !== null, isDisabled: disabledAt !== null };
}

async function create(tx: Tx, arrival: Arrival, email: string): Promise<Account> {
  const { person, userType, now } = arrival;
  const { firstName, lastName, subject } = person;
  const accountId = await createAccount(tx, {
    email,
    firstName,
    lastName,
    userTypes: [userType],
    passwordHash: null,
    emailConfirmedAt: now,
    // The page names them beside the button.
    termsAcceptedAt: now,
  });
  await insertIdentity(tx, { subject, accountId, linkedAt: now });
  const account = await lockAccount(tx, accountId);
  await record(tx, arrival, { accountId, action: 'account.create' });
  return account;
}

function record(
  tx: Tx,
  { client, now, person }: Arrival,
  { accountId, action }: { accountId: number; action: string },
): Promise<void> {
  return recordAudit(
    tx,
    {
      companyId: 0,
      actorKind: 'account',
      actorAccountId: accountId,
      action,
      objectKind: 'account',
      objectId: accountId,
      after: { provider: 'linkedin', subject: person.subject },
      ip: client.ip,
      userAgent: client.userAgent ?? undefined,
      requestId: client.requestId,
    },
    now,
  );
}
