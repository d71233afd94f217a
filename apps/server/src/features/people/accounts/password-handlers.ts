import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import {
  findToken,
  recallToken,
  revokeTokens,
  spendToken,
} from '../../../platform/tokens/one-time-token-store.ts';
import { recordAccountChange } from './account-audit.ts';
import { accountLinks } from './account-links.ts';
import { deleteKeptSignUps } from './account-request-store.ts';
import {
  findKnownAccount,
  type KnownAccount,
  lockAccount,
  storePassword,
} from './account-store.ts';
import { passwordChangedLetter } from './accounts-mails.ts';
import { type AskToJoin, confirmAddress } from './confirm-address.ts';
import { createLimiter } from './limit-store.ts';
import { hashPassword, isPasswordRight } from './password.ts';
import { refuseBadPassword } from './password-choice.ts';
import { setSecretCookie } from './session-cookie.ts';
import { normaliseEmail } from './session-rules.ts';
import { endAllSessions } from './device-store.ts';

type Accounts = HandlersOf<typeof contract.accounts>;
type Handlers = Pick<Accounts, 'resetPassword' | 'setPassword' | 'changePassword'>;

export type PasswordParts = {
  readonly db: Database;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly askToJoin?: AskToJoin;
};

export function passwordHandlers(parts: PasswordParts): Handlers {
  return {
    resetPassword: byLink(parts, 'reset-password'),
    setPassword: byLink(parts, 'set-password'),
    changePassword: changePasswordHandler(parts),
  };
}

const linkExpired = () => fail('link_expired', 'Link expired or already used. Please try again.');

/** PW-2, PW-3 and PW-4: the same call looks at the link (null passwords) and uses it. */
function byLink(
  parts: PasswordParts,
  purpose: 'reset-password' | 'set-password',
): Accounts['resetPassword'] & Accounts['setPassword'] {
  const { db } = parts;
  const limiter = createLimiter(db, 'link');
  return async ({ body, client, now }) => {
    const email = normaliseEmail(body.email);
    await limiter.countTry(email, client.ip);
    const link = await db.global((tx) => recall(tx, { purpose, token: body.token, now }));
    if (link === undefined || link.account.email !== email) throw linkExpired();
    const { account } = link;
    if (purpose === 'set-password' && account.passwordHash !== null) {
      throw fail('already_set', 'Your password is set already. Please sign in.');
    }
    if (!link.isGood) throw linkExpired();
    const { password, confirmPassword } = body;
    if (password === null && confirmPassword === null) return { done: true };
    refuseBadPassword(password ?? '', confirmPassword ?? '', ['password', 'confirmPassword']);
    const passwordHash = await hashPassword(password ?? '');
    await db.inCompany(
      0,
      async (tx) => {
        if ((await spendToken(tx, { purpose, secret: body.token, now })) === undefined)
          throw linkExpired();
        const locked = await lockAccount(tx, account.id);
        // Who reads the mail of an address has proved it.
        const { askToJoin } = parts;
        if (locked.emailConfirmedAt === null) {
          await confirmAddress(tx, locked, {
            signUp: undefined,
            passwordHash: null,
            askToJoin,
            now,
          });
        }
        // They waited to bring the first password; one that asks for another role still adds it.
        await deleteKeptSignUps(tx, account.id, locked.userTypes);
        await replacePassword(parts, tx, {
          account: locked,
          passwordHash,
          companyId: null,
          now,
          client,
        });
      },
      { accountId: account.id },
    );
    return { done: true };
  };
}

/** The account behind a link of any age; undefined when there is none, or it is disabled. */
async function recall(
  tx: Tx,
  given: { purpose: 'reset-password' | 'set-password'; token: string; now: Date },
): Promise<{ account: KnownAccount; isGood: boolean } | undefined> {
  const found = await recallToken(tx, given.purpose, given.token);
  const accountId = found?.accountId ?? null;
  if (accountId === null) return undefined;
  const account = await findKnownAccount(tx, accountId);
  if (account.disabledAt !== null) return undefined;
  const good = await findToken(tx, { purpose: given.purpose, secret: given.token, now: given.now });
  return { account, isGood: good !== undefined };
}

const wrongPassword = (failedProofOf: string) =>
  fail('wrong_password', 'Your current password is not right.', {
    ...{ path: 'body.oldPassword', failedProofOf },
  });

function changePasswordHandler(parts: PasswordParts): Accounts['changePassword'] {
  const { db } = parts;
  const limiter = createLimiter(db, 'change-password');
  return async ({ body, session, client, now, ...context }) => {
    const { accountId, companyId } = session;
    const account = await db.global((tx) => findKnownAccount(tx, accountId));
    await limiter.countTry(account.email, client.ip);
    refuseBadPassword(body.newPassword, body.confirmNewPassword, [
      'newPassword',
      'confirmNewPassword',
    ]);
    const isTheirs = normaliseEmail(body.email) === account.email;
    if (!(await isPasswordRight(account.passwordHash, body.oldPassword)) || !isTheirs) {
      throw wrongPassword(account.email);
    }
    const passwordHash = await hashPassword(body.newPassword);
    await db.inCompany(
      companyId ?? 0,
      async (tx) => {
        const locked = await lockAccount(tx, accountId);
        // The old password was found right outside; one that was replaced meanwhile proves nothing any more.
        if (locked.passwordHash !== account.passwordHash) throw wrongPassword(account.email);
        await replacePassword(parts, tx, { account: locked, passwordHash, companyId, now, client });
      },
      { accountId },
    );
    await limiter.forgive(account.email, client.ip, null);
    setSecretCookie(context, '', 0);
    return { done: true };
  };
}

/** Whoever else knew the old password, or holds a link or a session, is out with the commit. */
async function replacePassword(
  { postOffice, baseUrl }: PasswordParts,
  tx: Tx,
  given: {
    readonly account: KnownAccount;
    readonly passwordHash: string;
    readonly companyId: number | null;
    readonly now: Date;
    readonly client: RequestContext['client'];
  },
): Promise<void> {
  const { account, passwordHash, companyId, now, client: origin } = given;
  const accountId = account.id;
  await storePassword(tx, accountId, { passwordHash, now });
  await revokeTokens(tx, { purpose: 'reset-password', accountId, now });
  await revokeTokens(tx, { purpose: 'set-password', accountId, now });
  await revokeTokens(tx, { purpose: 'virtual-interview-password', accountId, now });
  const after = {
    sessionsEnded: await endAllSessions(tx, { accountId, because: 'password changed', now }),
  };
  const key = `password-changed:${origin.requestId}:${accountId}`;
  const forgotUrl = accountLinks(baseUrl).forgotPassword();
  await postOffice.post(tx, passwordChangedLetter({ key, to: account.email, forgotUrl }));
  const action = 'account.password-change';
  await recordAccountChange(tx, { action, accountId, companyId, after, origin, now });
}
