import { lookup as askSystem } from 'node:dns';
import { Agent as HttpAgent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { Agent as HttpsAgent, request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, publicLookup } from './public-address.ts';

export type OutboundOptions = {
  /** Ports that may be called; those of the addresses that companies type. */
  readonly ports: readonly number[];
  /** Plain http, any port and the inner network may be called too: for development and tests. */
  readonly isInsideAllowed: boolean;
  /** Milliseconds for the whole call: name, connection, answer. */
  readonly patience?: number;
  /** For tests only: a resolver that lies. */
  readonly resolve?: LookupFunction;
};

export type OutboundAnswer = {
  readonly status: number;
  /** Its beginning, at most ANSWER_BYTES. */
  readonly text: string;
};

/** Calls addresses that strangers typed. */
export type Outbound = {
  /** Why this address is not called, for whoever typed it; null when it is. */
  refusalOf(address: string): string | null;
  /** Rejects when there is no answer; the message says why. Redirects are answers. */
  post(
    address: string,
    message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): Promise<OutboundAnswer>;
};

export const ANSWER_BYTES = 1024;
const PATIENCE_MS = 15_000;

/**
 * Only public addresses are connected to. The name is resolved once per connection and the connection goes to the
 * address that was judged; an address written as a number is judged itself, because nothing looks it up.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  const { isInsideAllowed, patience = PATIENCE_MS, resolve } = options;
  const mayConnect = isInsideAllowed ? () => true : isPublicAddress;
  const lookup = publicLookup(mayConnect, resolve ?? (isInsideAllowed ? askSystem : undefined));
  // No kept connections: each call is judged anew.
  const agents = {
    'http:': new HttpAgent({ keepAlive: false, lookup }),
    'https:': new HttpsAgent({ keepAlive: false, lookup }),
  };
  const judge = (address: string) => judgeAddress(URL.parse(address), options);
  return {
    refusalOf: (address) => {
      const judged = judge(address);
      return typeof judged === 'string' ? judged : null;
    },
    async post(address, { headers, body }) {
      const url = judge(address);
      if (typeof url === 'string') throw new Error(url);
      const isPlain = url.protocol === 'http:';
      const outgoing = (isPlain ? request : secureRequest)(url, {
        ...{ method: 'POST', agent: agents[isPlain ? 'http:' : 'https:'] },
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal: AbortSignal.timeout(patience),
      });
      return answerOf(outgoing, body);
    },
  };
}

/** The address to call, or why not. */
function judgeAddress(url: URL | null, options: OutboundOptions): URL | string {
  const { ports, isInsideAllowed } = options;
  if (url === null) return 'This is not a web address.';
  const isSecure = url.protocol === 'https:';
  if (!isSecure && !(isInsideAllowed && url.protocol === 'http:')) {
    return 'The address must begin with https://.';
  }
  if (url.username !== '' || url.password !== '') {
    return 'The address must not contain a name or password.';
  }
  if (isInsideAllowed) return url;
  const port = url.port === '' ? 443 : Number(url.port);
  if (!ports.includes(port)) return `Port ${port} is not called from here.`;
  return isPublicName(url.hostname) ? url : 'The address must be a name of the public internet.';
}

/** URL writes every kind of number (0x7f000001, 017700000001, 2130706433) as four, so one look is enough. */
const isPublicName = (host: string): boolean =>
  host.includes('.') && !host.endsWith('.') && !host.startsWith('[') && isIP(host) === 0;

function answerOf(outgoing: ClientRequest, body: string): Promise<OutboundAnswer> {
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (reply) => void readBeginning(reply).then(resolve, reject));
    // Node gives such an answer to nobody who did not ask for it, and the call would never end.
    outgoing.on('upgrade', (reply, socket) => {
      socket.destroy();
      resolve({ status: reply.statusCode ?? 0, text: '' });
    });
    outgoing.end(body);
  });
}

/** Stops listening once it has enough, so that an endless answer costs no more than a short one. */
async function readBeginning(reply: IncomingMessage): Promise<OutboundAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= ANSWER_BYTES) break;
  }
  reply.destroy();
  const text = Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8');
  return { status: reply.statusCode ?? 0, text: text.replaceAll('\u0000', '\uFFFD') };
}
