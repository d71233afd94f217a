import { createHash } from 'node:crypto';
import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { sealText } from '../../../platform/sealing/sealed-text.ts';
import { createLimiter, normaliseEmail } from '../../people/accounts/index.ts';
import { readLinkToken } from '../links/index.ts';
import {
  currentTerms,
  findLivingShare,
  insertGrant,
  insertRequest,
  type LinkRef,
  spendCode,
} from './gate-store.ts';
import {
  browserOf,
  codeHasher,
  giveMark,
  markedBrowser,
  newMark,
  tryKey,
} from './viewer-browser.ts';
import { CODE_MS, grantEnd, isSameAddress, RESEND_SECONDS } from './viewing-rules.ts';

type Handlers = Pick<HandlersOf<typeof contract.viewing>, 'sendOtpToEmail' | 'verifyOtp'>;

export type GateParts = {
  readonly db: Database;
  readonly queue: Queue;
  /** 32 bytes; hides codes, and seals what strangers asked for until the job has read it. */
  readonly sealingKey: Uint8Array;
};

export const codeJob = 'send-viewing-code';

/** What the job is told, sealed. */
export type CodeRequest = LinkRef & {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly browserHash: string;
  readonly termsId: number;
};

export const linkOf = (token: string): LinkRef => {
  const read = readLinkToken(token);
  // Company 0 has no shares: what cannot be a link is looked up like any other.
  return read === null
    ? { companyId: 0, tokenHash: createHash('sha256').update(token).digest('hex') }
    : { companyId: read.companyId, tokenHash: read.hash };
};

/** Until the code is right, a living link, a dead one and an invented one get the same answers after the same work. */
export function gateHandlers(parts: GateParts): Handlers {
  return { sendOtpToEmail: sendHandler(parts), verifyOtp: verifyHandler(parts) };
}

function sendHandler({ db, queue, sealingKey }: GateParts): Handlers['sendOtpToEmail'] {
  const pause = createLimiter(db, 'viewing-pause');
  const sends = createLimiter(db, 'viewing-send');
  return async ({ body, client, now, ...context }) => {
    const { token } = body;
    if (token.trim() === '') throw fail('invalid_access_token', 'Invalid access token');
    if (!isSameAddress(body.email, decoded(body.emailtoken))) {
      throw fail('email_mismatch', 'Email mismatch', { path: 'body.email' });
    }
    if (!body.consentGiven) {
      throw fail('consent_required', 'You must accept the Terms & Conditions');
    }
    if ((await db.global(currentTerms)) !== body.termsID) {
      throw fail('terms_changed', 'The terms have changed. Please read them again.');
    }
    const email = normaliseEmail(body.email);
    const browserHash = markedBrowser(token, context);
    await pause.countDeviceTry(tryKey(token, email, browserHash), email);
    await sends.countTry(token, client.ip);
    const asked: CodeRequest = {
      ...{ ...linkOf(token), email, browserHash, termsId: body.termsID },
      ...{ firstName: body.firstName.trim(), lastName: body.lastName.trim() },
    };
    const sealed = await sealText(JSON.stringify(asked), sealingKey);
    await db.global(async (tx) => {
      const requestId = await insertRequest(tx, sealed, now);
      await queue.send(tx, { name: codeJob, data: { requestId } });
    });
    return { resendAfterSeconds: RESEND_SECONDS, expiresInSeconds: CODE_MS / 1000 };
  };
}

const decoded = (base64: string): string => Buffer.from(base64, 'base64').toString('utf8');

function verifyHandler({ db, sealingKey }: GateParts): Handlers['verifyOtp'] {
  const tries = createLimiter(db, 'viewing-code');
  const guesses = createLimiter(db, 'viewing-guess');
  const hashCode = codeHasher(sealingKey);
  return async ({ body, client, now, ...context }) => {
    const { token } = body;
    const email = normaliseEmail(body.email);
    const browserHash = browserOf(token, context) ?? '';
    const device = tryKey(token, email, browserHash);
    // Counted before the code is compared, so that parallel guesses count as well.
    await tries.countDeviceTry(device, email);
    await guesses.countTry(token, client.ip);
    const link = linkOf(token);
    const codeHash = hashCode(body.otp, link.tokenHash, browserHash);
    // A new mark, which nobody can have planted in this browser before.
    const mark = newMark();
    const accessExpiresAt = await db.inCompany(link.companyId, async (tx) => {
      const spent = await spendCode(tx, { ...link, email, browserHash, codeHash }, now);
      const share = spent && (await findLivingShare(tx, link, now));
      if (spent === undefined || share === undefined) return null;
      const expiresAt = grantEnd(now, share.expiresAt);
      const { companyId } = link;
      const grant = { ...spent, companyId, browserHash: mark.browserHash };
      await insertGrant(tx, { ...grant, createdAt: now, expiresAt });
      return expiresAt;
    });
    if (accessExpiresAt === null) {
      throw fail('invalid_otp', 'Invalid OTP', { path: 'body.otp', failedProofOf: email });
    }
    giveMark(token, mark, context);
    await tries.forgive(token, client.ip, device);
    await guesses.forgive(token, client.ip, null);
    return { accessExpiresAt: accessExpiresAt.toISOString() };
  };
}
