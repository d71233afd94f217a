import type { contract } from '@candor/contract';
import { FILM_MOST_SECONDS } from '@candor/contract/people/marketplace-rules';
import { DOCUMENT_MOST_BYTES } from '@candor/contract/people/person-rules';
import type { ObjectStore } from '@candor/folder-store';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { cleanFilm } from '../../../platform/media/clean-film.ts';
import { createLimiter } from '../accounts/index.ts';
import { findLatest, lockDocuments, retireDocuments, storeDocument } from '../profiles/index.ts';
import { refreshCard } from './card-store.ts';
import { filmWords } from './marketplace-words.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.marketplace>,
  'getFilm' | 'saveFilm' | 'removeFilm'
>;

export type FilmParts = { readonly db: Database; readonly objects: ObjectStore };

const LINK_SECONDS = 15 * 60;
const kind = 'film';

export const signFilm = (objects: ObjectStore, key: string): Promise<string> =>
  objects.signRead(key, { expiresInSeconds: LINK_SECONDS });

export function filmHandlers(parts: FilmParts): Handlers {
  const { db, objects } = parts;
  const limiter = createLimiter(db, 'film');
  return {
    async getFilm({ session: { accountId } }) {
      const kept = await db.asAccount(accountId, (tx) => findLatest(tx, accountId, kind));
      if (kept === undefined) return { film: null };
      const { fileName, uploadedAt, objectKey } = kept;
      const url = await signFilm(objects, objectKey);
      return { film: { fileName, uploadedAt: uploadedAt.toISOString(), url } };
    },
    async saveFilm({ body, session: { accountId }, client, now }) {
      const sent = Buffer.from(body.base64, 'base64');
      if (sent.length > DOCUMENT_MOST_BYTES) throw refused(filmWords.large);
      await limiter.countTry(`film of ${accountId}`, client.ip);
      // A little more is read, so that one which is too long is known to be.
      const film = await cleanFilm(sent, FILM_MOST_SECONDS + 2);
      if (film === null) throw refused(filmWords.unreadable);
      if (film.durationMs > (FILM_MOST_SECONDS + 1) * 1000) throw refused(filmWords.long);
      const { bytes } = film;
      const document = { bytes, contentType: 'video/mp4', fileName: body.fileName };
      await storeDocument(parts, { accountId, kind, ...document, now }, (tx) =>
        refreshCard(tx, { accountId, now }),
      );
      return { done: true };
    },
    async removeFilm({ session: { accountId }, now }) {
      await db.asAccount(accountId, async (tx) => {
        await lockDocuments(tx, accountId);
        await retireDocuments(tx, { accountId, kind, exceptId: null, now });
        await refreshCard(tx, { accountId, now });
      });
      return { done: true };
    },
  };
}

const refused = (message: string) => fail('file_refused', message, { path: 'body.base64' });
