import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { answer, colleague, invite, whole } from '../../interviews/needs/test-needs.ts';
import { type Office, openOffice } from '../../interviews/scheduling/test-scheduling.ts';
import { openBrowser, pageTokensTo } from './test-page.ts';

const now = new Date('2026-11-28T10:00:00Z');
let service: TestApp;
let ours: Office;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openOffice(service);
});
afterAll(() => service.close());

/** In the browser in which they gave the code. */
async function onPage(email: string) {
  const browser = openBrowser(service);
  const [token = ''] = await pageTokensTo(service, email);
  await browser.enter(token, email);
  const way = async (kind: string, subjectID: number) =>
    (await browser.post('step', { token, kind, subjectID })).data.url as string | null;
  return { way, read: async () => (await browser.open(token)).data };
}

test('what was asked for stands on the page with its state, and leads to its answer', async () => {
  const ada = await invite(service, ours);
  const page = await onPage(ada.email);
  expect((await page.read()).needs).toEqual([]);
  expect(await page.way('needs', ada.id)).toBeNull();
  const need = await ada.asks();
  const asked = { interviewScheduleID: ada.id, replyBy: '2026-11-30T10:00:00.000Z' };
  const open = { ...asked, state: 'open', isOverdue: false, place: 'waiting' };
  expect((await page.read()).needs).toMatchObject([open]);
  const url = new URL((await page.way('needs', ada.id)) ?? '');
  expect(url.pathname).toBe('/needs');
  const opened = await service.app.inject({
    method: 'POST',
    url: '/api/needs/opening',
    payload: { token: url.searchParams.get('token') },
  });
  expect(opened.json().data.need).toMatchObject({ needID: need.needID, state: 'open' });
  const { call } = await colleague(service, ours.companyId);
  const grant = { revision: need.revision, accommodations: whole, words: 'Gladly.' };
  expect((await answer(call, `${need.needID}/grant`, grant)).status).toBe(200);
  expect((await page.read()).needs).toMatchObject([{ ...asked, state: 'granted' }]);
});

test('a no that nobody confirmed reads as no answer, and nobody is led to another’s', async () => {
  const ada = await invite(service, ours);
  const grace = await invite(service, ours);
  const { needID, revision } = await ada.asks();
  const { call } = await colleague(service, ours.companyId);
  const no = { revision, reason: 'We cannot.' };
  expect((await answer(call, `${needID}/refusal`, no)).status).toBe(200);
  expect((await (await onPage(ada.email)).read()).needs).toMatchObject([{ state: 'open' }]);
  const others = await onPage(grace.email);
  expect((await others.read()).needs).toEqual([]);
  expect(await others.way('needs', ada.id)).toBeNull();
});

test('what nobody answered before the interview began waits for no answer', async () => {
  const ada = await invite(service, ours);
  await ada.asks();
  await ada.start();
  const [need] = (await (await onPage(ada.email)).read()).needs;
  expect(need).toMatchObject({ state: 'open', isOverdue: false, place: 'begun' });
});

test('an interview that opens later can be looked at before', async () => {
  const email = 'early@invited.example';
  const id = await ours.inviteOne(email, { opensAt: ours.hours(24) });
  const page = await onPage(email);
  const [step] = (await page.read()).steps;
  expect(step).toMatchObject({ kind: 'interview', subjectID: id, opensAt: ours.hours(24) });
  expect(new URL((await page.way('interview', id)) ?? '').pathname).toBe('/bot-interview');
});
