import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';
import { dueOf } from './workers.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

test('whatever can be due is done by somebody, and ends with the row that it is about', async () => {
  const { rows } = await service.owner.query(
    "select distinct tgargs from pg_trigger where tgfoid = 'end_due'::regproc",
  );
  const ended = rows.map(({ tgargs }) => String(tgargs).replace('\0', ''));
  const kinds = dueOf(service.work).map(({ kind }) => kind);
  expect(new Set(ended)).toEqual(new Set(kinds));
});
