import { afterAll, beforeAll, expect, test } from 'vitest';
import { planByIndex } from '../../../platform/database/plan-each.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { addImported } from '../../hiring/candidate-records/index.ts';
import { people } from '../../people/companies/test-company.ts';
import { type Company, countsOf, made, take } from './test-archives.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PEOPLE = 6000;
const AT_ONCE = 1000;

async function fill({ companyId }: Company): Promise<void> {
  const now = app.clock();
  for (let from = 0; from < PEOPLE; from += AT_ONCE) {
    const persons = Array.from({ length: AT_ONCE }, (_, at) => ({
      ...{ email: `p${from + at}@example.net`, firstName: 'Ada', lastName: `N${from + at}` },
      ...{ phone: '', city: 'Oslo', country: 'NO', headline: 'Welder', links: [] },
      ...{ skills: ['steel'], tags: ['fair'], sourceDetail: '' },
    }));
    await app.db.inCompany(companyId, async (tx) => {
      await planByIndex(tx);
      await addImported(tx, { companyId, now, people: persons });
    });
  }
}

test('more candidates than any page or statement holds go along and arrive', async () => {
  const [from, to] = [await people(app).found(), await people(app).found()];
  await fill(from);
  const file = await made(app, from);
  expect(countsOf(await take(app, to, file)).people).toBe(`${PEOPLE} 0 0`);
  expect(countsOf(await take(app, to, file)).people).toBe(`0 ${PEOPLE} 0`);
});
