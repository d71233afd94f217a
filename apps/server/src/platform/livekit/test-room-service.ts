import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  DeleteRoomRequest,
  ListParticipantsRequest,
  ListParticipantsResponse,
  ListRoomsResponse,
  RoomParticipantIdentity,
} from '@livekit/protocol';
import { type JWTPayload, jwtVerify } from 'jose';

/** What LiveKit's documents say that an access token claims. */
export type Claims = JWTPayload & {
  readonly video?: {
    readonly room?: string;
    readonly roomJoin?: boolean;
    readonly roomAdmin?: boolean;
    readonly roomList?: boolean;
    readonly roomCreate?: boolean;
    readonly canPublish?: boolean;
    readonly canSubscribe?: boolean;
    readonly canPublishData?: boolean;
  };
};

type Keys = { readonly apiKey: string; readonly apiSecret: string };
type Guest = { readonly sid: string; readonly putOut: () => void };

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

type Rooms = Map<string, Map<string, Guest>>;
type Method = (body: string, claims: Claims) => string;

function mustAdminister({ video }: Claims, room: string): void {
  const isAdmin = video?.roomAdmin === true && video.room === room;
  if (!isAdmin) throw new Refusal(403, 'permission_denied');
}

function methodsOf(rooms: Rooms, revoked: Map<string, number>): Readonly<Record<string, Method>> {
  return {
    ListRooms: (_body, { video }) => {
      if (video?.roomList !== true) throw new Refusal(403, 'permission_denied');
      const found = [...rooms].map(([name, inside]) => ({ name, numParticipants: inside.size }));
      return new ListRoomsResponse({ rooms: found }).toJsonString();
    },
    ListParticipants: (body, claims) => {
      const { room } = ListParticipantsRequest.fromJsonString(body);
      mustAdminister(claims, room);
      const inside = [...(rooms.get(room) ?? [])];
      const participants = inside.map(([identity, { sid }]) => ({ identity, sid }));
      return new ListParticipantsResponse({ participants }).toJsonString();
    },
    RemoveParticipant: (body, claims) => {
      const { room, identity, revokeTokenTs } = RoomParticipantIdentity.fromJsonString(body);
      mustAdminister(claims, room);
      const guest = rooms.get(room)?.get(identity);
      if (guest === undefined) throw new Refusal(404, 'not_found');
      revoked.set(`${room}/${identity}`, Number(revokeTokenTs));
      rooms.get(room)?.delete(identity);
      guest.putOut();
      return '{}';
    },
    DeleteRoom: (body, { video }) => {
      const { room } = DeleteRoomRequest.fromJsonString(body);
      if (video?.roomCreate !== true) throw new Refusal(403, 'permission_denied');
      const inside = rooms.get(room);
      if (inside === undefined) throw new Refusal(404, 'not_found');
      rooms.delete(room);
      for (const { putOut } of inside.values()) putOut();
      return '{}';
    },
  };
}

/**
 * LiveKit's RoomService over Twirp as it is documented, in a test's own process: who asks for what is checked by the token,
 * and what is asked and answered goes through the types of its protocol.
 */
export function createRoomService({ apiKey, apiSecret }: Keys) {
  const rooms: Rooms = new Map();
  /** From when on tokens of somebody must have begun to open the room. */
  const revoked = new Map<string, number>();
  const methods = methodsOf(rooms, revoked);

  async function readToken(token: string, currentDate = new Date()): Promise<Claims> {
    const key = new TextEncoder().encode(apiSecret);
    const checks = { algorithms: ['HS256'], issuer: apiKey, requiredClaims: ['exp', 'nbf'] };
    const { payload } = await jwtVerify<Claims>(token, key, { ...checks, currentDate });
    const { nbf = 0, sub, video } = payload;
    if (nbf < (revoked.get(`${video?.room}/${sub}`) ?? 0)) throw new Error('revoked');
    return payload;
  }

  async function perform(request: IncomingMessage): Promise<string> {
    const [, method = ''] = /^\/twirp\/livekit\.RoomService\/(\w+)$/.exec(request.url ?? '') ?? [];
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const claims = await readToken(token).catch(() => {
      throw new Refusal(401, 'unauthenticated');
    });
    const body = await text(request);
    const found = request.method === 'POST' ? methods[method] : undefined;
    if (found === undefined) throw new Refusal(404, 'bad_route');
    return found(body, claims);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const say = (status: number, body: string): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    };
    try {
      say(200, await perform(request));
    } catch (error) {
      const { status, code } = error instanceof Refusal ? error : new Refusal(400, 'malformed');
      say(status, JSON.stringify({ code, msg: code }));
    }
  }

  return { rooms, readToken, answer };
}
