import { contract, type Endpoint } from '@candor/contract';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../companies/test-company.ts';
import { features, type Granted, isKnown, mayUse, preset, presets } from './privilege-rules.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

/** They ask much, so the question stands in a body; and marks of one's own. */
const readingByPost = [
  'candidates.getCandidatesByFilter',
  'candidates.exportCandidates',
  'privileges.lookUpPrivilege',
];
const ownMarks = [
  'candidates.saveCandidateSearch',
  'candidates.updateCandidateSearch',
  'candidates.deleteCandidateSearch',
];

/** Endpoints that change something and that a role, not the membership alone, lets a user call. */
const changing = Object.entries(contract).flatMap(([feature, group]) =>
  Object.entries(group as Record<string, Endpoint>).flatMap(([name, { method, access }]) => {
    if (method === 'GET' || access.kind !== 'company' || access.privilege === undefined) return [];
    const { privilege, alsoPrivilege } = access;
    const full = `${feature}.${name}`;
    const needed = alsoPrivilege === undefined ? [privilege] : [privilege, alsoPrivilege];
    return readingByPost.includes(full) ? [] : [{ name: full, needed }];
  }),
);

const changedBy = (granted: readonly Granted[]) =>
  changing
    .filter(({ needed }) => needed.every((one) => mayUse('COMPANY_USER', granted, one)))
    .map(({ name }) => name);

test('[PR-3] a right to export changes nothing', () => {
  expect(changing.length).toBeGreaterThan(40);
  const exporting = [4, 5].map((featureId) => ({ featureId, activityId: 20 }));
  expect(changedBy(exporting)).toEqual([]);
});

test('[PR-3] a right to look changes nothing but searches one keeps', () => {
  expect(changedBy(preset('Read only').granted).toSorted()).toEqual(ownMarks.toSorted());
});

test.each([
  [5, 24, ['viewing.resendShare', 'viewing.revokeShare', 'viewing.shareRecording']],
  [5, 23, ['review.decideInterview']],
  [5, 25, ['viewing.reportMemberWatched']],
  [5, 27, []],
  [4, 22, ['appeals.answerAppeal', 'pipeline.rejectApplications']],
])('[PR-3] activity %d:%d alone changes what it names', (featureId, activityId, names) => {
  expect(changedBy([{ featureId, activityId }]).toSorted()).toEqual(names);
});

test('each preset is of rights that exist, and the recruiter lacks exporting only', () => {
  expect(presets.map(({ name }) => name)).toEqual([
    ...['Recruiter', 'Hiring manager', 'Reviewer', 'Read only'],
  ]);
  for (const { granted } of presets) expect(granted.every(isKnown)).toBe(true);
  const has = (one: Granted) =>
    preset('Recruiter').granted.some(
      ({ featureId, activityId }) => featureId === one.featureId && activityId === one.activityId,
    );
  const lacking = features
    .filter(({ featureId }) => [2, 4, 5].includes(featureId))
    .flatMap(({ featureId, activities }) =>
      activities.map(({ activityId }) => ({ featureId, activityId })),
    )
    .filter((right) => !has(right));
  expect(lacking).toEqual([4, 5].map((featureId) => ({ featureId, activityId: 20 })));
});

test('a role of before keeps what it could do, and one that only exported gets nothing', async () => {
  const { companyId } = await people(service).found();
  const { plantRole } = people(service);
  const before = await plantRole(companyId, 'Before', [
    { featureId: 2, activityId: 5 },
    { featureId: 4, activityId: 0 },
    { featureId: 5, activityId: 0 },
  ]);
  const exporter = await plantRole(companyId, 'Exporter', [{ featureId: 4, activityId: 20 }]);
  const file = new URL('../../../migrations/0062_rights_of_their_own.sql', import.meta.url);
  await service.owner.query(await readFile(file, 'utf8'));
  const rightsOf = async (roleId: number): Promise<string[]> => {
    const text = `select feature_id || ':' || activity_id as own from role_privileges
      where role_id = $1 order by feature_id, activity_id`;
    const { rows } = await service.owner.query(text, [roleId]);
    return rows.map(({ own }) => own);
  };
  expect(await rightsOf(before)).toEqual([
    ...['2:5', '2:26', '4:0', '4:21', '4:22'],
    ...['5:0', '5:21', '5:23', '5:24', '5:25', '5:27'],
  ]);
  expect(await rightsOf(exporter)).toEqual(['4:20']);
});
