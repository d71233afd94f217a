import { randomInt } from 'node:crypto';
import type { contract, Output } from '@candor/contract';
import { shortagesOf } from '@candor/contract/interviews/tests-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ObjectStore } from '@candor/folder-store';
import { drawPreview } from '../attempts/index.ts';
import {
  type BlueprintRow,
  countLive,
  listBlueprints,
  PAGE_SIZE,
  readFixedSkills,
  readParts,
} from './tests-list-store.ts';
import {
  type Blueprint,
  findLatest,
  insertBlueprint,
  readFixedQuestions,
  readUsedBy,
  setArchived,
} from './tests-store.ts';
import { readScores } from './score-store.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import {
  addBlueprint,
  blueprintEntry,
  lockLatest,
  noSuchTest,
  writeBlueprint,
} from './tests-writing.ts';
import { NAME_MOST } from '@candor/contract/interviews/tests-rules';
import { refuse } from '../../../platform/http/failure.ts';

type Handlers = HandlersOf<typeof contract.tests>;
type Parts = { readonly db: Database; readonly objects: ObjectStore };

export function createTestHandlers(parts: Parts): Handlers {
  return { ...readHandlers(parts), ...writeHandlers(parts) };
}

function readHandlers({
  db,
  objects,
}: Parts): Pick<Handlers, 'listBlueprints' | 'getBlueprint' | 'previewBlueprint'> {
  return {
    listBlueprints: ({ query, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const { sort = 'updated', page = 1, ...filter } = query;
        const { rows, total } = await listBlueprints(tx, { companyId, ...filter }, { sort, page });
        return { blueprints: await describe(tx, companyId, rows), total, pageSize: PAGE_SIZE };
      }),

    getBlueprint: ({ params, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const blueprint = await findLatest(tx, { companyId, blueprintId: params.blueprintID });
        if (blueprint === undefined) throw noSuchTest();
        return shown(tx, companyId, blueprint);
      }),

    previewBlueprint: async ({ params, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const blueprint = await findLatest(tx, { companyId, blueprintId: params.blueprintID });
        if (blueprint === undefined) throw noSuchTest();
        const { id: blueprintId, name, minutes } = blueprint;
        const given = { companyId, blueprintId };
        return { name, minutes, skillGroups: await drawPreview({ tx, objects }, given, randomInt) };
      }),
  };
}

function writeHandlers({
  db,
}: Parts): Pick<
  Handlers,
  'createBlueprint' | 'saveBlueprint' | 'cloneBlueprint' | 'archiveBlueprint'
> {
  return {
    createBlueprint: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) => addBlueprint(tx, deed, body)),

    saveBlueprint: ({ params, body: { revision, ...body }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const before = await lockLatest(tx, deed.companyId, params.blueprintID);
        if (before.revision !== revision || before.id !== params.blueprintID) {
          throw refuse('changed_meanwhile', { params: { what: 'test' } });
        }
        return writeBlueprint(tx, deed, { before, body });
      }),

    cloneBlueprint: ({ params, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const source = await lockLatest(tx, deed.companyId, params.blueprintID);
        const body = await bodyOf(tx, deed.companyId, source);
        const name = `${source.name.slice(0, NAME_MOST - 7)} (copy)`;
        const blueprintID = await insertBlueprint(tx, deed, { body: { ...body, name } });
        const after = { clonedFrom: source.id, name };
        return {
          result: { blueprintID, version: 1, revision: 1 },
          audit: blueprintEntry({ action: 'blueprint.created', blueprintID, after }),
        };
      }),

    archiveBlueprint: ({ params, body: { isArchived }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const { id, archivedAt } = await lockLatest(tx, deed.companyId, params.blueprintID);
        if ((archivedAt !== null) === isArchived) {
          return { result: { done: true }, noAudit: 'nothing-changed' };
        }
        const key = { companyId: deed.companyId, blueprintId: id };
        await setArchived(tx, key, isArchived ? deed.now : null);
        const action = isArchived ? 'blueprint.archived' : 'blueprint.restored';
        return { result: { done: true }, audit: blueprintEntry({ action, blueprintID: id }) };
      }),
  };
}

type Row = Output<typeof contract.tests.listBlueprints>['blueprints'][number];

async function describe(tx: Tx, companyId: number, rows: readonly BlueprintRow[]): Promise<Row[]> {
  const ids = rows.map(({ blueprintId }) => blueprintId);
  const parts = Map.groupBy(await readParts(tx, companyId, ids), (part) => part.blueprintId);
  const fixedSkills = await readFixedSkills(tx, companyId, ids);
  const live = await countLive(tx, companyId);
  return rows.map((row) => {
    const { blueprintId, fixedCount, missing, updatedAt, ...rest } = row;
    const own = parts.get(blueprintId) ?? [];
    const isFixed = row.draw === 'fixed';
    const asked = own.reduce((sum, { questionCount }) => sum + questionCount, 0);
    const names = [...new Set(own.map(({ skillName }) => skillName))];
    return {
      ...rest,
      defaultAccommodations: row.defaultAccommodations as Row['defaultAccommodations'],
      blueprintID: blueprintId,
      updatedAt: updatedAt.toISOString(),
      questionCount: isFixed ? fixedCount : asked,
      skillNames: isFixed ? (fixedSkills.get(blueprintId) ?? []) : names,
      isReady: isFixed
        ? fixedCount > 0 && missing === 0
        : own.length > 0 && shortagesOf(own, live).length === 0,
    };
  });
}

async function bodyOf(tx: Tx, companyId: number, blueprint: Blueprint) {
  const { id: blueprintId, ...rest } = blueprint;
  const { familyId: _family, version: _v, revision: _r, archivedAt: _a, ...kept } = rest;
  const { updatedAt: _u, isSent: _s, ...settings } = kept;
  const parts = await readParts(tx, companyId, [blueprintId]);
  const questions = await readFixedQuestions(tx, { companyId, blueprintId });
  return {
    ...settings,
    parts: parts.map(({ skillID, questionCount, difficulty }) => ({
      ...{ skillID, questionCount, difficulty },
    })),
    familyIDs: questions.map(({ familyID }) => familyID),
  };
}

async function shown(
  tx: Tx,
  companyId: number,
  blueprint: Blueprint,
): Promise<Output<typeof contract.tests.getBlueprint>> {
  const { id, familyId, archivedAt, updatedAt, ...settings } = blueprint;
  return {
    ...settings,
    blueprintID: id,
    isArchived: archivedAt !== null,
    updatedAt: updatedAt.toISOString(),
    parts: await readParts(tx, companyId, [id]),
    questions: await readFixedQuestions(tx, { companyId, blueprintId: id }),
    usedBy: await readUsedBy(tx, companyId, familyId),
    scores: await readScores(tx, companyId, familyId),
  };
}
