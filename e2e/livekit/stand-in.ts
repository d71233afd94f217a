import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { JoinResponse, ParticipantInfo_State } from '@livekit/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { createRoomService } from '../../apps/server/src/platform/livekit/test-room-service.ts';
import { duplicate, type Ears, Guest, type May, removed } from './guest.ts';

/**
 * Stands in for LiveKit, as a process of its own: the protocol of its clients by its own types, with signals over a
 * WebSocket, one connection that a page publishes on and one that it is sent to by, and what is sent forwarded as it is.
 * It measures no bandwidth, chooses no picture by it and has only the older way in, `/rtc`.
 */
const [, , port = '0', apiKey = '', apiSecret = ''] = process.argv;
const service = createRoomService({ apiKey, apiSecret });
const rooms = new Map<string, Map<string, Guest>>();
const told = { joins: [] as string[], resumes: 0, refusals: 0 };
/** How far this clock is ahead of the product's. */
let aheadMs = 0;

const clock = (): Date => new Date(Date.now() + aheadMs);

function others(room: string, guest: Guest): Guest[] {
  return [...(rooms.get(room)?.values() ?? [])].filter((one) => one !== guest);
}

function earsOf(room: string): Ears {
  const tell = (guest: Guest, state: ParticipantInfo_State): void => {
    const participants = [guest.infoOf(state)];
    for (const one of others(room, guest)) one.say({ case: 'update', value: { participants } });
  };
  return {
    changed: (guest) => tell(guest, ParticipantInfo_State.ACTIVE),
    sends: (guest, sid, source) => {
      tell(guest, ParticipantInfo_State.ACTIVE);
      for (const { subscriber } of others(room, guest)) {
        subscriber.forward({ sid, participant: guest.sid }, source);
      }
    },
    stops: (guest, sid) => {
      for (const { subscriber } of others(room, guest)) subscriber.drop(sid);
    },
    left: (guest) => {
      if (!forget(room, guest)) return;
      tell(guest, ParticipantInfo_State.DISCONNECTED);
      for (const sid of guest.sources.keys()) {
        for (const { subscriber } of others(room, guest)) subscriber.drop(sid);
      }
      guest.close();
    },
  };
}

/** false: somebody else has their name by now, or nobody. */
function forget(room: string, guest: Guest): boolean {
  if (rooms.get(room)?.get(guest.identity) !== guest) return false;
  rooms.get(room)?.delete(guest.identity);
  service.rooms.get(room)?.delete(guest.identity);
  return true;
}

function join(
  { room, identity, may }: { readonly room: string; readonly identity: string; readonly may: May },
  socket: WebSocket,
): void {
  const ears = earsOf(room);
  const inside = rooms.get(room) ?? new Map<string, Guest>();
  rooms.set(room, inside);
  const older = inside.get(identity);
  if (older !== undefined) {
    ears.left(older);
    older.putOut(duplicate);
  }
  const guest = new Guest(identity, may, ears);
  inside.set(identity, guest);
  const known = service.rooms.get(room) ?? new Map();
  service.rooms.set(room, known);
  known.set(identity, {
    sid: guest.sid,
    putOut: () => {
      ears.left(guest);
      guest.putOut(removed);
    },
  });
  guest.listen(socket);
  told.joins.push(identity);
  const otherParticipants = others(room, guest).map(({ info }) => info);
  const value = new JoinResponse({
    ...{ room: { sid: 'RM_1', name: room }, participant: guest.info, otherParticipants },
    ...{ subscriberPrimary: true, pingInterval: 2, pingTimeout: 8, serverVersion: '1.9.0' },
    enabledPublishCodecs: [{ mime: 'audio/opus' }, { mime: 'video/VP8' }],
  });
  guest.say({ case: 'join', value });
  for (const one of others(room, guest)) {
    for (const [sid, source] of one.sources) {
      guest.subscriber.forward({ sid, participant: one.sid }, source);
    }
  }
  guest.subscriber.negotiate();
  ears.changed(guest);
}

/** Who comes back takes up what stands: only the signals were away. */
function resume(guest: Guest, socket: WebSocket): void {
  told.resumes += 1;
  guest.listen(socket);
  guest.say({ case: 'reconnect', value: { iceServers: [] } });
}

const sockets = new WebSocketServer({ noServer: true });

async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const refuse = (status: string): void => {
    told.refusals += 1;
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  };
  if (pathname !== '/rtc') return refuse('404 Not Found');
  const token = searchParams.get('access_token') ?? '';
  const claims = await service.readToken(token, clock()).catch(() => null);
  const {
    room,
    canPublish = true,
    canSubscribe = true,
    canPublishData = true,
  } = claims?.video ?? {};
  const identity = claims?.sub;
  if (claims?.video?.roomJoin !== true || room === undefined || identity === undefined) {
    return refuse('401 Unauthorized');
  }
  sockets.handleUpgrade(request, socket, head, (opened) => {
    const guest = rooms.get(room)?.get(identity);
    const isBack = searchParams.get('reconnect') === '1' && guest !== undefined;
    if (isBack) resume(guest, opened);
    else join({ room, identity, may: { canPublish, canSubscribe, canPublishData } }, opened);
  });
}

/** Why a client was refused: it asks after a WebSocket that did not open. */
async function validate(url: URL, response: ServerResponse): Promise<void> {
  response.setHeader('access-control-allow-origin', '*');
  if (url.pathname !== '/rtc/validate') return void response.writeHead(404).end('not found');
  const token = url.searchParams.get('access_token') ?? '';
  const isRight = await service.readToken(token, clock()).then(
    () => true,
    () => false,
  );
  response.writeHead(isRight ? 200 : 401).end(isRight ? 'success' : 'invalid token');
}

/** What a test does to it, and reads of it. */
function obey(url: URL, response: ServerResponse): void {
  const everybody = [...rooms.values()].flatMap((inside) => [...inside.values()]);
  if (url.pathname === '/test/cut') for (const guest of everybody) guest.cut();
  if (url.pathname === '/test/ahead') aheadMs = Number(url.searchParams.get('ms'));
  const inside = everybody.map(({ identity, tracks, sources }) => ({
    identity,
    tracks: [...tracks.values()].map(({ sid, source, muted }) => {
      return { source, muted, isAgreed: sources.has(sid) };
    }),
  }));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ ...told, inside }));
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost');
  if (url.pathname.startsWith('/twirp/')) void service.answer(request, response);
  else if (url.pathname.startsWith('/rtc')) void validate(url, response);
  else obey(url, response);
});
server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head));
server.listen(Number(port), '127.0.0.1');
