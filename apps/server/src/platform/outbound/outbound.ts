import { lookup as askSystem } from 'node:dns';
import { Agent as HttpAgent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { Agent as HttpsAgent, request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { AddressRefused, isPublicAddress, publicLookup } from './public-address.ts';

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

export type OutboundQuestion = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A longer answer is none. */
  readonly mostBytes: number;
};

export type WholeAnswer = OutboundAnswer & {
  readonly headers: Readonly<Record<string, string>>;
};

/** Why a question got no answer. */
export type OutboundTrouble = 'address_refused' | 'unreachable' | 'timed_out' | 'too_large';

/** Calls addresses that strangers typed. */
export type Outbound = {
  /** Why this address is not called, for whoever typed it; null when it is. */
  refusalOf(address: string): string | null;
  /** Rejects when there is no answer; the message says why. Redirects are answers. */
  post(
    address: string,
    message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): Promise<OutboundAnswer>;
  /** Gives the whole answer; rejects with what `troubleOf` knows. Redirects are answers. */
  ask(address: string, question: OutboundQuestion): Promise<WholeAnswer>;
};

class AnswerTooLarge extends Error {}

/** What `ask` failed of. */
export function troubleOf(error: unknown): OutboundTrouble {
  if (error instanceof AddressRefused) return 'address_refused';
  if (error instanceof AnswerTooLarge) return 'too_large';
  const { name } = error as Error;
  return name === 'AbortError' || name === 'TimeoutError' ? 'timed_out' : 'unreachable';
}

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
  const begin = (
    address: string,
    { method, headers, body }: Omit<OutboundQuestion, 'mostBytes'>,
    signal = AbortSignal.timeout(patience),
  ): ClientRequest => {
    const url = judge(address);
    if (typeof url === 'string') throw new AddressRefused(url);
    const isPlain = url.protocol === 'http:';
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    return (isPlain ? request : secureRequest)(url, {
      ...{ method, agent: agents[isPlain ? 'http:' : 'https:'] },
      headers: { ...headers, ...length },
      signal,
    });
  };
  return {
    refusalOf: (address) => {
      const judged = judge(address);
      return typeof judged === 'string' ? judged : null;
    },
    post: async (address, { headers, body }) => {
      const reply = await replyTo(begin(address, { method: 'POST', headers, body }), body);
      return { status: reply.statusCode ?? 0, text: readable(await readBeginning(reply)) };
    },
    ask: async (address, { mostBytes, ...question }) => {
      const signal = AbortSignal.timeout(patience);
      try {
        return await readAnswer(
          await replyTo(begin(address, question, signal), question.body ?? ''),
          mostBytes,
        );
      } catch (error) {
        // An answer that ends in the middle says only that its connection was reset.
        throw signal.aborted ? signal.reason : error;
      }
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

function replyTo(outgoing: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', resolve);
    // Node gives such an answer to nobody who did not ask for it, and the call would never end.
    outgoing.on('upgrade', (reply, socket) => {
      socket.destroy();
      resolve(reply);
    });
    outgoing.end(body);
  });
}

/** Stops listening once it has enough, so that an endless answer costs no more than a short one. */
async function readBeginning(reply: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= ANSWER_BYTES) break;
  }
  reply.destroy();
  return Buffer.concat(chunks).subarray(0, ANSWER_BYTES);
}

async function readAnswer(reply: IncomingMessage, mostBytes: number): Promise<WholeAnswer> {
  const headers = Object.entries(reply.headers).map(
    ([name, value]) => [name, String(value)] as const,
  );
  const text = readable(await readWhole(reply, mostBytes));
  return { status: reply.statusCode ?? 0, headers: Object.fromEntries(headers), text };
}

/** Nothing of it is kept once it says that it is, or proves to be, too long. */
async function readWhole(reply: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = Number(reply.headers['content-length'] ?? 0);
  if (bytes <= mostBytes) {
    bytes = 0;
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostBytes) break;
      chunks.push(chunk);
    }
  }
  reply.destroy();
  if (bytes > mostBytes) throw new AnswerTooLarge(`The answer has more than ${mostBytes} bytes`);
  return Buffer.concat(chunks);
}

const readable = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\u0000', '\uFFFD');
