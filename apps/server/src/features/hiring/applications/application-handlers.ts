import type { contract } from '@candor/contract';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { type ApplyParts, applyHandlers } from './apply-handlers.ts';
import { findFile } from './file-store.ts';
import { ownApplicationHandlers } from './own-application-handlers.ts';

const LINK_SECONDS = 60;

export function createApplicationHandlers(
  parts: ApplyParts,
): HandlersOf<typeof contract.applications> {
  const { db, objects } = parts;
  return {
    ...applyHandlers(parts),
    ...ownApplicationHandlers(parts),

    async openCandidateFile({ params: { fileID }, session: { companyId } }) {
      const file = await db.inCompany(companyId, (tx) => findFile(tx, companyId, fileID));
      if (file === undefined) throw refuse('not_found', { params: { what: 'own-file' } });
      const { objectKey, fileName, contentType, bytes } = file;
      // Always saved: what somebody sent is never opened as a page of ours.
      const options = { expiresInSeconds: LINK_SECONDS, downloadName: fileName };
      return { url: await objects.signRead(objectKey, options), fileName, contentType, bytes };
    },
  };
}
