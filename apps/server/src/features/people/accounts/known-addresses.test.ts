import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openBrowser } from './test-browser.ts';
import { newPerson, openDoor } from './test-mailed-links.ts';
import { plantPerson } from './test-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Without what differs between any two replies; the mark of a sign-up's browser is as long for everybody. */
function sameHeaders(headers: Record<string, unknown>) {
  const { date: _date, 'x-request-id': _id, 'set-cookie': cookie, ...same } = headers;
  return { ...same, cookie: cookie?.toString().replace(/(=)[\w-]{43}(;)/, '$1…$2') };
}

test('[C9] known and unknown addresses get the same reply, headers and work', async () => {
  const known = await plantPerson(app);
  const bodies = {
    'sign-up': { password: 'Harbour#Lamp27', type: 'candidate', acceptsTerms: true },
    'forgot-password': {},
    'resend-verification': {},
  };
  for (const [path, body] of Object.entries(bodies)) {
    const ask = async (email: string) => {
      const { post } = openDoor(app, { ...newPerson(), email });
      const { status, text, headers } = await post(path, { ...body, email });
      const jobs = await app.owner.query(
        `select r.kind, r.account_id, r.user_type, r.password_hash is not null as hashed
           from account_requests r join pgboss.job j on (j.data->>'requestId')::bigint = r.id
          where r.email = $1 and r.answered_at is null`,
        [email],
      );
      return { status, text, headers: sameHeaders(headers), work: jobs.rows };
    };
    const unknown = await ask(newPerson().email);
    expect(unknown.work).toHaveLength(1);
    expect(await ask(known.email)).toEqual(unknown);
    await app.mailsTo(known.email);
  }
});

test('[C9] a sign-up and a sign-in with its password tell nobody whether the address was known', async () => {
  const known = await plantPerson(app);
  const probe = async (email: string, type: 'company' | 'candidate') => {
    const person = { ...newPerson(), email };
    const door = openDoor(app, person);
    const replies = [await door.ask({ type, password: 'Probing#Horse1' })];
    const signIn = () =>
      openBrowser(app, person).signIn(email, { type, password: 'Probing#Horse1' });
    replies.push(await signIn());
    await app.mailsTo(email);
    replies.push(await signIn());
    return replies.map(({ status, text, headers }) => [status, text, sameHeaders(headers)]);
  };
  for (const type of ['candidate', 'company'] as const) {
    const unknown = await probe(newPerson().email, type);
    expect(unknown.map(([status]) => status)).toEqual([200, 401, 401]);
    expect(await probe(known.email, type)).toEqual(unknown);
  }
});
