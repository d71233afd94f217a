import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LiveKit, LiveKitSilent, openLiveKit, originsOf } from './livekit.ts';
import { createRoomService } from './test-room-service.ts';

const keys = { apiKey: 'APIkey', apiSecret: 'a secret of at least thirty-two characters' };
const service = createRoomService(keys);
const server = createServer((request, response) => void service.answer(request, response));
let livekit: LiveKit;
let url: string;
const now = new Date();

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  livekit = openLiveKit({ url, ...keys });
});
afterAll(() => server.close());
beforeEach(() => service.rooms.clear());

function enter(room: string, identity: string) {
  const out: string[] = [];
  const inside = service.rooms.get(room) ?? new Map();
  service.rooms.set(room, inside);
  inside.set(identity, { sid: `PA_${identity}`, putOut: () => void out.push(identity) });
  return out;
}

test('a grant lets one page into one room for two minutes, to send and get media and nothing else', async () => {
  const { token, ...rest } = await livekit.grant({ room: 'mark-1-2', identity: '3_page' }, now);
  expect(rest).toEqual({ url });
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' });
  const seconds = Math.floor(now.getTime() / 1000);
  expect(decodeJwt(token)).toEqual({
    ...{ iss: 'APIkey', sub: '3_page', nbf: seconds - 30, exp: seconds + 120 },
    video: {
      ...{ room: 'mark-1-2', roomJoin: true, canPublish: true, canSubscribe: true },
      ...{ canPublishData: false, canUpdateOwnMetadata: false },
    },
  });
});

test('a grant is read by who knows the secret, until it ends', async () => {
  const { token } = await livekit.grant({ room: 'mark-1-2', identity: '3_page' }, now);
  expect(await service.readToken(token)).toMatchObject({ sub: '3_page' });
  const late = new Date(now.getTime() + 121_000);
  await expect(service.readToken(token, late)).rejects.toThrow(/"exp"/);
  const other = createRoomService({ ...keys, apiSecret: 'another secret of that length, or more' });
  await expect(other.readToken(token)).rejects.toThrow(/signature/);
});

test('rooms and who is in them are read', async () => {
  enter('one', '1_a');
  enter('one', '2_b');
  enter('two', '3_c');
  expect(await livekit.listRooms(now)).toEqual(['one', 'two']);
  expect(await livekit.listIdentities('one', now)).toEqual(['1_a', '2_b']);
  expect(await livekit.listIdentities('three', now)).toEqual([]);
});

test('who is put out is out, and an older grant opens the room no more', async () => {
  const before = new Date(now.getTime() - 5_000);
  const { token } = await livekit.grant({ room: 'one', identity: '1_a' }, before);
  const out = enter('one', '1_a');
  await livekit.remove({ room: 'one', identity: '1_a' }, now);
  expect(out).toEqual(['1_a']);
  await expect(service.readToken(token)).rejects.toThrow('revoked');
  const fresh = await livekit.grant({ room: 'one', identity: '1_a' }, now);
  expect(await service.readToken(fresh.token)).toMatchObject({ sub: '1_a' });
});

test('a room that is closed puts everybody out, and what has gone already is no failure', async () => {
  const out = enter('one', '1_a');
  await livekit.close('one', now);
  expect(out).toEqual(['1_a']);
  await livekit.close('one', now);
  await livekit.remove({ room: 'one', identity: '1_a' }, now);
  expect(service.rooms.size).toBe(0);
});

test('a wrong key and a server that is away are failures', async () => {
  const stranger = openLiveKit({ url, ...keys, apiKey: 'other' });
  await expect(stranger.listRooms(now)).rejects.toThrow('LiveKit answers ListRooms with 401');
  const away = openLiveKit({ ...keys, url: 'ws://127.0.0.1:1' });
  await expect(away.close('one', now)).rejects.toThrow(LiveKitSilent);
});

test('a page may speak to the server’s signals, and ask it why they were refused', () => {
  expect(originsOf({ url: 'wss://media.example/' })).toEqual([
    ...['wss://media.example', 'https://media.example'],
  ]);
});
