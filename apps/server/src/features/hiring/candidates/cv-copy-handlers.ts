import { createHash, randomUUID } from 'node:crypto';
import type { contract } from '@candor/contract';
import { COPY_NAME, COPY_SIDE_MOST } from '@candor/contract/hiring/candidate-file-rules';
import type { ObjectStore } from '@candor/folder-store';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { pdfOfPictures } from '../../../platform/pdf/pdf-of-pictures.ts';
import { type PlainJpeg, plainJpeg } from '../../../platform/pdf/plain-jpeg-rules.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { type Copied, findCopyKey, lockCv, setCopy } from '../applications/index.ts';
import { entryOf } from './deeds.ts';
import { dropUnnamedCopy } from './unnamed-copy.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.candidates>,
  'blackenCandidateFile' | 'removeBlackenedCopy' | 'openBlackenedCopy'
>;
type Parts = { readonly db: Database; readonly objects: ObjectStore };

const LINK_SECONDS = 60;

const noSuchFile = () => refuse('not_found', { params: { what: 'own-file' } });

/** A copy of a CV for whoever interviews. The server writes the file itself: what is sent are pictures. */
export function cvCopyHandlers({ db, objects }: Parts): Handlers {
  return {
    async blackenCandidateFile({ params: { fileID }, body, ...request }) {
      const deed = deedOf(request);
      const which = { companyId: deed.companyId, fileID };
      const { candidateID } = await db.inCompany(deed.companyId, (tx) => mustBePdf(tx, which));
      const bytes = pdfOfPictures(body.pages.map(pictureOf));
      const copyKey = `candidates/${deed.companyId}/${candidateID}/${randomUUID()}`;
      // The object is written first: a row never names one that is not there.
      await objects.put(copyKey, bytes, 'application/pdf');
      const written = companyWrite(db, deed, async (tx) => {
        const cv = await mustBePdf(tx, which);
        const copy = { copyKey, copyPages: body.pages.length };
        await setCopy(tx, which, { ...copy, copiedBy: deed.accountId, copiedAt: deed.now });
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        return {
          result: { done: true as const },
          audit: entryOf({
            ...{ action: 'candidate.cv_blackened', objectId: cv.candidateID },
            after: { fileID, pages: body.pages.length, sha256 },
          }),
        };
      });
      return written.catch(async (error: unknown) => {
        await dropUnnamedCopy(db, { ...which, copyKey });
        throw error;
      });
    },

    removeBlackenedCopy: ({ params: { fileID }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId }) => {
        const cv = await lockCv(tx, { companyId, fileID });
        if (cv === undefined || cv.copyKey === null) throw noSuchFile();
        await setCopy(tx, { companyId, fileID }, null);
        const entry = { action: 'candidate.cv_copy_removed', objectId: cv.candidateID };
        return {
          result: { done: true as const },
          audit: entryOf({ ...entry, before: { fileID } }),
        };
      }),

    async openBlackenedCopy({ params: { fileID }, session: { companyId } }) {
      const key = await db.inCompany(companyId, (tx) => findCopyKey(tx, { companyId, fileID }));
      if (key === null) throw noSuchFile();
      const options = { expiresInSeconds: LINK_SECONDS, downloadName: COPY_NAME };
      return { url: await objects.signRead(key, options) };
    },
  };
}

async function mustBePdf(
  tx: Tx,
  which: { readonly companyId: number; readonly fileID: number },
): Promise<Copied> {
  const cv = await lockCv(tx, which);
  if (cv === undefined) throw noSuchFile();
  if (cv.contentType !== 'application/pdf') throw refuse('only_pdf');
  return cv;
}

function pictureOf(base64: string, index: number): PlainJpeg {
  const picture = plainJpeg(Buffer.from(base64, 'base64'));
  if (picture === null || Math.max(picture.width, picture.height) > COPY_SIDE_MOST) {
    throw refuse('file_refused', { path: `body.pages.${index}` });
  }
  return picture;
}
