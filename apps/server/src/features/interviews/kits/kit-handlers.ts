import type { contract } from '@candor/contract';
import { minutesOf } from '@candor/contract/interviews/kit-rules';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, type DeedEntry, deedOf } from '../../operations/audit/index.ts';
import {
  addVersion,
  findKit,
  insertKit,
  type Kit,
  listChoices,
  listKits,
  listUses,
  listVersions,
  PAGE_SIZE,
  setRetired,
} from './kit-store.ts';
import { liveKitHandlers } from './live-kit-handlers.ts';
import { noSuchKit } from './take-kit.ts';
import { usualKitHandlers } from './usual-kit-handlers.ts';

type Handlers = HandlersOf<typeof contract.kits>;
type Parts = { readonly db: Database };

export const createKitHandlers = (parts: Parts): Handlers => ({
  ...readHandlers(parts),
  ...writeHandlers(parts),
  ...liveKitHandlers(parts),
  ...usualKitHandlers(parts),
});

function readHandlers({ db }: Parts): Pick<Handlers, 'listKits' | 'getKit' | 'listKitChoices'> {
  return {
    listKits: ({ query: { search, state = 'active', page = 1 }, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const { rows, total } = await listKits(tx, { companyId, search, state, page });
        return {
          kits: rows.map(({ kitId: kitID, content, changedAt, ...row }) => ({
            ...{ kitID, ...row, minutes: minutesOf(content) },
            attributes: content.attributes.length,
            changedAt: changedAt.toISOString(),
          })),
          ...{ total, pageSize: PAGE_SIZE },
        };
      }),
    getKit: ({ params: { kitID: kitId }, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const kit = await findKit(tx, { companyId, kitId });
        if (kit === undefined) throw noSuchKit();
        const versions = await listVersions(tx, { companyId, kitId });
        const { name, version, isRetired, content } = kit;
        return {
          ...{ kitID: kitId, name, version, isRetired, content },
          versions: versions.map(({ madeAt, ...one }) => ({
            ...one,
            madeAt: madeAt.toISOString(),
          })),
          usedBy: await listUses(tx, { companyId, kitId }),
        };
      }),
    listKitChoices: ({ session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => ({ kits: await listChoices(tx, companyId) })),
  };
}

function writeHandlers({ db }: Parts): Pick<Handlers, 'createKit' | 'saveKit' | 'retireKit'> {
  return {
    createKit: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, accountId, now }) => {
        const named = { name: body.name.trim(), content: body.content };
        const kitID = await insertKit(tx, { companyId, accountId, now, ...named });
        return {
          result: { kitID, version: 1 },
          audit: kitEntry('interview-kit.created', kitID, { name: named.name }),
        };
      }),
    saveKit: ({ params: { kitID: kitId }, body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, accountId, now }) => {
        const before = await findKit(tx, { companyId, kitId }, 'for update');
        if (before === undefined) throw noSuchKit();
        if (before.version !== body.version) {
          throw refuse('changed_meanwhile', { params: { what: 'kit' } });
        }
        const named = { name: body.name.trim(), content: body.content };
        if (isSame(before, named)) {
          return { result: { kitID: kitId, version: before.version }, noAudit: 'nothing-changed' };
        }
        const version = before.version + 1;
        await addVersion(tx, { companyId, kitId, version, accountId, now, ...named });
        return {
          result: { kitID: kitId, version },
          audit: kitEntry('interview-kit.changed', kitId, { name: named.name, version }),
        };
      }),
    retireKit: ({ params: { kitID: kitId }, body: { isRetired }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, now }) => {
        const before = await findKit(tx, { companyId, kitId }, 'for update');
        if (before === undefined) throw noSuchKit();
        if (before.isRetired === isRetired) {
          return { result: { done: true }, noAudit: 'nothing-changed' };
        }
        await setRetired(tx, { companyId, kitId }, isRetired ? now : null);
        const action = isRetired ? 'interview-kit.retired' : 'interview-kit.restored';
        return { result: { done: true }, audit: kitEntry(action, kitId, { name: before.name }) };
      }),
  };
}

/** PostgreSQL keeps the keys of an object in an order of its own. */
function isSame(before: Kit, after: Pick<Kit, 'name' | 'content'>): boolean {
  const plain = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(plain)
      : value !== null && typeof value === 'object'
        ? Object.entries(value)
            .map(([key, each]) => [key, plain(each)] as const)
            .toSorted(([a], [b]) => a.localeCompare(b))
        : value;
  const text = (kit: Pick<Kit, 'name' | 'content'>) =>
    JSON.stringify([kit.name, plain(kit.content)]);
  return text(before) === text(after);
}

const kitEntry = (action: string, kitID: number, after: object): DeedEntry => ({
  ...{ action, objectKind: 'interview-kit', objectId: kitID, after },
});
