import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { sealText } from '../../../platform/sealing/sealed-text.ts';
import { normaliseEmail } from '../../people/accounts/index.ts';
import {
  CODE_MS,
  codeGate,
  codeHasher,
  type LinkRef,
  linkRef,
  newMark,
  RESEND_SECONDS,
  tryKey,
} from '../links/index.ts';
import {
  currentTerms,
  findLivingShare,
  insertGrant,
  insertRequest,
  spendCode,
} from './gate-store.ts';
import { CODE_USE, viewerMarks } from './viewer-browser.ts';
import { grantEnd, isSameAddress } from './viewing-rules.ts';

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

/** Until the code is right, a living link, a dead one and an invented one get the same answers after the same work. */
export function gateHandlers(parts: GateParts): Handlers {
  return { sendOtpToEmail: sendHandler(parts), verifyOtp: verifyHandler(parts) };
}

function sendHandler({ db, queue, sealingKey }: GateParts): Handlers['sendOtpToEmail'] {
  const gate = codeGate(db, 'viewing');
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
    const browserHash = viewerMarks.markedBrowser(token, context);
    const device = tryKey(token, email, browserHash);
    await gate.countCode({ token, device, of: email, ip: client.ip });
    const asked: CodeRequest = {
      ...{ ...linkRef(token), email, browserHash, termsId: body.termsID },
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
  const gate = codeGate(db, 'viewing');
  const hashCode = codeHasher(sealingKey, CODE_USE);
  return async ({ body, client, now, ...context }) => {
    const { token } = body;
    const email = normaliseEmail(body.email);
    const browserHash = viewerMarks.browserOf(token, context) ?? '';
    const device = tryKey(token, email, browserHash);
    await gate.countGuess({ token, device, of: email, ip: client.ip });
    const link = linkRef(token);
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
    viewerMarks.giveMark(token, mark, context);
    await gate.forgive({ token, device, ip: client.ip });
    return { accessExpiresAt: accessExpiresAt.toISOString() };
  };
}
