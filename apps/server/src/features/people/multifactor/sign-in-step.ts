import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import {
  findToken,
  issueToken,
  spendToken,
} from '../../../platform/tokens/one-time-token-store.ts';
import { type Factor, listConfirmed, listUserTypes, lockAccount } from './factor-store.ts';
import { mayBeTrusted, nextStep } from './multifactor-rules.ts';
import { refusalWords } from './multifactor-words.ts';
import { countRecoveryCodes } from './recovery-code-store.ts';
import { readTrustCookie, useGrace, usesTrustedBrowser } from '../accounts/index.ts';

/** Who has given a right password and has yet to prove the rest. */
export type Waiting = {
  readonly accountId: number;
  readonly companyId: number | null;
  readonly userType: string;
};

type Asked = {
  readonly multifactorToken: string;
  readonly methods: ('authenticator' | 'recovery-code' | 'passkey')[];
  readonly mustEnrol: boolean;
  readonly mayTrust: boolean;
};

type Request = Pick<RequestContext, 'now' | 'client'>;

/** How often a factor is tried in the middle of a sign-in. */
export type SignInTries = {
  /** Who waits behind the token. */
  count(token: string, request: Request): Promise<Waiting>;
  forgive(waiting: Waiting, ip: string): Promise<void>;
};

const TOKEN_MS = 10 * 60_000;
const PURPOSE = 'multifactor-sign-in';

/**
 * What stands between a right password and a session; null when nothing does, `trusted` when this browser stands for it.
 * Where no password of ours was typed, no browser does: a stolen laptop is signed in at LinkedIn, too.
 */
export function beginSecondFactor(
  db: Database,
  who: Waiting,
  {
    now,
    isPasswordTyped,
    ...context
  }: Pick<RequestContext, 'now' | 'cookies' | 'isPlainLoopback'> & {
    readonly isPasswordTyped: boolean;
  },
): Promise<Asked | 'trusted' | null> {
  return db.global(async (tx) => {
    const account = await lockAccount(tx, who.accountId);
    const factors = await listConfirmed(tx, who.accountId);
    const step = nextStep({
      userType: who.userType,
      factors: factors.length,
      isGraceUsed: account.multifactorGraceUsedAt !== null,
      isFactorLost: account.multifactorLostAt !== null,
      isDemo: account.isDemo,
    });
    if (step === 'grace') await useGrace(tx, who.accountId, now);
    if (step === 'none' || step === 'grace') return null;
    const { accountId, companyId, userType } = who;
    const mayTrust = isPasswordTyped && step === 'ask' && mayBeTrusted(account.userTypes);
    const secrets = readTrustCookie(context);
    if (mayTrust && (await usesTrustedBrowser(tx, { accountId, secrets, now }))) return 'trusted';
    const data = { companyId, userType };
    const expiresAt = new Date(now.getTime() + TOKEN_MS);
    const token = { purpose: PURPOSE, accountId, data, expiresAt } as const;
    const codes = await countRecoveryCodes(tx, accountId);
    return {
      multifactorToken: await issueToken(tx, token, now),
      methods: methodsOf(factors, codes),
      mustEnrol: step === 'enrol',
      mayTrust,
    };
  });
}

/**
 * For a door beside the sign-in: whether this account may pass, as far as enrolling goes. The one time that it
 * may without the factor it needs is spent here as well, so two doors give no second grace.
 */
export function spendGraceOrEnrol(
  db: Database,
  accountId: number,
  now: Date,
): Promise<'pass' | 'enrol'> {
  return db.asAccount(accountId, async (tx) => {
    const account = await lockAccount(tx, accountId);
    const factors = (await listConfirmed(tx, accountId)).length;
    const isGraceUsed = account.multifactorGraceUsedAt !== null;
    const isFactorLost = account.multifactorLostAt !== null;
    const types = await listUserTypes(tx, accountId);
    const { isDemo } = account;
    const steps = types.map((userType) =>
      nextStep({ userType, factors, isGraceUsed, isFactorLost, isDemo }),
    );
    if (steps.includes('enrol')) return 'enrol';
    if (steps.includes('grace')) await useGrace(tx, accountId, now);
    return 'pass';
  });
}

function methodsOf(factors: readonly Factor[], codes: number): Asked['methods'] {
  const has = (kind: Factor['kind']) => factors.some((factor) => factor.kind === kind);
  return [
    ...(has('authenticator') ? (['authenticator'] as const) : []),
    ...(has('passkey') ? (['passkey'] as const) : []),
    ...(codes > 0 ? (['recovery-code'] as const) : []),
  ];
}

export async function findWaiting(tx: Tx, token: string, now: Date): Promise<Waiting> {
  return waitingOf(await findToken(tx, { purpose: PURPOSE, secret: token, now }));
}

/** Ends the waiting, once: of parallel right codes one opens a session. */
export async function endWaiting(tx: Tx, token: string, now: Date): Promise<Waiting> {
  return waitingOf(await spendToken(tx, { purpose: PURPOSE, secret: token, now }));
}

function waitingOf(token: Awaited<ReturnType<typeof findToken>>): Waiting {
  if (token === undefined || token.accountId === null) {
    throw fail('sign_in_expired', 'This sign-in took too long. Please sign in again.');
  }
  const { companyId, userType } = token.data;
  return {
    accountId: token.accountId,
    companyId: companyId === null ? null : Number(companyId),
    userType: String(userType),
  };
}

/** Enrolling without a factor is for accounts that have none; with one, the factor is what is asked for. */
export async function refuseEnrolled(tx: Tx, accountId: number): Promise<void> {
  if ((await listConfirmed(tx, accountId)).length === 0) return;
  throw fail('already_enrolled', refusalWords.addedMeanwhile);
}
