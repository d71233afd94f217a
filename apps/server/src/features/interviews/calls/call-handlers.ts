import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import { issueToken, spendToken } from '../../../platform/tokens/one-time-token-store.ts';
import {
  createLimiter,
  findByEmail,
  lockAccount,
  hashPassword,
  isPasswordRight,
  markConfirmed,
  normaliseEmail,
  refuseBadPassword,
  storePassword,
} from '../../people/accounts/index.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import {
  createFactorTries,
  hasFactor,
  spendGraceOrEnrol,
  takeFactorCode,
} from '../../people/multifactor/index.ts';
import { asideHandlers } from './aside-handlers.ts';
import { answerTo, CALL_TOKEN_MS, FIRST_PASSWORD_MS } from './invitation-rules.ts';
import { findInvitation, type FoundInvitation } from './invitation-store.ts';
import { knockHandlers } from './knock-handlers.ts';
import { createLoginKeys } from './login-key.ts';
import { reactionHandlers } from './reaction-handlers.ts';
import { type RoomParts, roomHandlers } from './room-handlers.ts';

/** What whoever runs the installation decides of its calls. */
export type Calling = Pick<RoomParts, 'livekit' | 'turn'> & {
  /** The calling site's root; null: our own page. */
  readonly callUrl: string | null;
};

/** The key also seals the keys that passwords travel under, and authenticators' secrets. */
type CallParts = RoomParts &
  Calling & {
    readonly baseUrl: string;
  };

type Handlers = HandlersOf<typeof contract.calls>;
type Request = Pick<RequestContext, 'now' | 'client'>;

const notRegistered = () =>
  fail('not_registered', 'Your Account is not registered in Candor. Please Register/SignUp !');
const loginFailed = (failedProofOf: string) =>
  fail('login_failed', 'Login failed. Please check your credentials.', { failedProofOf });
const notInvited = () => fail('not_invited', 'You Are Not Invited to Interview');

export function createCallHandlers(parts: CallParts): Handlers {
  const { db } = parts;
  const keys = createLoginKeys(db, parts.sealingKey);
  return {
    ...roomHandlers(parts),
    ...asideHandlers(parts),
    ...reactionHandlers(parts),
    ...knockHandlers(parts),
    userHasPassword: askHandler(db),
    resetPasswordWithToken: firstPasswordHandler(db),
    getPublicKey: ({ now }) => keys.issue(now),
    logInToInterview: loginHandler(parts, keys),

    async getInterviewLinkToken({ session, body, ...request }) {
      const email = normaliseEmail(body.email);
      const invitation = await findInvitation(db, body.interviewId, request.now);
      const account = await db.global((tx) => findByEmail(tx, email));
      const isOwn = account?.id === session.accountId && invitation?.email === email;
      if (invitation === null || !isOwn) throw notInvited();
      return enter(db, invitation, { accountId: session.accountId, request });
    },

    getCallSite: async () => ({ callUrl: parts.callUrl }),
  };
}

function askHandler(db: Database): Handlers['userHasPassword'] {
  const limiter = createLimiter(db, 'call');
  return async ({ body, now, client }) => {
    const email = normaliseEmail(body.email);
    await limiter.countTry(email, client.ip);
    const invitation = await findInvitation(db, body.interviewId, now);
    if (invitation === null) throw fail('invalid_request', 'Invalid request');
    await limiter.countLinkTry(body.interviewId, email);
    const account = await db.global((tx) => findByEmail(tx, email));
    const answer = answerTo({
      isInvited: invitation.email === email,
      account: account === undefined ? null : { hasPassword: account.passwordHash !== null },
    });
    if (answer === 'unknown' || account === undefined) throw notRegistered();
    if (answer === 'log-in') return { hasPassword: true, token: null };
    const expiresAt = new Date(now.getTime() + FIRST_PASSWORD_MS);
    const token = await db.global((tx) =>
      issueToken(
        tx,
        { purpose: 'virtual-interview-password', accountId: account.id, expiresAt },
        now,
      ),
    );
    return { hasPassword: false, token };
  };
}

function firstPasswordHandler(db: Database): Handlers['resetPasswordWithToken'] {
  const limiter = createLimiter(db, 'call');
  const expired = () => fail('link_expired', 'Link expired or already used. Please try again.');
  return async ({ body, now, client }) => {
    const email = normaliseEmail(body.email);
    await limiter.countTry(email, client.ip);
    const { newPassword, confirmPassword } = body;
    refuseBadPassword(newPassword, confirmPassword, ['newPassword', 'confirmPassword']);
    const passwordHash = await hashPassword(newPassword);
    const account = await db.global((tx) => findByEmail(tx, email));
    await db.inCompany(0, async (tx) => {
      const spent = await spendToken(tx, {
        purpose: 'virtual-interview-password',
        secret: body.token,
        now,
      });
      if (account === undefined || spent?.accountId !== account.id) throw expired();
      // A password that was set meanwhile stays.
      if ((await lockAccount(tx, account.id)).passwordHash !== null) throw expired();
      await storePassword(tx, account.id, { passwordHash, now });
      // The secret of the link was mailed to this address alone.
      if (account.emailConfirmedAt === null) await markConfirmed(tx, account.id, { now });
      await recordCall(
        tx,
        { companyId: 0, accountId: account.id },
        {
          action: 'password.first-set',
          request: {
            now,
            client,
          },
        },
      );
    });
    return { done: true };
  };
}

function loginHandler(
  { db, sealingKey }: CallParts,
  keys: ReturnType<typeof createLoginKeys>,
): Handlers['logInToInterview'] {
  const limiter = createLimiter(db, 'sign-in');
  const askForFactor = factorDoor(db, sealingKey);
  return async ({ body, ...request }) => {
    const { now, client } = request;
    const email = normaliseEmail(body.email);
    await limiter.countTry(email, client.ip);
    // Always the same work, whichever of the three is wrong.
    const password = await keys.open(body.keyGuid, body.password, now);
    const account = await db.global((tx) => findByEmail(tx, email));
    const isRight = await isPasswordRight(account?.passwordHash ?? null, password ?? '');
    const mayEnter = account?.disabledAt === null && account.emailConfirmedAt !== null;
    if (password === null || account === undefined || !isRight || !mayEnter)
      throw loginFailed(email);
    const invitation = await findInvitation(db, body.interviewId, now);
    if (invitation === null || invitation.email !== email) throw notInvited();
    await askForFactor({ accountId: account.id, email, code: body.multifactorCode }, request);
    await limiter.forgive(email, client.ip, null);
    return enter(db, invitation, { accountId: account.id, request });
  };
}

type Asked = {
  readonly accountId: number;
  readonly email: string;
  readonly code: string | undefined;
};

/** What stands between a right password and the call. */
function factorDoor(db: Database, sealingKey: Uint8Array) {
  const tries = createFactorTries(db);
  return async ({ accountId, email, code }: Asked, { now, client }: Request): Promise<void> => {
    if ((await spendGraceOrEnrol(db, accountId, now)) === 'enrol') {
      throw fail(
        'enrolment_required',
        'Your role needs a second factor. Sign in to your company once to set it up.',
      );
    }
    if (!(await db.global((tx) => hasFactor(tx, accountId)))) return;
    if (code === undefined) {
      throw fail('multifactor_required', 'Please enter the code of your second factor.');
    }
    await tries.count(accountId, client.ip);
    if (!(await db.global((tx) => takeFactorCode(tx, sealingKey, { accountId, code, now })))) {
      throw fail('wrong_code', 'This code is not right, or was used before.', {
        ...{ path: 'body.multifactorCode', failedProofOf: email },
      });
    }
    await tries.forgive(accountId, client.ip);
  };
}

/** The token that the calling site redeems, once. */
function enter(
  db: Database,
  { companyId, id }: FoundInvitation,
  {
    accountId,
    request: { now, client },
  }: { readonly accountId: number; readonly request: Request },
): Promise<string> {
  return db.inCompany(companyId, async (tx) => {
    const expiresAt = new Date(now.getTime() + CALL_TOKEN_MS);
    const data = { companyId, invitationId: id };
    const token = await issueToken(tx, { purpose: 'call', accountId, expiresAt, data }, now);
    await recordCall(
      tx,
      { companyId, accountId },
      { action: 'call.entered', request: { now, client }, objectId: id },
    );
    return token;
  });
}

function recordCall(
  tx: Tx,
  { companyId, accountId }: { companyId: number; accountId: number },
  {
    action,
    request: { now, client },
    objectId = accountId,
  }: { readonly action: string; readonly request: Request; readonly objectId?: number | undefined },
): Promise<void> {
  return recordAudit(
    tx,
    {
      companyId,
      actorKind: 'account',
      actorAccountId: accountId,
      action,
      objectKind: action.startsWith('call') ? 'call-invitation' : 'account',
      objectId,
      ip: client.ip,
      userAgent: client.userAgent ?? undefined,
      requestId: client.requestId,
    },
    now,
  );
}
