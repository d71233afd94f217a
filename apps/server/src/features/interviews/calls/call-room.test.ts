import { randomUUID } from 'node:crypto';
import { contract } from '@candor/contract';
import {
  PEOPLE_MOST,
  REACTION_SHOWN_MS,
  REACTIONS_MOST,
} from '@candor/contract/interviews/call-rules';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { issueToken } from '../../../platform/tokens/one-time-token-store.ts';
import { inviteToCall, openCall } from './index.ts';
import { openLine } from '../../../platform/http/test-call-line.ts';

const { calls } = contract;
const MINUTE = 60_000;
let service: TestApp;
let origin: string;
let companyId: number;
let at = Date.parse('2027-01-18T08:00:00Z');
const now = () => new Date(at);
const open: Awaited<ReturnType<typeof openLine>>[] = [];

beforeAll(async () => {
  service = await createTestApp({
    now,
    turn: { urls: ['turn:relay.example:3478'], secret: 'secret' },
  });
  origin = await service.app.listen({ host: '127.0.0.1', port: 0 });
  companyId = (await people(service).found()).companyId;
});
afterEach(() => {
  for (const line of open.splice(0)) line.leave();
});
afterAll(() => service.close());

async function send(path: string, body: object) {
  const reply = await service.app.inject({ method: 'POST', url: path, payload: body });
  const { data, errors } = reply.json();
  return { status: reply.statusCode, data, code: errors?.[0]?.code as string | undefined };
}

/** A call that begins in some minutes, and takes half an hour. */
async function plantCall(inMinutes = 5): Promise<number> {
  const startsAt = new Date(at + inMinutes * MINUTE);
  const call = { companyId, title: 'Panel', startsAt, createdAt: now() };
  const endsAt = new Date(startsAt.getTime() + 30 * MINUTE);
  return service.db.inCompany(companyId, (tx) => openCall(tx, { ...call, endsAt }));
}

let guests = 0;
/** The token of somebody's address. */
async function tokenFor(callId: number, role: 'candidate' | 'interviewer' = 'interviewer') {
  guests += 1;
  const guest = { companyId, callId, email: `guest${guests}@example.com`, name: `Guest ${guests}` };
  await service.db.inCompany(companyId, (tx) =>
    inviteToCall(tx, { ...guest, role, createdAt: now() }),
  );
  const text = 'select id::int from call_invitations where call_id = $1 and email = $2';
  const { rows } = await service.owner.query(text, [callId, guest.email]);
  const expiresAt = new Date(at + 5 * MINUTE);
  const data = { companyId, invitationId: rows[0].id };
  return service.db.global((tx) =>
    issueToken(tx, { purpose: 'call', accountId: null, expiresAt, data }, now()),
  );
}

async function enter(callId: number, role?: 'candidate' | 'interviewer') {
  const { data } = await send('/api/call/entry', { token: await tokenFor(callId, role) });
  return { token: data.token as string, page: randomUUID() as string };
}
type Page = Awaited<ReturnType<typeof enter>>;
const join = (page: Page) => send('/api/call/join', { ...page, microphone: true, camera: true });
async function listen(page: Page, after = 0) {
  const line = await openLine(origin, { ...page, after });
  open.push(line);
  return line;
}
async function joined(callId: number) {
  const page = await enter(callId);
  const { data } = await join(page);
  return { page, seatID: data.seatID as number, line: await listen(page) };
}

test('[VL-7] the token of the address opens a call once, and nothing else does', async () => {
  const callId = await plantCall();
  const token = await tokenFor(callId);
  const first = await send('/api/call/entry', { token });
  expect(first.status).toBe(200);
  expect((await send('/api/call', first.data)).data).toMatchObject({
    ...{ title: 'Panel', role: 'interviewer', people: [{ page: null }] },
  });
  expect(await send('/api/call/entry', { token })).toMatchObject({ code: 'call_link_used' });
  const foreign = await service.db.global((tx) => {
    const expiresAt = new Date(at + MINUTE);
    return issueToken(tx, { purpose: 'set-password', accountId: null, expiresAt }, now());
  });
  expect((await send('/api/call/entry', { token: foreign })).code).toBe('call_link_used');
  const late = await tokenFor(callId);
  at += 5 * MINUTE;
  expect((await send('/api/call/entry', { token: late })).code).toBe('call_link_used');
});

test('a call opens a quarter of an hour before it begins, and is over an hour after its end', async () => {
  const callId = await plantCall(16);
  const token = await tokenFor(callId);
  expect((await send('/api/call/entry', { token })).code).toBe('call_early');
  at += MINUTE;
  const { data } = await send('/api/call/entry', { token });
  expect((await send('/api/call', data)).status).toBe(200);
  const page = { token: data.token, page: randomUUID() };
  expect((await join(page)).status).toBe(200);
  await service.owner.query('update calls set cancelled_at = now() where id = $1', [callId]);
  expect((await send('/api/call', data)).code).toBe('call_cancelled');
  await service.owner.query('update calls set cancelled_at = null where id = $1', [callId]);
  at += (15 + 30 + 60) * MINUTE;
  expect((await send('/api/call', data)).code).toBe('token_expired');
  expect((await send('/api/call/entry', { token: await tokenFor(callId) })).code).toBe('call_over');
});

test('the relay’s credentials are of this seat, and end with the call', async () => {
  const { token } = await enter(await plantCall());
  const { data } = await send('/api/call', { token });
  const [server] = data.iceServers;
  expect(server.urls).toEqual(['turn:relay.example:3478']);
  const until = Date.parse(data.endsAt) / 1000 + 3600;
  expect(server.username).toBe(`${until}:seat-${data.seatID}`);
  expect(server.credential).toMatch(/^[\w+/]{27}=$/);
});

test('[VL-9] what one page sends to another comes there, once, and to nobody else', async () => {
  const callId = await plantCall();
  const [ada, bert, carl] = [await joined(callId), await joined(callId), await joined(callId)];
  const signal = { toSeatID: bert.seatID, toPage: bert.page.page, text: '{"offer":1}' };
  expect((await send('/api/call/signal', { ...ada.page, ...signal })).status).toBe(200);
  expect(await bert.line.hears(({ kind }) => kind === 'signal')).toMatchObject({
    ...{ seatID: ada.seatID, page: ada.page.page, text: '{"offer":1}' },
  });
  await send('/api/call/chat', { ...ada.page, text: ' Hello ' });
  const said = await carl.line.hears(({ kind }) => kind === 'chat');
  expect(said).toMatchObject({ text: 'Hello', seatID: ada.seatID });
  expect(carl.line.told.filter(({ kind }) => kind === 'signal')).toEqual([]);
  // Who comes back names the last that was heard, and is told the rest.
  await send('/api/call/chat', { ...bert.page, text: 'And again' });
  const back = await listen(carl.page, said.id);
  expect(await back.hears(({ kind }) => kind === 'chat')).toMatchObject({ text: 'And again' });
});

test('[D2] a page of another call is none to send to', async () => {
  const [ada, stranger] = [await joined(await plantCall()), await joined(await plantCall())];
  const signal = { toSeatID: stranger.seatID, toPage: stranger.page.page, text: '{"offer":1}' };
  await send('/api/call/signal', { ...ada.page, ...signal });
  const text = `select count(*)::int as count from call_events where kind = 'signal' and from_seat_id = $1`;
  const { rows } = await service.owner.query(text, [ada.seatID]);
  expect(rows[0].count).toBe(0);
});

test('a second tab takes the seat over, and the first is told so', async () => {
  const callId = await plantCall();
  const ada = await joined(callId);
  const second = { ...ada.page, page: randomUUID() };
  expect((await join(second)).status).toBe(200);
  expect(await ada.line.hears(({ kind }) => kind === 'closed')).toMatchObject({ why: 'elsewhere' });
  const text = { ...ada.page, text: 'Still here?' };
  expect((await send('/api/call/chat', text)).code).toBe('call_elsewhere');
});

test('a seventh person hears that the call is full, and gets in when somebody has left', async () => {
  const callId = await plantCall();
  const inside: Page[] = [];
  for (let n = 0; n < PEOPLE_MOST; n += 1) {
    inside.push(await enter(callId));
    expect((await join(inside[n] as Page)).status).toBe(200);
  }
  const late = await enter(callId);
  expect((await join(late)).code).toBe('call_full');
  await send('/api/call/leave', inside[0] as Page);
  expect((await join(late)).status).toBe(200);
});

test('one screen at a time', async () => {
  const callId = await plantCall();
  const [ada, bert] = [await joined(callId), await joined(callId)];
  const on = { microphone: true, camera: true, isHandRaised: true, isSharing: true };
  expect((await send('/api/call/state', { ...ada.page, ...on })).status).toBe(200);
  expect((await send('/api/call/state', { ...bert.page, ...on })).code).toBe('call_shared');
  const heard = await bert.line.hears(
    (one) => one.kind === 'people' && one.people.some(({ sharingSince }) => sharingSince !== null),
  );
  expect(heard).toMatchObject({ kind: 'people' });
});

test('who is silent for too long has left, and it is kept when', async () => {
  const callId = await plantCall();
  const ada = await enter(callId);
  const { seatID } = (await join(ada)).data;
  const came = now();
  at += 16_000;
  await service.runJob('tidy-calls');
  const text = `select kind, created_at from call_events where from_seat_id = $1 order by id`;
  const { rows } = await service.owner.query(text, [seatID]);
  expect(rows).toEqual([
    { kind: 'joined', created_at: came },
    { kind: 'left', created_at: came },
  ]);
});

const beat = (page: Page, isHidden = false) => send('/api/call/beat', { ...page, isHidden });
const pageOf = async ({ token }: Page, seatID: number) =>
  (await send('/api/call', { token })).data.people.find(
    (one: { seatID: number }) => one.seatID === seatID,
  ).page;

test('who listens and says nothing has left; a page that beats stays, a hidden one for longer', async () => {
  const callId = await plantCall();
  const [ada, bert] = [await joined(callId), await joined(callId)];
  at += 10_000;
  await beat(ada.page);
  await beat({ ...bert.page, page: randomUUID() });
  at += 6_000;
  expect(await pageOf(ada.page, ada.seatID)).toBe(ada.page.page);
  expect(await pageOf(ada.page, bert.seatID)).toBeNull();
  await beat(ada.page, true);
  at += 149_000;
  expect(await pageOf(ada.page, ada.seatID)).toBe(ada.page.page);
  at += 2_000;
  expect(await pageOf(ada.page, ada.seatID)).toBeNull();
});

test('a screen is free soon after the page that showed it fell silent, hidden or not', async () => {
  const callId = await plantCall();
  const [ada, bert] = [await joined(callId), await joined(callId)];
  const on = { microphone: true, camera: true, isHandRaised: false, isSharing: true };
  await send('/api/call/state', { ...ada.page, ...on });
  await beat(ada.page, true);
  at += 14_000;
  await beat(bert.page);
  expect((await send('/api/call/state', { ...bert.page, ...on })).code).toBe('call_shared');
  at += 2_000;
  expect((await send('/api/call/state', { ...bert.page, ...on })).status).toBe(200);
});

const react = (page: Page, reaction = 'agree') =>
  send(calls.reactInCall.path, { ...page, reaction });

test('a reaction is told to everybody for seconds, and so many of one person in that time', async () => {
  const callId = await plantCall();
  const [ada, bert] = [await joined(callId), await joined(callId)];
  expect((await react(ada.page)).status).toBe(200);
  const seen = await bert.line.hears(({ kind }) => kind === 'reaction');
  expect(seen).toMatchObject({ seatID: ada.seatID, reaction: 'agree' });
  expect(await react(ada.page, 'sneer')).toMatchObject({ status: 422 });
  for (let n = 1; n < REACTIONS_MOST; n += 1) await react(ada.page);
  expect((await react(ada.page)).code).toBe('too_many_reactions');
  expect((await react(bert.page)).status).toBe(200);
  at += REACTION_SHOWN_MS;
  expect((await react(ada.page, 'thanks')).status).toBe(200);
  // Who comes back is told what still is to be seen, and no more.
  const back = await listen(bert.page, 0);
  const first = await back.hears(({ kind }) => kind === 'reaction');
  expect(first).toMatchObject({ reaction: 'thanks' });
  expect((await react({ ...ada.page, page: randomUUID() })).code).toBe('call_elsewhere');
});

test('signals and reactions are forgotten after minutes, and what was said is kept', async () => {
  const callId = await plantCall();
  const [ada, bert] = [await joined(callId), await joined(callId)];
  const signal = { toSeatID: bert.seatID, toPage: bert.page.page, text: 'secret' };
  await send('/api/call/signal', { ...ada.page, ...signal });
  await send('/api/call/chat', { ...ada.page, text: 'Hello' });
  await react(ada.page);
  at += 11 * MINUTE;
  await service.runJob('tidy-calls');
  const text = `select distinct kind from call_events where call_id = $1 order by kind`;
  const { rows } = await service.owner.query(text, [callId]);
  expect(rows.map(({ kind }) => kind)).toEqual(['chat', 'joined', 'left']);
});

test.each([
  ['an empty line', { text: '  ' }],
  ['a line too long', { text: 'x'.repeat(2001) }],
])('%s of the chat is refused at its field', async (_what, said) => {
  const callId = await plantCall();
  const { page } = await joined(callId);
  expect(await send(calls.sayInCall.path, { ...page, ...said })).toMatchObject({
    ...{ status: 422, code: 'validation_failed' },
  });
});
