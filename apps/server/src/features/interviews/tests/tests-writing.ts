import { blueprintProblems } from '@candor/contract/interviews/tests-rules';
import type { BlueprintBody } from '@candor/contract/interviews/tests';
import type { Tx } from '../../../platform/database/database.ts';
import { fail, refuse } from '../../../platform/http/failure.ts';
import type { Change, Deed, DeedEntry } from '../../operations/audit/index.ts';
import { countLive } from './tests-list-store.ts';
import {
  type Blueprint,
  changeBlueprint,
  countSkills,
  findLatest,
  findLiveFamilies,
  insertBlueprint,
  retireVersion,
} from './tests-store.ts';

export const noSuchTest = () => refuse('not_found', { params: { what: 'test' } });

export async function lockLatest(tx: Tx, companyId: number, blueprintId: number) {
  const blueprint = await findLatest(tx, { companyId, blueprintId }, { lock: true });
  if (blueprint === undefined) throw noSuchTest();
  return blueprint;
}

type Saved = { readonly blueprintID: number; readonly version: number; readonly revision: number };

export async function addBlueprint(
  tx: Tx,
  deed: Deed,
  body: BlueprintBody,
): Promise<Change<Saved>> {
  await refuseUnlessGood(tx, deed.companyId, body);
  const blueprintID = await insertBlueprint(tx, deed, { body });
  return {
    result: { blueprintID, version: 1, revision: 1 },
    audit: blueprintEntry({ action: 'blueprint.created', blueprintID, after: body }),
  };
}

/**
 * An invitation names one version: what was sent is what is taken. So a version that somebody was invited to is
 * followed by a new one; any other is changed as it stands.
 */
export async function writeBlueprint(
  tx: Tx,
  deed: Deed,
  { before, body }: { readonly before: Blueprint; readonly body: BlueprintBody },
): Promise<Change<Saved>> {
  await refuseUnlessGood(tx, deed.companyId, body);
  const { id, version, revision } = before;
  const saved = before.isSent
    ? {
        blueprintID: await followVersion(tx, deed, { before, body }),
        version: version + 1,
        revision: 1,
      }
    : { blueprintID: id, version, revision: revision + 1 };
  if (!before.isSent) await changeBlueprint(tx, deed, { blueprint: before, body });
  return {
    result: saved,
    audit: blueprintEntry({
      action: before.isSent ? 'blueprint.versioned' : 'blueprint.changed',
      blueprintID: saved.blueprintID,
      before: { blueprintID: id, version, name: before.name },
      after: body,
    }),
  };
}

async function followVersion(
  tx: Tx,
  deed: Deed,
  { before, body }: { readonly before: Blueprint; readonly body: BlueprintBody },
): Promise<number> {
  await retireVersion(tx, { companyId: deed.companyId, blueprintId: before.id });
  return insertBlueprint(tx, deed, { body, follows: before });
}

async function refuseUnlessGood(tx: Tx, companyId: number, body: BlueprintBody): Promise<void> {
  const [problem] = blueprintProblems(body, await countLive(tx, companyId));
  if (body.draw === 'random') await refuseForeignSkills(tx, companyId, body);
  if (problem !== undefined) {
    const code = problem.path.endsWith('.questionCount') ? 'too_few_questions' : 'not_a_test';
    throw fail(code, problem.message, { path: `body.${problem.path}` });
  }
  if (body.draw === 'fixed') await refuseUnlessLive(tx, companyId, body.familyIDs);
}

async function refuseForeignSkills(tx: Tx, companyId: number, { parts }: BlueprintBody) {
  const ids = [...new Set(parts.map(({ skillID }) => skillID))];
  if ((await countSkills(tx, companyId, ids)) < ids.length) {
    throw refuse('unknown_skill', { path: 'body.parts' });
  }
}

async function refuseUnlessLive(tx: Tx, companyId: number, familyIDs: readonly number[]) {
  const live = await findLiveFamilies(tx, companyId, familyIDs);
  const path = 'body.familyIDs';
  if (new Set(familyIDs).size < familyIDs.length) {
    throw refuse('unknown_question', { params: { what: 'twice' }, path });
  }
  const missing = familyIDs.findIndex((id) => !live.has(id));
  if (missing !== -1) {
    throw refuse('unknown_question', { params: { what: 'not-live', number: missing + 1 }, path });
  }
}

export const blueprintEntry = ({
  blueprintID,
  ...rest
}: Omit<DeedEntry, 'objectKind' | 'objectId'> & { readonly blueprintID: number }): DeedEntry => ({
  ...rest,
  objectKind: 'blueprint',
  objectId: blueprintID,
});
