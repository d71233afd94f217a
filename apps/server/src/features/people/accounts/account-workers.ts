import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { defineJob, type Job, type JobData } from '../../../platform/queue/define-job.ts';
import { revokeTokens } from '../../../platform/tokens/one-time-token-store.ts';
import { accountLinks, type AccountLinks } from './account-links.ts';
import {
  type AccountRequest,
  deleteRequest,
  deleteRequestsBefore,
  keepSignUp,
  listKeptSignUps,
  lockRequest,
} from './account-request-store.ts';
import { createAccount, findByEmail, type KnownAccount, lockAccount } from './account-store.ts';
import {
  alreadyAccountLetter,
  anotherRoleLetter,
  confirmationLetter,
  firstPasswordLetter,
  resetLetter,
} from './accounts-mails.ts';
import { forgetTries } from './limit-store.ts';
import { hasDoorOf, type UserType } from './session-rules.ts';
import { forgetEndedTrust } from './trusted-browser-store.ts';

export const accountRequestJob = 'answer-account-request';

/** An abandoned sign-up and the password typed with it are forgotten after this time. */
const KEPT_MS = 30 * 24 * 3_600_000;

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
};

type Desk = {
  readonly tx: Tx;
  readonly postOffice: PostOffice;
  readonly links: AccountLinks;
  readonly now: Date;
};

/**
 * Answers what strangers asked for, by mail only. The request itself was answered before anyone looked whether the
 * address is known, so neither its reply nor its time can tell.
 */
export function createAccountWorkers(parts: Parts): Job[] {
  return [
    defineJob({ name: accountRequestJob, run: (data) => answerRequest(parts, data) }),
    defineJob({ name: 'forget-tries', every: '*/10 * * * *', run: () => forgetOver(parts) }),
  ];
}

/** What is over and holds addresses. */
async function forgetOver({ db, clock }: Parts): Promise<void> {
  await forgetTries(db);
  await db.global((tx) => forgetEndedTrust(tx, clock()));
}

async function answerRequest({ db, clock, postOffice, baseUrl }: Parts, data: JobData) {
  await db.global(async (tx) => {
    const now = clock();
    await deleteRequestsBefore(tx, new Date(now.getTime() - KEPT_MS));
    const request = await lockRequest(tx, Number(data['requestId']));
    if (request === undefined) return;
    const account = await findByEmail(tx, request.email);
    await answer({ tx, postOffice, links: accountLinks(baseUrl), now }, request, account);
  });
}

async function answer(
  desk: Desk,
  request: AccountRequest,
  account: KnownAccount | undefined,
): Promise<void> {
  if (request.kind === 'sign-up' && request.userType !== null) {
    return answerSignUp(desk, request, { userType: request.userType, known: account });
  }
  if (account !== undefined && account.disabledAt === null) {
    if (request.kind === 'forgot-password') await sendReset(desk, request, account);
    else await sendConfirmationAgain(desk, request, account);
  }
  await deleteRequest(desk.tx, request.id);
}

async function answerSignUp(
  desk: Desk,
  request: AccountRequest,
  { userType, known }: { readonly userType: UserType; readonly known: KnownAccount | undefined },
): Promise<void> {
  const { tx, now } = desk;
  if (known?.disabledAt) return deleteRequest(tx, request.id);
  if (known?.emailConfirmedAt && hasDoorOf(userType, known.userTypes)) {
    await sendAlreadyAccount(desk, request, userType);
    return deleteRequest(tx, request.id);
  }
  const { email } = request;
  const accountId =
    known?.id ??
    (await createAccount(tx, {
      email,
      firstName: '',
      lastName: '',
      userTypes: [userType],
      passwordHash: null,
    }));
  await keepSignUp(tx, request.id, { accountId, now });
  const isProved = known !== undefined && known.emailConfirmedAt !== null;
  await sendConfirmation(desk, request, { accountId, isProved, signUp: { ...request, userType } });
}

async function sendConfirmation(
  { tx, postOffice, links, now }: Desk,
  request: AccountRequest,
  given: {
    readonly accountId: number;
    readonly isProved: boolean;
    readonly signUp: { readonly id: number; readonly userType: UserType };
  },
): Promise<void> {
  const { accountId, isProved, signUp } = given;
  const { userType } = signUp;
  const { email } = request;
  const to = { accountId, email, userType, data: { signUpId: signUp.id } };
  const url = await links.confirmation(tx, to, now);
  const letter = isProved ? anotherRoleLetter : confirmationLetter;
  await postOffice.post(tx, letter({ key: keyOf(request), to: email, url, userType }));
}

async function sendConfirmationAgain(
  desk: Desk,
  request: AccountRequest,
  account: KnownAccount,
): Promise<void> {
  const [userType = 'CANDIDATE'] = account.userTypes as readonly UserType[];
  const isProved = account.emailConfirmedAt !== null;
  const [kept, ...others] = await listKeptSignUps(desk.tx, account.id);
  if (kept === undefined && isProved) return sendAlreadyAccount(desk, request, userType);
  // Confirmed in another browser than the sign-up's: its password waits there, or one is set by mail.
  if (isProved && account.passwordHash === null) return sendFirstPassword(desk, request, account);
  // Several people may have typed this address with passwords of their own, and whose is the newest nobody knows:
  // who reads the mail chooses a password anew.
  if (!isProved && others.length > 0) return sendFirstPassword(desk, request, account);
  await sendConfirmation(desk, request, {
    accountId: account.id,
    isProved,
    signUp: { id: kept?.id ?? 0, userType: kept?.userType ?? userType },
  });
}

async function sendFirstPassword(
  { tx, postOffice, links, now }: Desk,
  request: AccountRequest,
  account: KnownAccount,
): Promise<void> {
  const [userType = 'CANDIDATE'] = account.userTypes as readonly UserType[];
  const { email } = account;
  const url = await links.firstPassword(tx, { accountId: account.id, email, userType }, now);
  await postOffice.post(tx, firstPasswordLetter({ key: keyOf(request), to: email, url }));
}

async function sendReset(desk: Desk, request: AccountRequest, account: KnownAccount) {
  const { tx, postOffice, links, now } = desk;
  const [userType = 'CANDIDATE'] = account.userTypes as readonly UserType[];
  const { email } = account;
  const to = { accountId: account.id, email, userType };
  const addressed = { key: keyOf(request), to: email };
  // Only the newest link opens: an older mail may lie where others read it. In turn, so that of two both cannot live.
  await lockAccount(tx, account.id);
  for (const purpose of ['reset-password', 'set-password'] as const) {
    await revokeTokens(tx, { purpose, accountId: account.id, now });
  }
  // A proved account without one came by an invitation or another site's sign-in.
  const isFirst = account.passwordHash === null && account.emailConfirmedAt !== null;
  await postOffice.post(
    tx,
    isFirst
      ? firstPasswordLetter({ ...addressed, url: await links.firstPassword(tx, to, now) })
      : resetLetter({ ...addressed, url: await links.reset(tx, to, now) }),
  );
}

async function sendAlreadyAccount(
  { tx, postOffice, links }: Desk,
  request: AccountRequest,
  userType: UserType,
): Promise<void> {
  const [signInUrl, forgotUrl] = [links.signIn(userType), links.forgotPassword()];
  const addressed = { key: keyOf(request), to: request.email };
  await postOffice.post(tx, alreadyAccountLetter({ ...addressed, signInUrl, forgotUrl }));
}

const keyOf = ({ id }: AccountRequest) => `account-request:${id}`;
