import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { ObjectStore } from '@candor/folder-store';
import {
  confirmedLetter,
  decideCheck,
  findCheck,
  listCheckDocuments,
  listChecks,
  readHeadline,
  type ReviewedCheck,
  wayOf,
} from '../../people/interviewers/index.ts';
import { identityRefusedLetter } from './administration-mails.ts';
import { type Actor, recordAct } from './record-act.ts';
import { offsetOf, PAGE_ROWS } from './search-rules.ts';

type Administration = HandlersOf<typeof contract.administration>;
type Handlers = Pick<
  Administration,
  'listIdentityChecks' | 'getIdentityCheck' | 'approveIdentity' | 'refuseIdentity'
>;
type IdentityKind = 'identity-front' | 'identity-back' | 'identity-selfie';

export type IdentityReviewParts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
};

const LINK_SECONDS = 5 * 60;

export function identityHandlers(parts: IdentityReviewParts): Handlers {
  const { db, objects } = parts;
  return {
    async listIdentityChecks({ query, session }) {
      const asked = { state: query.state, limit: PAGE_ROWS, offset: offsetOf(query.page) };
      const { total, checks } = await db.asAccount(session.accountId, (tx) =>
        listChecks(tx, asked),
      );
      return { total, pageSize: PAGE_ROWS, checks: checks.map(rowOf) };
    },

    async getIdentityCheck({ params, session, client, now }) {
      const { accountId } = session;
      const look = async (tx: Tx) => {
        const check = await findCheck(tx, params.checkID);
        if (check === undefined) throw noSuchCheck();
        const documents = await listCheckDocuments(tx, check.id);
        const headline = await readHeadline(tx, check.accountId);
        const act = { action: 'identity.view', objectKind: 'identity-check', objectId: check.id };
        await recordAct(tx, { session, client, now }, { ...act, objectKind: 'identity-check' });
        return { check, documents, headline };
      };
      const { check, documents, headline } = await db.inCompany(0, look, { accountId });
      return {
        ...rowOf(check),
        headline,
        documents: await Promise.all(
          documents.map(async ({ kind, fileName, contentType, objectKey }) => ({
            kind: kind as IdentityKind,
            fileName,
            contentType,
            url: await objects.signRead(objectKey, { expiresInSeconds: LINK_SECONDS }),
          })),
        ),
      };
    },

    async approveIdentity({ params, ...actor }) {
      await decide(parts, actor, { checkId: params.checkID, status: 'approved', reason: null });
      return { done: true };
    },

    async refuseIdentity({ params, body, ...actor }) {
      const reason = body.reason.trim();
      await decide(parts, actor, { checkId: params.checkID, status: 'refused', reason });
      return { done: true };
    },
  };
}

const noSuchCheck = () => refuse('not_found', { params: { what: 'identity-check' } });

async function decide(
  { db, postOffice, baseUrl }: IdentityReviewParts,
  actor: Actor,
  decision: { checkId: number; status: 'approved' | 'refused'; reason: string | null },
): Promise<void> {
  const { accountId } = actor.session;
  const { now } = actor;
  const work = async (tx: Tx) => {
    const check = await findCheck(tx, decision.checkId);
    if (check === undefined) throw noSuchCheck();
    if (!(await decideCheck(tx, { ...decision, decidedBy: accountId, now }))) {
      throw refuse('decided_already');
    }
    const addressed = {
      to: check.email,
      key: `identity-${decision.status}:${check.id}`,
      firstName: check.firstName,
    };
    const { reason } = decision;
    await postOffice.post(
      tx,
      reason === null
        ? confirmedLetter('review', { ...addressed, url: `${baseUrl}/login/interviewer` })
        : identityRefusedLetter({ ...addressed, reason, url: `${baseUrl}/login/interviewer` }),
    );
    await recordAct(tx, actor, {
      action: `identity.${decision.status === 'approved' ? 'approve' : 'refuse'}`,
      objectKind: 'identity-check',
      objectId: check.id,
      before: { status: check.status },
      after: { status: decision.status, reason },
    });
  };
  await db.inCompany(0, work, { accountId });
}

function rowOf(check: ReviewedCheck) {
  return {
    checkID: check.id,
    accountID: check.accountId,
    name: `${check.firstName} ${check.lastName}`.trim(),
    email: check.email,
    way: wayOf(check),
    documentType: check.documentType,
    status: check.status,
    submittedAt: check.submittedAt.toISOString(),
    decidedAt: check.decidedAt?.toISOString() ?? null,
    reason: check.reason,
    reasonCode: check.reasonCode,
  };
}
