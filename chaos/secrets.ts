import { webcrypto } from 'node:crypto';
import { contract } from '@candor/contract';
import { generate } from 'otplib';
import { createAccount, hashPassword } from '../apps/server/src/features/people/accounts/index.ts';
import { createCallInvitation } from '../apps/server/src/features/interviews/calls/index.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import {
  issueToken,
  type TokenPurpose,
} from '../apps/server/src/platform/tokens/one-time-token-store.ts';
import type { Product } from '../e2e/product.ts';
import { plantedPassword } from './accounts.ts';
import { dataOf, mailed, send } from './mailed-secrets.ts';
import type { Kind } from './secret-kind.ts';
import { viewingCodeKind } from './viewing-code.ts';

const { accounts, calls, companies, multifactor } = contract;
const next = 'Other#Lantern28';

async function inDatabase<T>({ dataDir }: Product, work: (db: Database) => Promise<T>): Promise<T> {
  const postgres = await reachEmbeddedPostgres({ dataDir });
  const db = openDatabase({ connection: postgres.app, maxConnections: 2 });
  try {
    return await work(db);
  } finally {
    await db.close();
    await postgres.stop();
  }
}

type Person = { readonly email: string; readonly accountId: number };
type Given = { readonly isConfirmed?: boolean; readonly hasPassword?: boolean };

async function plant(
  db: Database,
  { isConfirmed = true, hasPassword = true }: Given,
): Promise<Person> {
  const email = `secret-${crypto.randomUUID()}@example.com`;
  const passwordHash = hasPassword ? await hashPassword(plantedPassword) : null;
  const person = { email, firstName: 'Planted', lastName: 'Person', passwordHash };
  const accountId = await db.global((tx) =>
    createAccount(tx, {
      ...person,
      userTypes: ['CANDIDATE'],
      emailConfirmedAt: isConfirmed ? new Date() : null,
    }),
  );
  return { email, accountId };
}

/** A mailed or pending token of this purpose, sent to this path. */
function tokenKind(
  product: Product,
  kind: {
    readonly name: string;
    readonly purpose: TokenPurpose;
    readonly path: string;
    readonly given?: Given;
    readonly body?: object;
  },
): Kind {
  const { name, purpose, path, given = {}, body = {} } = kind;
  const make = () =>
    inDatabase(product, async (db) => {
      const { email, accountId } = await plant(db, given);
      const now = new Date();
      const expiresAt = new Date(now.getTime() + 3_600_000);
      const token = await db.global((tx) => issueToken(tx, { purpose, accountId, expiresAt }, now));
      return async () => () => send(product, path, { email, token, ...body });
    });
  return { name, make };
}

async function signIn(product: Product, email: string) {
  const body = { email, password: plantedPassword, type: 'candidate' };
  return send(product, accounts.signIn.path, body);
}

/** Somebody with an authenticator app and recovery codes. */
async function enrol(product: Product) {
  const { email } = await inDatabase(product, (db) => plant(db, {}));
  const { token } = await dataOf(await signIn(product, email));
  const headers = { authorization: `Bearer ${token}` };
  const own = { password: plantedPassword, name: 'Phone' };
  const { factorID, secret } = await dataOf(
    await send(product, multifactor.startAuthenticator.path, own, headers),
  );
  const body = { factorID, code: await generate({ secret }) };
  const { recoveryCodes } = await dataOf(
    await send(product, multifactor.confirmAuthenticator.path, body, headers),
  );
  const askedToken = async (): Promise<string> =>
    (await dataOf(await signIn(product, email))).multifactorToken;
  return { askedToken, secret: String(secret), recoveryCode: String(recoveryCodes[0]) };
}

/** `sign-ins`: how many are waiting for a second factor when the one code comes. */
function factorKind(
  product: Product,
  kind: { readonly name: string; readonly signIns: number; readonly isApp?: true },
): Kind {
  const make = async () => {
    const { askedToken, secret, recoveryCode } = await enrol(product);
    return async () => {
      const tokens: string[] = [];
      for (let n = 0; n < kind.signIns; n += 1) tokens.push(await askedToken());
      const method = kind.isApp ? 'authenticator' : 'recovery-code';
      // An app's code is of the half minute in which it is first sent.
      let code: Promise<string> | undefined;
      return async (n: number) => {
        const multifactorToken = tokens[n % tokens.length];
        code ??= kind.isApp ? generate({ secret }) : Promise.resolve(recoveryCode);
        return send(product, multifactor.verifyFactor.path, {
          multifactorToken,
          method,
          code: await code,
        });
      };
    };
  };
  return { name: kind.name, make };
}

function invitationKind(product: Product): Kind {
  const [admin] = product.demo().accounts;
  let authorization: Promise<string> | undefined;
  const make = async () => {
    const login = { email: admin?.email, password: admin?.password, type: 'company' };
    authorization ??= send(product, accounts.signIn.path, login)
      .then(dataOf)
      .then(({ token }) => `Bearer ${token}`);
    const email = `invited-${crypto.randomUUID()}@elsewhere.example`;
    const body = { email, role: 'COMPANY_ADMIN', roleID: null };
    const headers = { authorization: await authorization };
    await dataOf(await send(product, companies.inviteUser.path, body, headers));
    const token = await mailed(product, email, /\/invitation\?token=([\w.-]+)/);
    return async () => () => send(product, companies.acceptInvitation.path, { token });
  };
  return { name: 'invitation', make };
}

async function inviteToCall(db: Database) {
  const { email } = await plant(db, {});
  const now = new Date();
  const endsAt = new Date(now.getTime() + 3_600_000);
  // The demo's own company is the first one.
  const call = { companyId: 1, email, title: 'Panel', startsAt: now, endsAt, createdAt: now };
  return { email, interviewId: await db.inCompany(1, (tx) => createCallInvitation(tx, call)) };
}

function loginKeyKind(product: Product): Kind {
  const make = async () => {
    const { email, interviewId } = await inDatabase(product, inviteToCall);
    return async () => {
      const { publicKey, keyGuid } = await dataOf(await send(product, calls.getPublicKey.path, {}));
      const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
      const spki = Buffer.from(publicKey, 'base64');
      const key = await webcrypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt']);
      const clear = new TextEncoder().encode(plantedPassword);
      const sealed = await webcrypto.subtle.encrypt(algorithm, key, clear);
      const password = Buffer.from(sealed).toString('base64');
      const who = { email, password, userType: 'COMPANY_ADMIN', fCMToken: null };
      return () => send(product, calls.logInToInterview.path, { ...who, keyGuid, interviewId });
    };
  };
  return { name: 'login key', make };
}

function refreshKind(product: Product): Kind {
  const make = async () => {
    const { email } = await inDatabase(product, (db) => plant(db, {}));
    return async () => {
      const reply = await signIn(product, email);
      const cookie = reply.headers
        .getSetCookie()
        .map((text) => text.split(';')[0])
        .join('; ');
      const { refreshToken } = await dataOf(reply);
      return () => send(product, accounts.refreshSession.path, { refreshToken }, { cookie });
    };
  };
  return { name: 'refresh secret', make, isShared: true };
}

/** Every secret that serves once and that one request can redeem. */
export function everyKind(product: Product): readonly Kind[] {
  const both = { password: next, confirmPassword: next };
  const path = (name: keyof typeof accounts) => accounts[name].path;
  return [
    tokenKind(product, {
      name: 'verify link',
      purpose: 'verify-email',
      path: path('verifyEmail'),
      given: { isConfirmed: false },
    }),
    tokenKind(product, {
      name: 'reset link',
      purpose: 'reset-password',
      path: path('resetPassword'),
      body: both,
    }),
    tokenKind(product, {
      name: 'set link',
      purpose: 'set-password',
      path: path('setPassword'),
      given: { hasPassword: false },
      body: both,
    }),
    tokenKind(product, {
      name: 'first password of a call',
      purpose: 'virtual-interview-password',
      path: calls.resetPasswordWithToken.path,
      given: { hasPassword: false },
      body: { newPassword: next, confirmPassword: next },
    }),
    invitationKind(product),
    factorKind(product, { name: 'second step of a sign-in', signIns: 1 }),
    factorKind(product, { name: 'recovery code', signIns: 5 }),
    factorKind(product, { name: 'authenticator code', signIns: 5, isApp: true }),
    loginKeyKind(product),
    viewingCodeKind(product),
    refreshKind(product),
  ];
}
