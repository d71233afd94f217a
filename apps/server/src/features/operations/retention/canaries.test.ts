import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { brokenChains } from '../audit/test-audit.ts';
import { canaries, liveThrough } from './test-canary.ts';
import { filesHolding, logHolding, tablesHolding, words } from './test-canary-search.ts';

let now = Date.parse('2026-11-21T10:00:00Z');
let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(now) });
});
afterAll(() => service.close());

const due = async () =>
  (await service.owner.query('select distinct kind from due_work order by kind')).rows.map(
    ({ kind }) => kind,
  );

test('[F4] an erased person stands in no table, no object, no mail, no line of the log', async () => {
  const lived = await liveThrough(service, { pass: (ms) => void (now += ms) });
  const { companyId, candidateID } = lived;
  // Each word lies somewhere before; otherwise finding none of them afterwards would say nothing.
  const before = [
    ...(await tablesHolding(service)),
    ...filesHolding(service),
    ...(await logHolding(service, companyId)),
  ];
  expect(words.filter((word) => !before.some((place) => place.endsWith(word)))).toEqual([]);
  expect((await logHolding(service, companyId)).length).toBeGreaterThan(10);

  expect(await due()).toContain('interview-reminder');

  const admin = await lived.admin();
  const body = { candidateID, email: canaries.email };
  const named = { ...body, because: `${canaries.lastName} asked for it.` };
  expect((await admin('POST', '/api/retention/erasures', named)).code).toBe('validation_failed');
  const erased = await admin('POST', '/api/retention/erasures', {
    ...body,
    because: 'Asked for it.',
  });
  expect(erased).toMatchObject({ status: 200 });

  expect(await tablesHolding(service)).toEqual([]);
  expect(await due()).toEqual([]);
  expect(filesHolding(service)).toEqual([]);
  expect(await logHolding(service, companyId)).toEqual([]);
  expect(await brokenChains(service)).toEqual([]);
  expect((await admin('GET', '/api/audit/check')).data).toMatchObject({
    isDone: true,
    broken: null,
  });
  const { rows } = await service.owner.query(
    `select candidate_id::int as id, cardinality(merged_ids) as merged, finished_at is not null as done from erasures`,
  );
  expect(rows).toEqual([{ id: candidateID, merged: 1, done: true }]);
});
