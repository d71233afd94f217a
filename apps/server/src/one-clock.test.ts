import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { defaultLimits } from './features/people/accounts/index.ts';
import { plantCompany, plantPerson } from './features/people/accounts/test-people.ts';
import { codeOf, openBrowser } from './features/people/accounts/test-browser.ts';
import { sealEarlierEntries } from './features/operations/audit/index.ts';
import { databaseClock } from './platform/clock/database-clock.ts';
import { testPersonKey } from './platform/database/test-database.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const HOUR = 3_600_000;

/** The database runs on the true clock of this machine; the app reads one that is an hour wrong. */
describe.each([
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
])('on a host whose clock is %s', (_, off) => {
  let service: TestApp;
  let stop: () => Promise<void>;
  let companyId: number;

  beforeAll(async () => {
    const clocks: (() => Date)[] = [];
    service = await createTestApp({ now: () => clocks[0]?.() ?? new Date() });
    companyId = await plantCompany(service);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
    const measured = await databaseClock(service.db.pool);
    clocks.push(measured.clock);
    stop = measured.stop;
  });
  afterAll(async () => {
    vi.useRealTimers();
    await stop();
    await service.close();
  });

  const ask = async (text: string, values: unknown[] = []) =>
    (await service.owner.query(text, values)).rows;

  test('tries are counted in windows of the database', async () => {
    const { email } = await plantPerson(service, { companyId });
    const wrong = () => openBrowser(service).signIn(email, { password: 'Wrong#Horse1' });
    const { perAccount, windowSeconds } = defaultLimits['sign-in'];
    for (let n = 0; n < perAccount; n += 1) expect(codeOf(await wrong())).toBe('wrong_credentials');
    const refused = await wrong();
    expect(codeOf(refused)).toBe('too_many_requests');
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeLessThanOrEqual(windowSeconds);
    expect(seconds).toBeGreaterThan(windowSeconds - 60);
    // What another host of the right time has begun is in force here, and what is over is over.
    const windows = `update rate_limits set expire = extract(epoch from now()) * 1000 + $1 where key like 'sign-in:account:%'`;
    await ask(windows, [60_000]);
    expect(codeOf(await wrong())).toBe('too_many_requests');
    await ask(windows, [-1]);
    expect(codeOf(await wrong())).toBe('wrong_credentials');
  });

  test('what is written, by people and by jobs, has the time of the database', async () => {
    const { email } = await plantPerson(service, { companyId });
    expect((await openBrowser(service).signIn(email)).status).toBe(200);
    for (const job of ['sweep-recordings', 'forget-tries', 'sweep-mails'] as const) {
      await service.runJob(job);
    }
    await ask('update audit_heads set are_earlier_sealed = false');
    await ask(
      `update audit_log set action = 'session.exported', after = '{"filter": {"keywords": "x"}}'`,
    );
    await sealEarlierEntries(service.connections.owner, testPersonKey);
    const rows = await ask(
      `select action, abs(extract(epoch from occurred_at - now()))::float8 as off from audit_log order by id`,
    );
    expect(rows.map(({ action }) => action)).toContain('audit.sealed');
    expect(rows.filter((row) => row.off > 60)).toEqual([]);
    const sessions = await ask(
      `select abs(extract(epoch from created_at - now()))::float8 as off from sessions`,
    );
    expect(sessions.filter((row) => row.off > 60)).toEqual([]);
  });

  test('a session is good here and says so', async () => {
    const { email } = await plantPerson(service, { companyId });
    const browser = openBrowser(service);
    await browser.signIn(email);
    expect((await browser.me()).status).toBe(200);
  });
});
