import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { demoAdmin, demoHiringManager, demoRecruiter } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

let service: TestApp;
const now = new Date();

beforeAll(async () => {
  service = await createTestApp();
  await seedDemo({ db: service.db, now });
});
afterAll(() => service.close());

async function enter({ email, password }: { email: string; password: string }) {
  const url = '/api/accounts/sign-in';
  const payload = { type: 'company', email, password };
  const { token } = (await service.app.inject({ method: 'POST', url, payload })).json().data;
  const headers = { authorization: `Bearer ${token}` };
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    service.app.inject({ method, url: path, headers, ...(body && { payload: body }) });
  return {
    ask,
    titles: async () => {
      const { jobs } = (await ask('GET', '/api/jobs?sort=title')).json().data;
      return jobs.map(({ title }: { title: string }) => title);
    },
  };
}

test('the recruiter does the daily work in every job, and nothing of the company itself', async () => {
  const [recruiter, admin] = [await enter(demoRecruiter), await enter(demoAdmin)];
  expect(await recruiter.titles()).toEqual(await admin.titles());
  expect((await recruiter.titles()).length).toBeGreaterThan(3);
  expect((await recruiter.ask('GET', '/api/blueprints')).statusCode).toBe(200);
  for (const path of ['/api/companies/own', '/api/audit', '/api/letters/sender']) {
    expect((await recruiter.ask('GET', path)).statusCode).toBe(403);
  }
});

test('the hiring manager sees one job with its interviews, and posts none', async () => {
  const manager = await enter(demoHiringManager);
  expect(await manager.titles()).toEqual(['Backend engineer']);
  const { interviews } = (await manager.ask('GET', '/api/interviews')).json().data;
  expect(interviews.length).toBeGreaterThan(0);
  expect((await manager.ask('GET', '/api/scheduling/choices')).statusCode).toBe(403);
});

test('a demo of an earlier version gets its hiring manager at the next start, once', async () => {
  const ask = (text: string) => service.owner.query(text);
  const members = async () =>
    (
      await ask(
        'select email, job_ids from memberships m join accounts a on a.id = m.account_id order by email',
      )
    ).rows;
  const before = await members();
  const hers = `(select id from accounts where email = '${demoHiringManager.email}')`;
  await ask(`delete from memberships where account_id = ${hers}`);
  await ask(`update accounts set email = 'somebody@else.example' where id = ${hers}`);
  await ask(`update roles set name = 'Of an earlier version' where name = 'Hiring for one job'`);
  await seedDemo({ db: service.db, now });
  await seedDemo({ db: service.db, now });
  expect(await members()).toEqual(before);
});
