import { SignJWT } from 'jose';

export type LiveKitSettings = {
  /** As browsers reach it: `wss:`, or `ws:` on one machine. */
  readonly url: string;
  readonly apiKey: string;
  readonly apiSecret: string;
};

/** What a page enters a room by. */
export type LiveKitGrant = { readonly url: string; readonly token: string };

export type LiveKit = ReturnType<typeof openLiveKit>;

/** It gave no answer, or refuses. */
export class LiveKitSilent extends Error {}

/** Read only when a connection begins: LiveKit renews what those that stand need to come back. */
const ENTRY_SECONDS = 120;
/** As far as the clocks of two machines may be apart. */
const SKEW_SECONDS = 30;
const OWN_SECONDS = 60;
const ANSWER_MS = 8_000;

/** What its access tokens allow in a room; the names are LiveKit's. */
type VideoGrant = {
  readonly room?: string;
  readonly roomJoin?: boolean;
  readonly canPublish?: boolean;
  readonly canSubscribe?: boolean;
  readonly canPublishData?: boolean;
  readonly canUpdateOwnMetadata?: boolean;
  readonly roomList?: boolean;
  readonly roomCreate?: boolean;
  readonly roomAdmin?: boolean;
};

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The origins that a page speaks to: signals by `wss:`, and by `https:` why it was refused. */
export function originsOf({ url }: Pick<LiveKitSettings, 'url'>): readonly string[] {
  const { host, protocol } = new URL(url);
  return protocol === 'wss:'
    ? [`wss://${host}`, `https://${host}`]
    : [`ws://${host}`, `http://${host}`];
}

type Signer = (
  video: VideoGrant,
  of: { readonly now: Date; readonly seconds: number; readonly identity?: string },
) => Promise<string>;

function createSigner({ apiKey, apiSecret }: LiveKitSettings): Signer {
  const key = new TextEncoder().encode(apiSecret);
  return (video, { now, seconds, identity }) => {
    const at = secondsOf(now);
    const token = new SignJWT({ video })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(apiKey)
      .setNotBefore(at - SKEW_SECONDS)
      .setExpirationTime(at + seconds);
    return (identity === undefined ? token : token.setSubject(identity)).sign(key);
  };
}

type Answer = Readonly<Record<string, unknown>>;

/** Asks its RoomService, by Twirp's JSON. null: what it is about has gone already. */
function createAsker({ url }: LiveKitSettings, sign: Signer) {
  const service = `${url.replace(/^ws/, 'http').replace(/\/$/, '')}/twirp/livekit.RoomService`;
  return async (
    method: string,
    body: object,
    { video, now }: { readonly video: VideoGrant; readonly now: Date },
  ): Promise<Answer | null> => {
    const token = await sign(video, { now, seconds: OWN_SECONDS });
    const reply = await fetch(`${service}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((cause: unknown) => {
      throw new LiveKitSilent(`LiveKit does not answer ${method}`, { cause });
    });
    if (reply.status === 404) return null;
    if (!reply.ok) throw new LiveKitSilent(`LiveKit answers ${method} with ${reply.status}`);
    return (await reply.json()) as Answer;
  };
}

/**
 * A LiveKit server: tokens for its rooms, and its RoomService over Twirp. Nothing but what its documents say of both is
 * asked of it.
 */
export function openLiveKit(settings: LiveKitSettings) {
  const { url } = settings;
  const sign = createSigner(settings);
  const ask = createAsker(settings, sign);
  return {
    origins: originsOf({ url }),

    /** For one page in one room: it sends and gets media, and nothing else. */
    async grant(
      { room, identity }: { readonly room: string; readonly identity: string },
      now: Date,
    ): Promise<LiveKitGrant> {
      const may = { roomJoin: true, canPublish: true, canSubscribe: true };
      const mayNot = { canPublishData: false, canUpdateOwnMetadata: false };
      const video = { room, ...may, ...mayNot };
      return { url, token: await sign(video, { now, seconds: ENTRY_SECONDS, identity }) };
    },

    async listRooms(now: Date): Promise<readonly string[]> {
      const found = await ask('ListRooms', {}, { video: { roomList: true }, now });
      return (found?.['rooms'] as { name: string }[] | undefined)?.map(({ name }) => name) ?? [];
    },

    async listIdentities(room: string, now: Date): Promise<readonly string[]> {
      const video = { room, roomAdmin: true };
      const found = await ask('ListParticipants', { room }, { video, now });
      const people = found?.['participants'] as { identity: string }[] | undefined;
      return people?.map(({ identity }) => identity) ?? [];
    },

    /** Also what was signed for them before now opens the room no more, where LiveKit is new enough to know of that. */
    async remove(
      { room, identity }: { readonly room: string; readonly identity: string },
      now: Date,
    ): Promise<void> {
      // As text: so JSON writes the 64 bits of protobuf.
      const revokeTokenTs = String(secondsOf(now) - SKEW_SECONDS);
      const video = { room, roomAdmin: true };
      await ask('RemoveParticipant', { room, identity, revokeTokenTs }, { video, now });
    },

    /** Whoever is in it is put out. */
    async close(room: string, now: Date): Promise<void> {
      await ask('DeleteRoom', { room }, { video: { room, roomCreate: true }, now });
    },
  };
}
