import type { Endpoint } from '@candor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, people } from './features/people/companies/test-company.ts';
import { openOffice, type Office } from './features/interviews/scheduling/test-scheduling.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createScene, endpoints, nextAddress, requestOf, type Scene, urlOf } from './test-scene.ts';

let service: TestApp;
let scene: Scene;
let office: Office;
let admin: Caller;

beforeAll(async () => {
  service = await createTestApp();
  scene = await createScene(service);
  office = await openOffice(service);
  admin = (await people(service).plantMember(office.companyId, { role: 'COMPANY_ADMIN' })).call;
});
afterAll(() => service.close());

const header = '\r\nBcc: victim@example.com\r\n\r\nx';
const person = `Ada${header}`;

/** What a letter's headers are made of: nothing else of it leaves this process before its own text. */
async function headersOf(): Promise<string[]> {
  const { rows } = await service.owner.query('select recipient, subject from mails');
  return rows.flatMap(({ recipient, subject }) => [recipient, subject]);
}

const asksForAddress = ({ example }: Endpoint): boolean =>
  typeof (example.body as { email?: unknown } | undefined)?.email === 'string';
const withAddress = endpoints.filter(([, endpoint]) => asksForAddress(endpoint));

test.each(withAddress)(
  '[E10] %s takes no address of 50 kB, and none with a line in it',
  async (_, endpoint) => {
    const { authorization } = await scene.signInAsAdmin();
    const addresses = [
      `${'a'.repeat(50_000)}@example.com`,
      `a@${'a.'.repeat(25_000)}com`,
      `a@${'a'.repeat(50_000)}`,
      `ada@example.com${header}`,
      `ada@example.com,victim@example.com`,
    ];
    for (const email of addresses) {
      const { params, query, body } = requestOf(endpoint, scene);
      const url = urlOf(endpoint, { params, query });
      const payload = { ...body, email };
      const { method } = endpoint;
      const of = { remoteAddress: nextAddress(), headers: { authorization } };
      const reply = await service.app.inject({ ...of, method, url, payload });
      // Who asks about any address hears the same as about one that nobody has.
      expect(reply.statusCode).toBeLessThan(500);
    }
    const others = (await headersOf()).filter(
      (each) => /victim|\p{Cc}/u.test(each) || each.length > 998,
    );
    expect(others).toEqual([]);
  },
);

test('[E10] a line break in a name or a subject is none in the headers of a mail', async () => {
  const invited = 'line@example.com';
  const template = { templateID: null, name: 'x', subject: `Thanks${header}`, body: 'Hello' };
  const [row] = office.bodyOf([invited]).people;
  const named = [{ ...row, firstName: person, lastName: person }];
  const letters = [
    await office.schedule([invited], { people: named, subject: `Come, {{firstName}}${header}` }),
    await admin('POST', '/api/letters/test-mails', {
      ...{ kind: 'rejection', subject: `{{firstName}}${header}`, body: 'Hello' },
    }),
    await admin('PUT', '/api/letters/templates', {
      ...{ kind: 'cancelled', templates: [template], changedAt: null },
    }),
  ];
  expect(letters.map(({ status, code }) => [status, code])).toEqual([
    [200, undefined],
    [200, undefined],
    [200, undefined],
  ]);
  await admin(
    'POST',
    `/api/scheduling/${letters[0]?.data.invitations[0].interviewScheduleID}/cancel`,
    {
      ...{ reason: `Filled${header}`, tellsCandidate: true },
    },
  );
  const mails = await service.mailsTo(invited);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Thanks Bcc: victim@example.com x'),
    expect.stringContaining('Come, Ada Bcc: victim@example.com x'),
  ]);
  expect((await headersOf()).filter((each) => /\p{Cc}/u.test(each))).toEqual([]);
  const { rows } = await service.owner.query("select from mails where recipient like '%victim%'");
  expect(rows).toEqual([]);
});
