import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openLine } from '../../../platform/http/test-call-line.ts';
import { issueToken } from '../../../platform/tokens/one-time-token-store.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { inviteToCall, openCall } from './index.ts';

const MINUTE = 60_000;
let service: TestApp;
let origin: string;
let companyId: number;
let at = Date.parse('2027-01-18T08:00:00Z');
const now = () => new Date(at);
const open: Awaited<ReturnType<typeof openLine>>[] = [];

beforeAll(async () => {
  service = await createTestApp({ now });
  origin = await service.app.listen({ host: '127.0.0.1', port: 0 });
  companyId = (await people(service).found()).companyId;
});
afterEach(() => {
  for (const line of open.splice(0)) line.leave();
});
afterAll(() => service.close());

async function send(path: string, body: object) {
  const reply = await service.app.inject({
    method: 'POST',
    url: `/api/call${path}`,
    payload: body,
  });
  const { data, errors } = reply.json();
  return { status: reply.statusCode, data, code: errors?.[0]?.code as string | undefined };
}

let guests = 0;
async function join(callId: number, role: 'candidate' | 'interviewer') {
  guests += 1;
  const guest = { companyId, callId, email: `in${guests}@example.com`, name: `In ${guests}`, role };
  await service.db.inCompany(companyId, (tx) => inviteToCall(tx, { ...guest, createdAt: now() }));
  const text = 'select id::int from call_invitations where call_id = $1 and email = $2';
  const { rows } = await service.owner.query(text, [callId, guest.email]);
  const expiresAt = new Date(at + 5 * MINUTE);
  const data = { companyId, invitationId: rows[0].id };
  const token = await service.db.global((tx) =>
    issueToken(tx, { purpose: 'call', accountId: null, expiresAt, data }, now()),
  );
  return inside(token);
}
async function inside(token: string) {
  const { data } = await send('/entry', { token });
  const page = { token: data.token as string, page: randomUUID() as string };
  await send('/join', { ...page, microphone: true, camera: true });
  return page;
}
async function meeting() {
  const call = { companyId, title: 'Panel', startsAt: now(), createdAt: now() };
  const endsAt = new Date(at + 30 * MINUTE);
  const callId = await service.db.inCompany(companyId, (tx) => openCall(tx, { ...call, endsAt }));
  const host = await join(callId, 'interviewer');
  const candidate = await join(callId, 'candidate');
  const { data } = await send('/guest-link', host);
  const guest = new URL(data.address).searchParams.get('knock') ?? '';
  return { callId, host, candidate, guest };
}
async function listen(page: { token: string; page: string }) {
  const line = await openLine(origin, page);
  open.push(line);
  return line;
}

test('who knocks is told nothing of the call until somebody inside opens, and is a guest then', async () => {
  const { host, candidate, guest } = await meeting();
  const [line, other] = [await listen(host), await listen(candidate)];
  const { data } = await send('/knock', { guest, name: ' Grace Hopper ' });
  expect(Object.keys(data)).toEqual(['knock']);
  const wait = () => send('/knock/state', { guest, knock: data.knock });
  expect((await wait()).data).toEqual({ state: 'waiting', token: null });
  const heard = await line.hears((one) => one.kind === 'knocks' && one.knocks.length > 0);
  if (heard.kind !== 'knocks') throw new Error('Nobody knocked');
  expect(heard.knocks).toMatchObject([{ name: 'Grace Hopper' }]);
  const knockID = heard.knocks[0]?.knockID;
  const asCandidate = { ...candidate, knockID, isAdmitted: true };
  expect((await send('/knock/answer', asCandidate)).code).toBe('not_interviewer');
  expect((await send('/guest-link', candidate)).code).toBe('not_interviewer');
  await send('/knock/answer', { ...host, knockID, isAdmitted: true });
  const answered = (await wait()).data;
  expect(answered).toMatchObject({ state: 'admitted' });
  const page = await inside(answered.token);
  const seen = (await send('', { token: page.token })).data;
  expect(seen).toMatchObject({ role: 'guest', name: 'Grace Hopper' });
  expect((await send('/aside', { ...page, text: 'Hello' })).code).toBe('not_interviewer');
  expect((await send('/plan', { token: page.token })).code).toBe('not_interviewer');
  expect(other.told.filter(({ kind }) => kind === 'knocks')).toEqual([]);
});

test('who is refused hears so, and the first answer counts', async () => {
  const { callId, host, guest } = await meeting();
  const { data } = await send('/knock', { guest, name: 'Mallory' });
  const { rows } = await service.owner.query('select id::int from call_knocks where call_id = $1', [
    callId,
  ]);
  const answer = { ...host, knockID: rows[0].id };
  await send('/knock/answer', { ...answer, isAdmitted: false });
  await send('/knock/answer', { ...answer, isAdmitted: true });
  const state = await send('/knock/state', { guest, knock: data.knock });
  expect(state.data).toEqual({ state: 'refused', token: null });
});

test('[D2] a knock at another call is none to answer', async () => {
  const [mine, other] = [await meeting(), await meeting()];
  const { data } = await send('/knock', { guest: other.guest, name: 'Grace' });
  const { rows } = await service.owner.query('select id::int from call_knocks where call_id = $1', [
    other.callId,
  ]);
  await send('/knock/answer', { ...mine.host, knockID: rows[0].id, isAdmitted: true });
  const state = await send('/knock/state', { guest: other.guest, knock: data.knock });
  expect(state.data).toEqual({ state: 'waiting', token: null });
});

test('a new link ends the one before, and a foreign or old one opens nothing', async () => {
  const { host, guest } = await meeting();
  const fresh = new URL((await send('/guest-link', host)).data.address).searchParams.get('knock');
  const knock = (secret: string | null) => send('/knock', { guest: secret, name: 'Grace' });
  expect((await knock(guest)).code).toBe('call_link_used');
  expect((await knock('nothing')).code).toBe('call_link_used');
  expect((await knock(fresh)).status).toBe(200);
  const empty = await send('/knock', { guest: fresh, name: '  ' });
  expect(empty).toMatchObject({ status: 422, code: 'validation_failed' });
  at += 91 * MINUTE;
  expect((await knock(fresh)).code).toBe('call_over');
});

test('five wait at most; who closed the page waits no more', async () => {
  const { host, guest } = await meeting();
  const knock = () => send('/knock', { guest, name: 'Grace' });
  for (let n = 0; n < 5; n += 1) expect((await knock()).status).toBe(200);
  expect((await knock()).code).toBe('call_busy_door');
  at += 21_000;
  expect((await knock()).status).toBe(200);
  await send('/join', { ...host, microphone: true, camera: true });
  const line = await listen(host);
  const heard = await line.hears((one) => one.kind === 'knocks' && one.knocks.length > 0);
  expect(heard).toMatchObject({ knocks: [{ name: 'Grace' }] });
});

test('a link that was used up by knocks is replaced by one that is not', async () => {
  const { callId, host, guest } = await meeting();
  await service.owner.query(
    `insert into call_knocks (company_id, call_id, name, secret_hash, knocked_at, seen_at, answered_at)
     select $1, $2, 'Mallory', 'worn ' || n, $3, $3, $3 from generate_series(1, 50) n`,
    [companyId, callId, now()],
  );
  expect((await send('/knock', { guest, name: 'Grace' })).code).toBe('call_busy_door');
  at += 1_000;
  const fresh = new URL((await send('/guest-link', host)).data.address).searchParams.get('knock');
  expect((await send('/knock', { guest: fresh, name: 'Grace' })).status).toBe(200);
});
