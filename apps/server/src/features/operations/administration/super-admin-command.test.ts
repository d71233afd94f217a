import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBareDatabase, type TestDatabase } from '../../../platform/database/test-database.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { codeOf, openBrowser } from '../../people/accounts/test-browser.ts';
import { newPerson, openDoor } from '../../people/accounts/test-mailed-links.ts';
import { plantPerson } from '../../people/accounts/test-people.ts';
import { linkSuperAdmin } from './link-super-admin.ts';

let app: TestApp;
let empty: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'candor-super-admin-'));

beforeAll(async () => {
  app = await createTestApp();
  empty = await createBareDatabase();
});
afterAll(async () => {
  await app.close();
  await empty.drop();
  rmSync(folder, { recursive: true });
});

function command(...options: string[]): Promise<{ code: unknown; output: string }> {
  const { host, user, database } = empty.connections.owner;
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`;
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, BASE_URL: '' };
  const file = join(import.meta.dirname, 'super-admin-command.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...options], { env }, (error, output, problems) =>
      resolve({ code: error?.code ?? 0, output: output + problems }),
    );
  });
}

test('on an empty database the command prints a link, and makes no second super admin unasked', async () => {
  expect(await command()).toMatchObject({ code: 1, output: expect.stringMatching(/^npm run/) });
  expect(await command('--email', 'you')).toMatchObject({
    code: 1,
    output: expect.stringContaining('"you" is no e-mail address'),
  });
  const you = ['--email', 'You@hiring.example'];
  expect(await command(...you)).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^In the database \w+ on .*\n.*works once, for 7 days.*\nhttp:.*\/setpassword\?token=/,
    ),
  });
  expect(await command(...you)).toMatchObject({
    code: 1,
    output: expect.stringContaining('add --again'),
  });
  for (const given of [[], ['--again']]) {
    expect(await command('--email', 'two@hiring.example', ...given)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/Somebody else administers.*--another/),
    });
  }
  expect(await command('--email', 'two@hiring.example', '--another')).toMatchObject({ code: 0 });
  expect(await command(...you, '--again')).toMatchObject({ code: 0 });
  const { rows } = await empty.owner.query(
    `select a.email, l.action, count(*)::int as times from audit_log l join accounts a on a.id::text = l.object_id
      where l.company_id = 0 and l.object_kind = 'account' group by 1, 2 order by 1`,
  );
  expect(rows).toEqual([
    { email: 'two@hiring.example', action: 'super-admin.invite', times: 1 },
    { email: 'you@hiring.example', action: 'super-admin.invite', times: 2 },
  ]);
});

const ask = (email: string, given: { isAnother?: boolean; isAgain?: boolean } = {}) =>
  linkSuperAdmin(app.db, {
    ...{ email, baseUrl: 'http://localhost', now: new Date() },
    ...{ isAnother: false, isAgain: false, ...given },
  });

const choose = (email: string, link: string, password: string) => {
  const { pathname: path, searchParams } = new URL(link);
  const page = { path, query: Object.fromEntries(searchParams) };
  return openDoor(app, { ...newPerson(), email }).choose('set', page, password);
};

test('the link sets the password of a super admin, once; what the address had before opens nothing', async () => {
  const { email } = await plantPerson(app);
  const type = 'superAdmin';
  const browser = openBrowser(app);
  expect((await browser.signIn(email, { type: 'candidate' })).status).toBe(200);
  const link = await ask(email, { isAnother: true });
  expect((await browser.me()).status).toBe(401);
  expect(codeOf(await browser.signIn(email, { type }))).toBe('wrong_credentials');
  expect((await choose(email, link, 'Chosen#Horse1')).status).toBe(200);
  expect(codeOf(await choose(email, link, 'Other#Horse2'))).toBe('already_set');
  expect((await browser.signIn(email, { type, password: 'Chosen#Horse1' })).status).toBe(200);

  const again = await ask(email, { isAgain: true });
  expect((await choose(email, again, 'Again#Horse3')).status).toBe(200);
  expect((await browser.signIn(email, { type, password: 'Again#Horse3' })).status).toBe(200);
});

test('a disabled account is told so and stays disabled', async () => {
  const { email } = await plantPerson(app, { userTypes: ['SUPER_ADMIN'] });
  await app.owner.query('update accounts set disabled_at = now() where email = $1', [email]);
  await expect(ask(email, { isAgain: true })).rejects.toThrow(/is disabled.*under People/);
});
