import type { contract } from '@candor/contract';
import type { ObjectStore } from '@candor/folder-store';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { type DeletionParts, eraseOwn } from '../../operations/retention/index.ts';
import { createLimiter } from '../../people/accounts/index.ts';
import { correctFacts } from '../candidate-records/index.ts';
import { packExport } from './export.ts';
import { readAppeals, readMore } from './export-store.ts';
import { readKept } from './kept.ts';
import { listFiles } from './kept-store.ts';
import { refuseWhileJoined } from './joined-store.ts';
import { isFresh } from './page-rules.ts';
import type { Grant } from './page-store.ts';
import { withinPage } from './within-page.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.candidatePage>,
  'openPageFile' | 'correctOnPage' | 'exportPage' | 'eraseOnPage'
>;

export type OwnDataParts = DeletionParts & { readonly objects: ObjectStore };

const LINK_SECONDS = 60;

/** What a candidate does with what is kept about them. */
export function ownDataHandlers(parts: OwnDataParts): Handlers {
  const { db, objects } = parts;
  const limiter = createLimiter(db, 'page');
  return {
    async openPageFile({ body: { token, fileID }, ...request }) {
      const files = await withinPage(db, { token, request, limiter }, async (tx, page) => {
        await refuseWhileJoined(tx, page, request.now);
        return listFiles(tx, page);
      });
      const file = files.find(({ fileId }) => fileId === fileID);
      if (file === undefined) throw refuse('not_found', { params: { what: 'own-file' } });
      const { objectKey, fileName } = file;
      // Always saved: what somebody sent is never opened as a page of ours.
      const options = { expiresInSeconds: LINK_SECONDS, downloadName: fileName };
      return { url: await objects.signRead(objectKey, options), fileName };
    },

    correctOnPage: ({ body: { token, ...typed }, ...request }) =>
      withinPage(db, { token, request, limiter }, async (tx, page) => {
        const facts = {
          ...{ firstName: typed.firstName.trim(), lastName: typed.lastName.trim() },
          ...{ phone: typed.phone.trim(), city: typed.city.trim(), country: typed.country },
        };
        const whose = { companyId: page.companyId, candidateID: page.candidateId };
        const before = await correctFacts(tx, whose, { facts, now: request.now });
        if (before !== undefined) {
          await record(tx, page, { action: 'candidate.updated', before, after: facts, request });
        }
        return { done: true };
      }),

    async exportPage({ body: { token }, ...request }) {
      const { now } = request;
      const found = await withinPage(db, { token, request, limiter }, async (tx, page) => {
        await refuseWhileJoined(tx, page, now);
        const data = {
          ...(await readKept(tx, page, now)),
          ...(await readMore(tx, page)),
          ...(await readAppeals(tx, page)),
        };
        const files = await listFiles(tx, page);
        await record(tx, page, { action: 'candidate.exported', request });
        return { companyName: page.companyName, data, files };
      });
      return packExport(objects, { ...found, now });
    },

    async eraseOnPage({ body: { token, email }, ...request }) {
      const { client, now } = request;
      const page = await withinPage(db, { token, request, limiter }, async (tx, found) => {
        await refuseWhileJoined(tx, found, now);
        return found;
      });
      if (!isFresh(page, now)) throw refuse('page_closed');
      const { companyId, candidateId: candidateID } = page;
      await eraseOwn(parts, { companyId, candidateID, email, client, now });
      return { done: true };
    },
  };
}

type Done = {
  readonly action: string;
  readonly before?: object;
  readonly after?: object;
  readonly request: Pick<RequestContext, 'client' | 'now'>;
};

/** In the company's chain, as done by the candidate. */
function record(tx: Tx, page: Grant, { request, ...entry }: Done): Promise<void> {
  const { ip, userAgent, requestId } = request.client;
  const by = { actorKind: 'candidate', ip, userAgent: userAgent ?? undefined, requestId };
  const about = { objectKind: 'candidate', objectId: page.candidateId };
  return recordAudit(tx, { companyId: page.companyId, ...by, ...about, ...entry }, request.now);
}
