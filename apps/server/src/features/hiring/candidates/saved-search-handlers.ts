import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import {
  countOwnSearches,
  deleteSearch,
  insertSearch,
  isNameTaken,
  listSearches,
  updateSearch,
} from './saved-search-store.ts';

type Handlers = HandlersOf<typeof contract.candidates>;
const MOST_SEARCHES = 100;

/** A search is its owner's; sharing it lets colleagues use it, and nobody else change it. */
export function savedSearchHandlers(
  db: Database,
): Pick<
  Handlers,
  | 'listCandidateSearches'
  | 'saveCandidateSearch'
  | 'updateCandidateSearch'
  | 'deleteCandidateSearch'
> {
  return {
    listCandidateSearches: ({ session }) =>
      db.inCompany(session.companyId, async (tx) => ({
        searches: await listSearches(tx, session),
      })),

    saveCandidateSearch: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx) => {
        const { session, now } = request;
        if ((await countOwnSearches(tx, session)) >= MOST_SEARCHES) {
          throw refuse('too_many_searches');
        }
        const search = { ...body, name: nameOf(body), createdAt: now };
        const candidateSearchID = await insertSearch(tx, session, search);
        if (candidateSearchID === null) throw nameTaken();
        return { result: { candidateSearchID }, noAudit: 'their-own' };
      }),

    updateCandidateSearch: ({ params: { candidateSearchID: id }, body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx) => {
        const { session } = request;
        const name = nameOf(body);
        if (await isNameTaken(tx, session, { id, name })) throw nameTaken();
        if (!(await updateSearch(tx, session, { ...body, name, id }))) throw noSuchSearch();
        return { result: { done: true }, noAudit: 'their-own' };
      }),

    deleteCandidateSearch: ({ params: { candidateSearchID: id }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx) => {
        if (!(await deleteSearch(tx, request.session, id))) throw noSuchSearch();
        return { result: { done: true }, noAudit: 'their-own' };
      }),
  };
}

function nameOf({ name }: { readonly name: string }): string {
  const trimmed = name.trim();
  if (trimmed !== '') return trimmed;
  throw refuse('validation_failed', { params: { what: 'name-missing' }, path: 'body.name' });
}

const nameTaken = () => refuse('name_taken', { path: 'body.name' });
const noSuchSearch = () => refuse('not_found', { params: { what: 'saved-search' } });
