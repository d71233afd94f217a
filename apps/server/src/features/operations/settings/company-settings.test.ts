import { type SectionName, settingSections } from '@candor/contract/operations/company-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { openedAudit } from '../audit/test-audit.ts';
import { readSettings, saveSettings } from './setting-store.ts';

let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;

beforeAll(async () => {
  service = await createTestApp();
  ours = await people(service).found();
});
afterAll(() => service.close());

const { path, action } = settingSections.mailSender;

test('a company that has chosen nothing reads what everybody starts with', async () => {
  const reply = await ours.call('GET', path);
  expect(reply.data).toEqual({ name: '', replyTo: '', answersTo: ours.email });
  await service.db.inCompany(ours.companyId, async (tx) => {
    expect(await readSettings(tx, ours.companyId, 'mailSender')).toMatchObject({ since: null });
  });
});

test('what is chosen is read again as it was tidied, and stands in the log beside what was before', async () => {
  const typed = { name: ' Larkfield\r\nhiring ', replyTo: ` ${ours.email.toUpperCase()} ` };
  expect((await ours.call('PUT', path, typed)).data).toEqual({ done: true });
  const chosen = { name: 'Larkfield hiring', replyTo: ours.email };
  expect((await ours.call('GET', path)).data).toMatchObject(chosen);
  const [entry] = await openedAudit(service, ours.companyId, `action = '${action}'`);
  expect(entry).toMatchObject({
    ...{ objectKind: 'company', before: { name: '', replyTo: '' }, after: chosen },
  });
});

test('a value that is not taken is refused at its own field, and nothing is stored', async () => {
  const before = (await ours.call('GET', path)).data;
  const refused = await ours.call('PUT', path, { name: 'x'.repeat(81), replyTo: '' });
  expect(refused).toMatchObject({ status: 422, code: 'validation_failed' });
  expect((await ours.call('GET', path)).data).toEqual(before);
});

test('each section is open to whoever holds what its list names, and to nobody else', async () => {
  for (const { path: at, privilege } of Object.values(settingSections)) {
    const without = await people(service).plantMember(ours.companyId, { privileges: [] });
    const holding = await people(service).plantMember(ours.companyId, { privileges: [privilege] });
    expect((await without.call('GET', at)).status, at).toBe(403);
    expect((await without.call('PUT', at, {})).status, at).toBe(403);
    expect((await holding.call('GET', at)).status, at).toBe(200);
  }
});

test('a stored value that the list takes no longer, or never had, reads as everybody starts', async () => {
  const { companyId } = await people(service).found();
  const section: SectionName = 'mailSender';
  await service.db.inCompany(companyId, async (tx) => {
    const [{ id: accountId = 0 } = {}] = (await service.owner.query('select id::int from accounts'))
      .rows;
    const chosen = { name: 'x'.repeat(81), gone: true } as never;
    await saveSettings(tx, section, { companyId, chosen, accountId, now: new Date() });
    expect((await readSettings(tx, companyId, section)).chosen).toEqual({ name: '', replyTo: '' });
  });
});
