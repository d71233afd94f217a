import type { contract } from '@candor/contract';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { beginAuthenticator, finishAuthenticator } from './enrolment.ts';
import { takeAuthenticatorCode } from './factor-code.ts';
import { lockAccount } from './factor-store.ts';
import { createFactorTries } from './factor-tries.ts';
import { announce, asWho, type MultifactorParts } from './multifactor-changes.ts';
import { plainCode } from './multifactor-rules.ts';
import { relyingParty } from './passkey.ts';
import { createPasskeyEnrolment } from './passkey-enrolment.ts';
import { askPasskey, checkPasskey } from './passkey-proof.ts';
import { spendRecoveryCode } from './recovery-code-store.ts';
import { addTrustCookie } from '../accounts/index.ts';
import { trustAfterFactor } from './trust-handlers.ts';
import {
  endWaiting,
  findWaiting,
  refuseEnrolled,
  type SignInTries,
  type Waiting,
} from './sign-in-step.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.multifactor>,
  | 'verifyFactor'
  | 'askForPasskey'
  | 'verifyPasskey'
  | 'startEnrolment'
  | 'confirmEnrolment'
  | 'startPasskeyEnrolment'
  | 'confirmPasskeyEnrolment'
>;

function countTries({ db }: MultifactorParts): SignInTries {
  const tries = createFactorTries(db);
  return {
    async count(token, { now, client }) {
      const waiting = await db.global((tx) => findWaiting(tx, token, now));
      await tries.count(waiting.accountId, client.ip);
      return waiting;
    },
    forgive: ({ accountId }, ip) => tries.forgive(accountId, ip),
  };
}

/** The second half of a sign-in: the password was right, the token says whose. */
export function createSignInHandlers(parts: MultifactorParts): Handlers {
  const tries = countTries(parts);
  return {
    ...createCodeSignIn(parts, tries),
    ...createPasskeySignIn(parts, tries),
    ...createEnrolment(parts, tries),
    ...createPasskeyEnrolment(parts, tries),
  };
}

function createCodeSignIn(
  parts: MultifactorParts,
  tries: SignInTries,
): Pick<Handlers, 'verifyFactor'> {
  const { db, openSession } = parts;
  return {
    async verifyFactor({ body, ...request }) {
      const { now, client } = request;
      const waiting = await tries.count(body.multifactorToken, request);
      const trust = await asWho(db, waiting, async (tx) => {
        const { email } = await lockAccount(tx, waiting.accountId);
        const isRight =
          body.method === 'authenticator'
            ? await takeAuthenticatorCode(tx, parts.key, { ...waiting, code: body.code, now })
            : await spendRecoveryCode(tx, {
                accountId: waiting.accountId,
                code: plainCode(body.code),
                now,
              });
        if (!isRight) throw wrongCode(waiting);
        await endWaiting(tx, body.multifactorToken, now);
        if (body.method === 'recovery-code') {
          await announce(tx, parts, {
            who: { ...waiting, email },
            change: 'recovery-code-used',
            request: { client, now },
          });
          return null;
        }
        return body.trustsBrowser === true
          ? trustAfterFactor(tx, parts, { waiting, request })
          : null;
      });
      if (trust !== null) addTrustCookie(request, trust);
      await tries.forgive(waiting, client.ip);
      return openSession(waiting, request);
    },
  };
}

function createEnrolment(
  parts: MultifactorParts,
  tries: SignInTries,
): Pick<Handlers, 'startEnrolment' | 'confirmEnrolment'> {
  const { db, openSession } = parts;
  return {
    async startEnrolment({ body, now, client }) {
      const { accountId } = await tries.count(body.multifactorToken, { now, client });
      return db.global(async (tx) => {
        await refuseEnrolled(tx, accountId);
        return beginAuthenticator(tx, parts.key, { accountId, name: 'Authenticator app', now });
      });
    },

    async confirmEnrolment({ body, ...request }) {
      const { now, client } = request;
      const waiting = await tries.count(body.multifactorToken, request);
      const { factorID, code } = body;
      const recoveryCodes = await asWho(db, waiting, async (tx) => {
        const { accountId } = waiting;
        await lockAccount(tx, accountId);
        await refuseEnrolled(tx, accountId);
        const done = await finishAuthenticator(tx, parts.key, { accountId, factorID, code, now });
        await endWaiting(tx, body.multifactorToken, now);
        await announce(tx, parts, {
          who: { ...waiting, email: done.email },
          change: 'added',
          request: { client, now },
        });
        return done.recoveryCodes;
      });
      await tries.forgive(waiting, client.ip);
      return { login: await openSession(waiting, request), recoveryCodes };
    },
  };
}

function createPasskeySignIn(
  parts: MultifactorParts,
  tries: SignInTries,
): Pick<Handlers, 'askForPasskey' | 'verifyPasskey'> {
  const { db, baseUrl, openSession } = parts;
  const party = relyingParty(baseUrl);
  return {
    async askForPasskey({ body, now, client }) {
      const { accountId } = await tries.count(body.multifactorToken, { now, client });
      return db.global((tx) => askPasskey(tx, party, { accountId, now }));
    },

    async verifyPasskey({ body, ...request }) {
      const { now, client } = request;
      const waiting = await tries.count(body.multifactorToken, request);
      const trust = await asWho(db, waiting, async (tx) => {
        const { accountId } = waiting;
        await checkPasskey(tx, party, { ...body, accountId, now });
        await endWaiting(tx, body.multifactorToken, now);
        return body.trustsBrowser === true
          ? trustAfterFactor(tx, parts, { waiting, request })
          : null;
      });
      if (trust !== null) addTrustCookie(request, trust);
      await tries.forgive(waiting, client.ip);
      return openSession(waiting, request);
    },
  };
}

const wrongCode = ({ accountId }: Waiting) =>
  fail('wrong_code', 'This code is not right, or was used before.', {
    ...{ path: 'body.code', failedProofOf: `account:${accountId}` },
  });
