import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import { isIP } from 'node:net';
import webPush from 'web-push';
import { publicLookup } from '../outbound/public-address.ts';
import type { PushKeys } from './push-keys.ts';

/** What a browser gave: where its push service listens, and the keys that only the browser can open. */
export type PushTarget = {
  readonly endpoint: string;
  /** Both in base64url. */
  readonly p256dh: string;
  readonly auth: string;
};

/** `gone`: this subscription will never take a message again. */
export type PushOutcome = 'accepted' | 'gone';

export type PushSender = {
  readonly publicKey: string;
  /** Whether a subscription may point there at all. */
  accepts(endpoint: string): boolean;
  /** Rejects when trying again later may help. */
  send(target: PushTarget, payload: string): Promise<PushOutcome>;
};

export type PushSenderOptions = {
  readonly keys: PushKeys;
  /** For tests only: push services of their own. */
  readonly test?: {
    readonly accepts: (url: URL) => boolean;
    readonly mayConnect: (address: string) => boolean;
    readonly certificate: string;
  };
};

/** A notification that nobody could be given for a day is no news. */
const LIFE_SECONDS = 86_400;
const PATIENCE_MS = 10_000;

/** Sends Web Push messages (RFC 8030, 8291, 8292). The browser names the address, so it is not trusted. */
export function createPushSender({ keys, test }: PushSenderOptions): PushSender {
  const agent = new Agent({
    keepAlive: false,
    lookup: publicLookup(test?.mayConnect, test === undefined ? undefined : lookup),
    ...(test === undefined ? {} : { ca: test.certificate }),
  });
  const { subject, publicKey, privateKey } = keys;
  return {
    publicKey,
    accepts(endpoint) {
      const url = URL.parse(endpoint);
      return url !== null && (isPushAddress(url) || test?.accepts(url) === true);
    },
    async send({ endpoint, p256dh, auth }, payload) {
      if (!this.accepts(endpoint)) return 'gone';
      const message = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          TTL: LIFE_SECONDS,
          urgency: 'normal',
          vapidDetails: { subject, publicKey, privateKey },
        },
      );
      const headers = message.headers as Record<string, string | number>;
      return outcomeOf(await post(endpoint, { agent, headers, body: message.body }));
    },
  };
}

/** Push services have names and the ordinary port; numbers and other ports are somebody's inner network. */
function isPushAddress({ protocol, hostname, port, username, password }: URL): boolean {
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    hostname.includes('.') &&
    !hostname.endsWith('.') &&
    isIP(hostname) === 0 &&
    !hostname.startsWith('[')
  );
}

/** The status; what the service says beyond it is not read, and a redirect is not followed. */
function post(
  endpoint: string,
  message: { agent: Agent; headers: Record<string, string | number>; body: Buffer | null },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { agent, headers, body } = message;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const outgoing = request(endpoint, { method: 'POST', agent, headers, signal }, (reply) => {
      resolve(reply.statusCode ?? 0);
      reply.destroy();
    });
    outgoing.on('error', reject);
    // Node gives such an answer to nobody who did not ask for it, and the call would never end.
    outgoing.on('upgrade', (reply, socket) => {
      socket.destroy();
      resolve(reply.statusCode ?? 0);
    });
    outgoing.end(body);
  });
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'accepted';
  // 413: the message is too long; all other 4xx: not a subscription of ours (any more).
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return 'gone';
  throw new Error(`The push service answered ${status}`);
}
