import { randomUUID } from 'node:crypto';
import type { contract } from '@candor/contract';
import { IMAGE_MOST_BYTES } from '@candor/contract/interviews/question-rules';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ObjectStore } from '@candor/folder-store';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { documentTypeOf } from '../../people/profiles/index.ts';
import { insertImage } from './picture-store.ts';

type Handlers = Pick<HandlersOf<typeof contract.questions>, 'uploadQuestionImage'>;

/** As long as somebody writes or looks at a question. */
export const IMAGE_URL_SECONDS = 3600;

/** A picture is stored once and never changed: versions of a question may show the same one. */
export function imageHandlers({
  db,
  objects,
}: {
  readonly db: Database;
  readonly objects: ObjectStore;
}): Handlers {
  return {
    async uploadQuestionImage({ body, ...request }) {
      const deed = deedOf(request);
      const { companyId, accountId, now } = deed;
      const bytes = Buffer.from(body.base64, 'base64');
      const contentType = pictureType(bytes);
      const objectKey = `companies/${companyId}/questions/${randomUUID()}`;
      // First the object: a row never names a file that is not there.
      await objects.put(objectKey, bytes, contentType);
      const imageID = await companyWrite(db, deed, async (tx) => {
        const result = await insertImage(tx, {
          ...{ companyId, objectKey, contentType, bytes: bytes.length },
          ...{ createdBy: accountId, createdAt: now },
        });
        return { result, noAudit: 'not-in-use' };
      });
      const expiresInSeconds = IMAGE_URL_SECONDS;
      return { imageID, imageURL: await objects.signRead(objectKey, { expiresInSeconds }) };
    },
  };
}

/** By the bytes, not by what the request calls them. SVG, which runs scripts, is none of these. */
function pictureType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' {
  const type = documentTypeOf(bytes);
  if (
    bytes.length <= IMAGE_MOST_BYTES &&
    (type === 'image/png' || type === 'image/jpeg' || type === 'image/webp')
  ) {
    return type;
  }
  throw refuse('not_an_image', { path: 'body.base64' });
}
