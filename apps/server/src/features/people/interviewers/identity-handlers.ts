import type { contract } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import type { ObjectStore } from '@candor/folder-store';
import { recordAudit } from '../../operations/audit/index.ts';
import { dropDraft, findDocument, keepDocument } from '../profiles/index.ts';
import { insertCheck } from './identity-check-store.ts';
import { readIdentityFee } from './identity-fee.ts';
import { leaveStripe, type SessionParts } from './identity-session-handlers.ts';
import { findProfile } from './interviewer-store.ts';

type Interviewers = HandlersOf<typeof contract.interviewers>;
type Handlers = Pick<
  Interviewers,
  'uploadIdentityDocument' | 'readIdentityDocument' | 'submitIdentityCheck'
>;

export type IdentityParts = SessionParts & { readonly objects: ObjectStore };

const LINK_SECONDS = 60;

export function identityHandlers(parts: IdentityParts): Handlers {
  const { db, objects, billing } = parts;
  return {
    uploadIdentityDocument: ({ body: { kind, ...sent }, session, now }) =>
      keepDocument(parts, { accountId: session.accountId, kind, sent, now }),

    async readIdentityDocument({ params, session }) {
      const { accountId } = session;
      const found = await db.asAccount(accountId, (tx) =>
        findDocument(tx, accountId, params.documentID),
      );
      if (found === undefined) throw fail('not_found', 'There is no such document.');
      const options = { expiresInSeconds: LINK_SECONDS, downloadName: found.fileName };
      return { url: await objects.signRead(found.objectKey, options) };
    },

    async submitIdentityCheck({ body, session, client, now }) {
      const { accountId } = session;
      const { documentType, frontDocumentID, backDocumentID, selfieDocumentID } = body;
      // Nobody leaves Stripe for documents that are not taken.
      const check = async (tx: Tx) => {
        const profile = await findProfile(tx, accountId);
        if (!profile?.employmentDoneAt) {
          throw fail('step_too_early', 'Please complete the steps before this one first.');
        }
        const { isDue } = await readIdentityFee(tx, billing, { accountId, now });
        if (isDue) throw refuse('check_unpaid');
        await demandAll(tx, accountId, body);
      };
      await db.inCompany(0, check, { accountId });
      await leaveStripe(parts, accountId, now);
      // In the platform's own company, because its audit chain is written too.
      const submit = async (tx: Tx) => {
        await demandAll(tx, accountId, body);
        const checkId = await insertCheck(tx, {
          accountId,
          documentType,
          frontId: frontDocumentID,
          backId: backDocumentID,
          selfieId: selfieDocumentID,
          provider: 'review',
          submittedAt: now,
        });
        if (checkId === null) {
          throw fail('already_submitted', 'Your documents are being checked already.');
        }
        await dropDraft(tx, { accountId, registration: 'interviewer' }, 'third');
        await recordSubmission(tx, { accountId, checkId, documentType, client, now });
      };
      await db.inCompany(0, submit, { accountId });
      return { status: 'pending' };
    },
  };
}

type HandedIn = Readonly<
  Record<'frontDocumentID' | 'backDocumentID' | 'selfieDocumentID', number | null>
>;

async function demandAll(tx: Tx, accountId: number, handedIn: HandedIn): Promise<void> {
  const { frontDocumentID, backDocumentID, selfieDocumentID } = handedIn;
  await demand(tx, { accountId, kind: 'identity-front', id: frontDocumentID });
  await demand(tx, { accountId, kind: 'identity-back', id: backDocumentID });
  await demand(tx, { accountId, kind: 'identity-selfie', id: selfieDocumentID });
}

/** Each document is the person's own, of the kind that it is handed in as. */
async function demand(
  tx: Tx,
  { accountId, kind, id }: { accountId: number; kind: string; id: number | null },
): Promise<void> {
  if (id === null) return;
  const found = await findDocument(tx, accountId, id);
  if (found?.kind !== kind) {
    throw fail('document_unknown', 'Please upload the document again.');
  }
}

function recordSubmission(
  tx: Tx,
  given: {
    readonly accountId: number;
    readonly checkId: number;
    readonly documentType: string;
    readonly client: RequestContext['client'];
    readonly now: Date;
  },
): Promise<void> {
  const { accountId, checkId, documentType, client, now } = given;
  return recordAudit(
    tx,
    {
      companyId: 0,
      actorKind: 'account',
      actorAccountId: accountId,
      action: 'identity.submit',
      objectKind: 'identity-check',
      objectId: checkId,
      after: { documentType },
      ip: client.ip,
      userAgent: client.userAgent ?? undefined,
      requestId: client.requestId,
    },
    now,
  );
}
