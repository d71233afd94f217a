import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { insertRequest, type NewAccountRequest } from './account-request-store.ts';
import { accountRequestJob } from './account-workers.ts';
import type { AskToJoin } from './confirm-address.ts';
import { createLimiter } from './limit-store.ts';
import { hashPassword } from './password.ts';
import { readSignUpCookie, setSignUpCookie } from './session-cookie.ts';
import { newPasswordProblem } from './password-choice.ts';
import { normaliseEmail, signUpTypes } from './session-rules.ts';
import type { SessionOpener } from './session-opener.ts';
import type { SecondFactor } from './sign-in.ts';
import { signUpBrowsers } from './sign-up-browsers.ts';
import { createVerifiedEntrance } from './verified-entrance.ts';
import { alreadyVerified, recallLink, verifyAddress } from './verify-address.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.accounts>,
  'signUp' | 'verifyEmail' | 'resendVerification' | 'resendExpiredVerification' | 'forgotPassword'
>;

export type SignUpParts = {
  readonly db: Database;
  readonly queue: Queue;
  /** 32 bytes; signs the mark of a sign-up's browser. */
  readonly secret: Uint8Array;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly askToJoin?: AskToJoin;
  readonly openSession: SessionOpener;
  readonly secondFactor?: SecondFactor;
};

export function signUpHandlers(parts: SignUpParts): Handlers {
  const { db } = parts;
  const browsers = signUpBrowsers(parts.secret);
  const limits = {
    signUp: createLimiter(db, 'sign-up'),
    resend: createLimiter(db, 'resend'),
    forgot: createLimiter(db, 'forgot'),
    link: createLimiter(db, 'link'),
  };
  /** One row and one job, whoever is asked about: what they lead to is decided later. */
  const ask = (request: NewAccountRequest, now: Date) =>
    db.global(async (tx) => {
      const requestId = await insertRequest(tx, request, now);
      await parts.queue.send(tx, { name: accountRequestJob, data: { requestId } });
    });
  return {
    verifyEmail: verifyHandler(parts, { browsers, limit: limits.link }),

    async signUp({ body, client, now, ...context }) {
      const email = normaliseEmail(body.email);
      const problem = newPasswordProblem(body.password);
      if (problem !== null) throw fail('password_refused', problem, { path: 'body.password' });
      await limits.signUp.countTry(email, client.ip);
      const passwordHash = await hashPassword(body.password);
      const userType = signUpTypes[body.type];
      await ask({ kind: 'sign-up', email, userType, passwordHash }, now);
      setSignUpCookie(context, browsers.mark(readSignUpCookie(context), passwordHash));
      return { done: true };
    },

    async resendVerification({ body, client, now }) {
      const email = normaliseEmail(body.email);
      await limits.resend.countTry(email, client.ip);
      await ask({ kind: 'resend-verification', email }, now);
      return { done: true };
    },

    async resendExpiredVerification({ body, client, now }) {
      const email = normaliseEmail(body.email);
      await limits.resend.countTry(email, client.ip);
      const link = await recallLink(db, { email, token: body.token });
      if (link === undefined) {
        throw fail('link_unknown', 'This link is not one of ours. Please sign up again.');
      }
      if (link.isUsedUp) throw alreadyVerified();
      await ask({ kind: 'resend-verification', email }, now);
      return { done: true };
    },

    async forgotPassword({ body, client, now }) {
      const email = normaliseEmail(body.email);
      await limits.forgot.countTry(email, client.ip);
      await ask({ kind: 'forgot-password', email }, now);
      return { done: true };
    },
  };
}

function verifyHandler(
  parts: SignUpParts,
  {
    browsers,
    limit,
  }: {
    readonly browsers: ReturnType<typeof signUpBrowsers>;
    readonly limit: ReturnType<typeof createLimiter>;
  },
): Handlers['verifyEmail'] {
  const enter = createVerifiedEntrance(parts);
  return async ({ body, client, now, ...context }) => {
    const email = normaliseEmail(body.email);
    await limit.countTry(email, client.ip);
    const cookie = readSignUpCookie(context);
    const wasTypedHere = browsers.reader(cookie);
    const given = { email, token: body.token, wasTypedHere, origin: client, now };
    const { mustSetPassword, brought } = await verifyAddress(parts, given);
    if (brought === null) {
      return { done: true, mustSetPassword, signedIn: null, awaitsApproval: false };
    }
    setSignUpCookie(context, browsers.unmark(cookie, brought.passwordHash));
    const request = { now, client, ...context };
    const entered = await enter({ email, ...brought, opens: body.signsIn !== false }, request);
    return { done: true, mustSetPassword, ...entered };
  };
}
