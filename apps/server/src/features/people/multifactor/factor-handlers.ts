import type { contract } from '@candor/contract';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import {
  createPasswordConfirmer,
  listTrustedBrowsers,
  markProved,
  readTrustCookie,
} from '../accounts/index.ts';
import { beginAuthenticator, finishAuthenticator } from './enrolment.ts';
import {
  deleteFactor,
  type Factor,
  listConfirmed,
  listUserTypes,
  lockAccount,
} from './factor-store.ts';
import { announce, asWho, type MultifactorParts } from './multifactor-changes.ts';
import { isRequired, mayRemove } from './multifactor-rules.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  replaceRecoveryCodes,
} from './recovery-code-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.multifactor>,
  | 'listFactors'
  | 'startAuthenticator'
  | 'confirmAuthenticator'
  | 'removeFactor'
  | 'renewRecoveryCodes'
>;

/** Fails unless the password is right; for what a borrowed browser must not do. */
export function passwordAsker({ db }: Pick<MultifactorParts, 'db'>) {
  const confirm = createPasswordConfirmer(db);
  return async (accountId: number, password: string, ip: string): Promise<void> => {
    if (await confirm({ accountId, password, ip })) return;
    throw fail('wrong_password', 'This is not your password.', {
      ...{ path: 'body.password', failedProofOf: `account:${accountId}` },
    });
  };
}

export function createFactorHandlers(parts: MultifactorParts): Handlers {
  const { db, key } = parts;
  const askPassword = passwordAsker(parts);
  return {
    listFactors: ({ session, now, ...context }) =>
      asWho(db, session, async (tx) => {
        const { accountId } = session;
        const account = await lockAccount(tx, accountId);
        const factors = await listConfirmed(tx, accountId);
        const secrets = readTrustCookie(context);
        const trusted = await listTrustedBrowsers(tx, { accountId, secrets, now });
        return {
          factors: factors.map(shown),
          recoveryCodesLeft: await countRecoveryCodes(tx, session.accountId),
          isRequired: isRequired({
            userTypes: await listUserTypes(tx, session.accountId),
            isDemo: account.isDemo,
          }),
          hasPassword: account.passwordHash !== null,
          trustedBrowsers: trusted.map(shownTrust),
        };
      }),

    async startAuthenticator({ session, body, now, client }) {
      await askPassword(session.accountId, body.password, client.ip);
      const { accountId } = session;
      return asWho(db, session, (tx) =>
        beginAuthenticator(tx, key, { accountId, name: body.name, now }),
      );
    },

    confirmAuthenticator: ({ session, body, now, client }) =>
      asWho(db, session, async (tx) => {
        const { accountId } = session;
        const done = await finishAuthenticator(tx, key, { accountId, ...body, now });
        // The first: it was begun with the password, and its code was given just now.
        if (done.recoveryCodes.length > 0) await markProved(tx, session);
        await announce(tx, parts, {
          who: { ...session, email: done.email },
          change: 'added',
          request: { client, now },
        });
        return { recoveryCodes: done.recoveryCodes };
      }),

    ...createFactorChanges(parts),
  };
}

function createFactorChanges(
  parts: MultifactorParts,
): Pick<Handlers, 'removeFactor' | 'renewRecoveryCodes'> {
  const { db } = parts;
  const askPassword = passwordAsker(parts);
  return {
    async removeFactor({ session, params, body, now, client }) {
      await askPassword(session.accountId, body.password, client.ip);
      await asWho(db, session, async (tx) => {
        const { accountId } = session;
        const { email, isDemo } = await lockAccount(tx, accountId);
        const userTypes = await listUserTypes(tx, accountId);
        const factors = await listConfirmed(tx, accountId);
        if (!factors.some(({ id }) => id === params.factorID)) throw noSuchFactor();
        if (!mayRemove(factors.length, isRequired({ userTypes, isDemo }))) {
          throw fail('factor_required', 'Your role needs a second factor. Add another one first.');
        }
        await deleteFactor(tx, accountId, params.factorID);
        if (factors.length === 1) await deleteRecoveryCodes(tx, accountId);
        await announce(tx, parts, {
          who: { ...session, email },
          change: 'removed',
          request: { client, now },
        });
      });
      return { done: true };
    },

    async renewRecoveryCodes({ session, body, now, client }) {
      await askPassword(session.accountId, body.password, client.ip);
      return asWho(db, session, async (tx) => {
        const { email } = await lockAccount(tx, session.accountId);
        const factors = await listConfirmed(tx, session.accountId);
        if (factors.length === 0) throw fail('no_factor', 'Add a second factor first.');
        const recoveryCodes = await replaceRecoveryCodes(tx, session.accountId, now);
        await announce(tx, parts, {
          who: { ...session, email },
          change: 'codes-renewed',
          request: { client, now },
        });
        return { recoveryCodes };
      });
    },
  };
}

const noSuchFactor = () => fail('not_found', 'This second factor is not there any more.');

const shownTrust = ({
  id,
  lastUsedAt,
  expiresAt,
  ...rest
}: Awaited<ReturnType<typeof listTrustedBrowsers>>[number]) => ({
  ...rest,
  trustID: id,
  lastUsedAt: lastUsedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const shown = ({ id, kind, name, createdAt, lastUsedAt }: Factor) => ({
  factorID: id,
  kind,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
