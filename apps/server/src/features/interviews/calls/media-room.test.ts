import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { participantOf } from '@candor/contract/interviews/call-rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLiveKit } from '../../../platform/livekit/livekit.ts';
import { createRoomService } from '../../../platform/livekit/test-room-service.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { newLinkToken } from '../links/index.ts';
import { openCall } from './index.ts';

const keys = { apiKey: 'APIkey', apiSecret: 'a secret of at least thirty-two characters' };
const media = createRoomService(keys);
const server = createServer((request, response) => void media.answer(request, response));
const MINUTE = 60_000;
let service: TestApp;
let companyId: number;
const now = () => new Date();

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service = await createTestApp({ now, livekit: openLiveKit({ url, ...keys }) });
  companyId = (await people(service).found()).companyId;
});
beforeEach(() => media.rooms.clear());
afterAll(async () => {
  await service.close();
  server.close();
});

async function send(path: string, body: object) {
  const reply = await service.app.inject({ method: 'POST', url: path, payload: body });
  return reply.json().data;
}

const plantCall = () =>
  service.db.inCompany(companyId, (tx) => {
    const endsAt = new Date(now().getTime() + 30 * MINUTE);
    const call = { companyId, title: 'Panel', startsAt: now(), createdAt: now() };
    return openCall(tx, { ...call, endsAt });
  });

/** Somebody's seat, whose page has not joined yet. */
async function plantSeat(callId: number) {
  const { token, hash } = newLinkToken(companyId);
  const { rows } = await service.owner.query(
    `with invited as (
       insert into call_invitations (company_id, call_id, email, name, role, token_hash, expires_at, created_at)
       values ($1, $2, $3, 'Ada', 'interviewer', $3, $4, $4) returning id
     )
     insert into call_seats (company_id, call_id, invitation_id, name)
     select $1, $2, id, 'Ada' from invited returning id::int, invitation_id::int`,
    [companyId, callId, randomUUID(), new Date(now().getTime() + 120 * MINUTE)],
  );
  await service.owner.query(
    `insert into links (company_id, purpose, subject_id, token_hash, expires_at)
     values ($1, 'call-seat', $2, $3, now() + interval '4 hours')`,
    [companyId, rows[0].id, hash],
  );
  const seat = { token, page: randomUUID() as string };
  return { seat, seatID: rows[0].id as number, invitationId: rows[0].invitation_id as number };
}

/** In the call and in its room, as LiveKit has it. */
async function enter(callId: number) {
  const planted = await plantSeat(callId);
  const body = { ...planted.seat, microphone: true, camera: true };
  const { livekit } = await send('/api/call/join', body);
  const claims = await media.readToken(livekit.token);
  const room = claims.video?.room ?? '';
  const out: string[] = [];
  const inside = media.rooms.get(room) ?? new Map();
  media.rooms.set(room, inside);
  const identity = claims.sub ?? '';
  inside.set(identity, { sid: 'PA_1', putOut: () => void out.push(identity) });
  return { ...planted, room, identity, out };
}
type Entered = Awaited<ReturnType<typeof enter>>;
const isInside = ({ room, identity }: Entered) => media.rooms.get(room)?.has(identity) ?? false;

test('[VL-9] who joins is let into the room of this call as this page, and who stands at the door is not', async () => {
  const callId = await plantCall();
  const { seat, seatID } = await plantSeat(callId);
  expect((await send('/api/call', { token: seat.token })).livekit).toBeNull();
  expect((await send('/api/call', seat)).livekit).toBeNull();
  const { livekit } = await send('/api/call/join', { ...seat, microphone: true, camera: true });
  expect(await media.readToken(livekit.token)).toMatchObject({
    sub: participantOf({ seatID, page: seat.page }),
    video: { room: expect.stringMatching(new RegExp(`^[0-9a-f]{12}-${companyId}-${callId}$`)) },
  });
  expect((await send('/api/call', seat)).livekit.token).toMatch(/^ey/);
  const other = { ...seat, page: randomUUID() };
  expect((await send('/api/call', other)).livekit).toBeNull();
});

test('[VL-9] who leaves is put out of the room, and the others stay', async () => {
  const callId = await plantCall();
  const [ada, bert] = [await enter(callId), await enter(callId)];
  await send('/api/call/leave', ada.seat);
  await service.runJob('tidy-media-room', { companyId, callId });
  expect([isInside(ada), isInside(bert)]).toEqual([false, true]);
  expect(ada.out).toEqual([ada.identity]);
});

test('[VL-9] who is invited no more, or is there with a newer page, is put out within the minute', async () => {
  const callId = await plantCall();
  const [ada, bert, carl] = [await enter(callId), await enter(callId), await enter(callId)];
  const text = 'update call_invitations set revoked_at = now() where id = $1';
  await service.owner.query(text, [ada.invitationId]);
  const newer = { token: bert.seat.token, page: randomUUID(), microphone: true, camera: true };
  await send('/api/call/join', newer);
  await service.runJob('tidy-media-rooms', {});
  expect([isInside(ada), isInside(bert), isInside(carl)]).toEqual([false, false, true]);
});

test('[VL-9] the room of a call that is over or cancelled is closed, and nobody else’s', async () => {
  const [cancelled, late] = [await plantCall(), await plantCall()];
  const [ada, bert] = [await enter(cancelled), await enter(late)];
  media.rooms.set('somebody-else', new Map());
  await service.owner.query('update calls set cancelled_at = now() where id = $1', [cancelled]);
  await service.runJob('tidy-media-rooms', {});
  expect([isInside(ada), isInside(bert)]).toEqual([false, true]);
  await service.owner.query(
    `update calls set starts_at = starts_at - interval '2 hours', ends_at = ends_at - interval '2 hours'
      where id = $1`,
    [late],
  );
  await service.runJob('tidy-media-rooms', {});
  expect(isInside(bert)).toBe(false);
  expect([...media.rooms.keys()]).toEqual(['somebody-else']);
});
