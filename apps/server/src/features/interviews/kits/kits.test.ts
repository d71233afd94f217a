import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { openStudio, type Studio } from '../appointments/test-studio.ts';
import { aKit } from './test-kit.ts';

const now = new Date('2027-01-18T08:00:00Z');
let service: TestApp;
let ours: Studio;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openStudio(service);
});
afterAll(() => service.close());

const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  ours.founder.call(method, `/api/interview-kits${path}`, body);
const make = async (name: string) =>
  Number((await admin('POST', '', { name, content: aKit })).data.kitID);

test('a kit is kept in versions, and what changes nothing makes none', async () => {
  const id = await make(' Technical talk ');
  const read = async () => (await admin('GET', `/${id}`)).data;
  expect(await read()).toMatchObject({ name: 'Technical talk', version: 1, content: aKit });
  const save = (version: number, content: object) =>
    admin('PUT', `/${id}`, { version, name: 'Technical talk', content });
  expect((await save(1, aKit)).data.version).toBe(1);
  expect((await save(1, { ...aKit, questions: [] })).data.version).toBe(2);
  expect((await save(1, aKit)).code).toBe('changed_meanwhile');
  expect((await read()).versions).toMatchObject([{ version: 2 }, { version: 1 }]);
  expect((await admin('GET', '?search=technical')).data).toMatchObject({
    kits: [{ kitID: id, version: 2, minutes: 40, attributes: 2, interviews: 0 }],
    total: 1,
  });
});

test('a kit without a name, or with a point that says nothing, is refused', async () => {
  const [first] = aKit.attributes;
  const content = { ...aKit, attributes: [{ ...first, points: ['', 'b', 'c', 'd'] }] };
  expect((await admin('POST', '', { name: 'Talk', content })).code).toBe('validation_failed');
  expect((await admin('POST', '', { name: ' ', content: aKit })).code).toBe('validation_failed');
});

test('an interview keeps the version that it was scheduled with, until another is chosen', async () => {
  const ada = await ours.colleague();
  const kitID = await make('Pair programming');
  const asked = await ours.ask([[{ accountID: ada.accountId }]], {}, { kitID });
  const live = async () => (await ours.call('GET', `/api/live-interviews/${asked.id}/kit`)).data;
  const choose = (chosen: number | null) =>
    ours.call('PUT', `/api/live-interviews/${asked.id}/kit`, { kitID: chosen });
  expect(await live()).toEqual({
    kit: { kitID, name: 'Pair programming', version: 1 },
    canChange: true,
    cv: null,
  });
  const changed = { version: 1, name: 'Pair programming', content: { ...aKit, questions: [] } };
  await admin('PUT', `/${kitID}`, changed);
  expect((await live()).kit.version).toBe(1);
  expect((await admin('GET', `/${kitID}`)).data.usedBy).toMatchObject([{ interviews: 1 }]);
  expect((await choose(kitID)).status).toBe(200);
  expect((await live()).kit.version).toBe(2);
  expect((await choose(null)).status).toBe(200);
  expect((await live()).kit).toBeNull();
  const noKit = await ours.ask([[{ accountID: ada.accountId }]], {}, {});
  const none = await ours.call('GET', `/api/live-interviews/${noKit.id}/kit`);
  expect(none.data.kit).toBeNull();
});

test('[D2] a kit that is put away, or of another company, is none to choose', async () => {
  const ada = await ours.colleague();
  const kitID = await make('Old talk');
  await admin('PUT', `/${kitID}/state`, { isRetired: true });
  const names = (await ours.call('GET', '/api/interview-kit-choices')).data.kits;
  expect(names.map(({ name }: { name: string }) => name)).not.toContain('Old talk');
  const { applicationID } = await ours.applicant();
  const round = ours.round([[{ accountID: ada.accountId }]], { kitID });
  const refused = await ours.schedule(applicationID, [round]);
  expect([refused.status, refused.code]).toEqual([404, 'not_found']);
  const stranger = await people(service).found();
  expect((await stranger.call('GET', `/api/interview-kits/${kitID}`)).code).toBe('not_found');
  const theirs = { version: 1, name: 'Taken', content: aKit };
  const saved = await stranger.call('PUT', `/api/interview-kits/${kitID}`, theirs);
  expect(saved.code).toBe('not_found');
  const foreign = await stranger.call('POST', '/api/interview-kits', { name: 'X', content: aKit });
  const { id } = await ours.ask([[{ accountID: ada.accountId }]]);
  const body = { kitID: foreign.data.kitID };
  const chosen = await ours.call('PUT', `/api/live-interviews/${id}/kit`, body);
  expect(chosen.code).toBe('not_found');
});

test('nothing is chosen any more for an interview that has ended', async () => {
  const ada = await ours.colleague();
  const { id } = await ours.ask([[{ accountID: ada.accountId }]]);
  await ours.act(id, 'cancel', { reason: 'Filled.' });
  const refused = await ours.call('PUT', `/api/live-interviews/${id}/kit`, { kitID: null });
  expect(refused.code).toBe('interview_over');
});
