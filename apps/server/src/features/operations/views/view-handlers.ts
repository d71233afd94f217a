import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { errorCode } from '../../../platform/database/database-errors.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { CompanySession, HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import { askableOf, type May, mayAsk } from './view-lists.ts';
import {
  chooseView,
  countOwnViews,
  deleteView,
  findView,
  insertView,
  isNameTaken,
  listViews,
  MOST_VIEWS,
  updateView,
} from './view-store.ts';

type Parts = { readonly db: Database; readonly may: May };

type Changeable = 'name' | 'query' | 'isShared' | 'isDefault';

const UNIQUE_VIOLATION = '23505';
const kept = { result: { done: true }, noAudit: 'their-own' } as const;

/** A view is its owner's; sharing it lets colleagues open it, and nobody else change it. */
export function createViewHandlers({ db, may }: Parts): HandlersOf<typeof contract.views> {
  const seen = async (tx: Tx, session: CompanySession, id: number) => {
    const view = await findView(tx, session, id);
    if (view === undefined || !(await mayAsk(view.list, session, may))) throw noSuchView();
    return { list: view.list, isOwn: view.ownerId === session.accountId };
  };
  return {
    listViews: async ({ session }) => {
      const lists = await askableOf(session, may);
      return db.inCompany(session.companyId, async (tx) => ({
        views: await listViews(tx, session, lists),
      }));
    },

    saveView: async ({ body: { isDefault, ...body }, ...request }) => {
      const { session, now } = request;
      if (!(await mayAsk(body.list, session, may))) throw noSuchView();
      return companyWrite(db, deedOf(request), async (tx) => {
        if ((await countOwnViews(tx, session)) >= MOST_VIEWS) throw refuse('too_many_views');
        const view = { ...body, name: nameOf(body), createdAt: now };
        const viewID = await insertView(tx, session, view);
        if (viewID === null) throw nameTaken();
        if (isDefault) await chooseView(tx, session, { id: viewID, list: view.list, isDefault });
        return { result: { viewID }, noAudit: 'their-own' };
      });
    },

    updateView: ({ params: { viewID: id }, body: { isDefault, only, ...body }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx) => {
        const { session } = request;
        const { list, isOwn } = await seen(tx, session, id);
        if (!isOwn) throw noSuchView();
        const isMeant = (part: Changeable): boolean => only?.includes(part) ?? true;
        const change = {
          ...(isMeant('name') && { name: nameOf(body) }),
          ...(isMeant('query') && { query: body.query }),
          ...(isMeant('isShared') && { isShared: body.isShared }),
        };
        const { name } = change;
        if (name !== undefined && (await isNameTaken(tx, session, { id, list, name }))) {
          throw nameTaken();
        }
        await updateView(tx, session, { id, change });
        if (isMeant('isDefault')) await chooseView(tx, session, { id, list, isDefault });
        return kept;
      }).catch((error: unknown) => {
        // Another of mine was given the name between the look and the write.
        throw errorCode(error) === UNIQUE_VIOLATION ? nameTaken() : error;
      }),

    chooseView: ({ params: { viewID: id }, body: { isDefault }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx) => {
        const { list } = await seen(tx, request.session, id);
        await chooseView(tx, request.session, { id, list, isDefault });
        return kept;
      }),

    deleteView: ({ params: { viewID: id }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx) => {
        if (!(await deleteView(tx, request.session, id))) throw noSuchView();
        return kept;
      }),
  };
}

function nameOf({ name }: { readonly name: string }): string {
  const trimmed = name.trim();
  if (trimmed !== '') return trimmed;
  throw refuse('validation_failed', { params: { what: 'name-missing' }, path: 'body.name' });
}

const nameTaken = () => refuse('name_taken', { path: 'body.name' });
const noSuchView = () => refuse('not_found', { params: { what: 'view' } });
