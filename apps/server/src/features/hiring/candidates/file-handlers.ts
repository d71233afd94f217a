import { createHash, randomUUID } from 'node:crypto';
import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ObjectStore } from '@candor/folder-store';
import { judgeAttachment, judgeDocument, plainName } from '../../people/profiles/index.ts';
import { type FileRow, listFiles } from './candidate-file-store.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { entryOf } from './deeds.ts';
import { mustBe } from './profile-handlers.ts';
import { removeObjects } from '../../../platform/objects/removed-objects.ts';
import { insertFile, retireFile } from '../applications/index.ts';

type Handlers = HandlersOf<typeof contract.candidates>;
const MOST_FILES = 100;

export function fileHandlers({
  db,
  objects,
}: {
  readonly db: Database;
  readonly objects: ObjectStore;
}): Pick<Handlers, 'listCandidateFiles' | 'addCandidateFile' | 'removeCandidateFile'> {
  return {
    listCandidateFiles: ({ session: { companyId }, params: { candidateID } }) =>
      db.inCompany(companyId, async (tx) => {
        await mustBe(tx, { companyId, candidateID });
        const rows = await listFiles(tx, { companyId, candidateID });
        return { files: rows.map(shownFile) };
      }),

    /** The object is written first: a row never names a file that is not there. */
    async addCandidateFile({ params: { candidateID }, body, ...request }) {
      const deed = deedOf(request);
      const { companyId, accountId, now } = deed;
      await db.inCompany(companyId, (tx) => mustHaveRoom(tx, { companyId, candidateID }));
      const bytes = Buffer.from(body.base64, 'base64');
      // A text for a CV; another file may be a picture too.
      const contentType = body.kind === 'cv' ? judgeDocument(bytes, 'cv') : judgeAttachment(bytes);
      const objectKey = `candidates/${companyId}/${candidateID}/${randomUUID()}`;
      await objects.put(objectKey, bytes, contentType);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const fileName = plainName(body.fileName);
      return companyWrite(db, deed, async (tx) => {
        const fileID = await insertFile(tx, {
          ...{ companyId, candidateId: candidateID, kind: body.kind, fileName, contentType },
          ...{ bytes: bytes.length, sha256, objectKey, uploadedBy: accountId, uploadedAt: now },
        });
        const after = { fileID, fileName, kind: body.kind, sha256 };
        return {
          result: { fileID },
          audit: entryOf({ action: 'candidate.file_added', objectId: candidateID, after }),
        };
      });
    },

    async removeCandidateFile({ params: { candidateID, fileID }, ...request }) {
      const deed = deedOf(request);
      const who = { companyId: deed.companyId, candidateID };
      return companyWrite(db, deed, async (tx) => {
        const file = await retireFile(tx, who, { fileID, now: deed.now });
        if (file === undefined) throw refuse('not_found', { params: { what: 'removable-file' } });
        await removeObjects(tx, [file.objectKey]);
        const before = { fileID, fileName: file.fileName };
        return {
          result: { done: true as const },
          audit: entryOf({ action: 'candidate.file_removed', objectId: candidateID, before }),
        };
      });
    },
  };
}

function shownFile({ copyPages, copiedAt, copiedByName, ...row }: FileRow) {
  const uploadedAt = row.uploadedAt.toISOString();
  const madeAt = copiedAt?.toISOString();
  return {
    ...{ ...row, uploadedAt, mayRemove: row.uploadedByName !== null },
    copy:
      copyPages === null || madeAt === undefined
        ? null
        : { pages: copyPages, madeAt, madeByName: copiedByName ?? '' },
  };
}

type Tx = Parameters<Parameters<Database['inCompany']>[1]>[0];

async function mustHaveRoom(
  tx: Tx,
  who: { readonly companyId: number; readonly candidateID: number },
): Promise<void> {
  await mustBe(tx, who);
  if ((await listFiles(tx, who)).length >= MOST_FILES) {
    throw refuse('too_many_files');
  }
}
