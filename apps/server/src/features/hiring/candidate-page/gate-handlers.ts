import { randomUUID } from 'node:crypto';
import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { brandOf } from '../../people/brand/index.ts';
import {
  CODE_MS,
  codeGate,
  codeHasher,
  linkRef,
  newMark,
  RESEND_SECONDS,
  tryKey,
} from '../../interviews/links/index.ts';
import { CODE_USE, pageMarks } from './page-browser.ts';
import { grantEnd } from './page-rules.ts';
import { endGrants, hasPublished, insertGrant, spendCode } from './page-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.candidatePage>,
  'showPageGate' | 'askPageCode' | 'enterPage' | 'leavePage'
>;

export type GateParts = {
  readonly db: Database;
  readonly queue: Queue;
  /** 32 bytes; hides codes. */
  readonly sealingKey: Uint8Array;
};

export const pageCodeJob = 'send-candidate-page-code';

/** Until the code is right, a living link, a dead one and an invented one get the same answers after the same work. */
export function gateHandlers(parts: GateParts): Handlers {
  const { db, queue } = parts;
  const gate = codeGate(db, 'page');
  return {
    showPageGate: ({ body: { token } }) => {
      const { companyId } = linkRef(token);
      return db.inCompany(companyId, async (tx) => ({
        brand: (await hasPublished(tx, companyId)) ? await brandOf(tx, companyId) : null,
      }));
    },

    async askPageCode({ body: { token, language = '' }, client, ...context }) {
      const browserHash = pageMarks.markedBrowser(token, context);
      const { companyId, tokenHash } = linkRef(token);
      const device = tryKey(token, browserHash);
      await gate.countCode({ token, device, of: `link:${tokenHash}`, ip: client.ip });
      const data = { companyId, tokenHash, browserHash, askedKey: randomUUID(), language };
      await db.global((tx) => queue.send(tx, { name: pageCodeJob, data }));
      return { resendAfterSeconds: RESEND_SECONDS, expiresInSeconds: CODE_MS / 1000 };
    },

    enterPage: enterHandler(parts),

    async leavePage({ body: { token }, ...context }) {
      const browserHash = pageMarks.browserOf(token, context);
      const { companyId } = linkRef(token);
      if (browserHash !== null) {
        await db.inCompany(companyId, (tx) => endGrants(tx, companyId, browserHash));
      }
      pageMarks.takeMark(token, context);
      return { done: true };
    },
  };
}

function enterHandler({ db, sealingKey }: GateParts): Handlers['enterPage'] {
  const gate = codeGate(db, 'page');
  const hashCode = codeHasher(sealingKey, CODE_USE);
  return async ({ body: { token, code }, client, now, ...context }) => {
    const browserHash = pageMarks.browserOf(token, context) ?? '';
    const link = linkRef(token);
    const { companyId } = link;
    const device = tryKey(token, browserHash);
    const guess = { token, device, of: `link:${link.tokenHash}`, ip: client.ip };
    await gate.countGuess(guess);
    const codeHash = hashCode(code.replaceAll(/\s/g, ''), link.tokenHash, browserHash);
    // A new mark, which nobody can have planted in this browser before.
    const mark = newMark();
    const expiresAt = grantEnd(now);
    const isRight = await db.inCompany(companyId, async (tx) => {
      const spent = await spendCode(tx, { ...link, browserHash, codeHash }, now);
      if (spent === undefined) return false;
      await endGrants(tx, companyId, browserHash);
      const whose = { companyId, browserHash: mark.browserHash };
      await insertGrant(tx, { ...whose, ...spent, createdAt: now, expiresAt });
      return true;
    });
    if (!isRight) throw refuse('wrong_code', { path: 'body.code', failedProofOf: guess.of });
    pageMarks.giveMark(token, mark, context);
    await gate.forgive(guess);
    return { accessExpiresAt: expiresAt.toISOString() };
  };
}
