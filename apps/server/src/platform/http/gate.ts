import type { Endpoint } from '@candor/contract';
import { isIPv6 } from 'node:net';
import { createTurns, type Line, NoTurn, type Turns } from '../turns/turns.ts';
import { type Failure, fail } from './failure.ts';

export type GateParts = {
  /** A name for whoever signed what this header brings, or shows a key; null: nobody, by its form alone. */
  readonly callerOf: (authorization: string | undefined, now: Date) => Promise<string | null>;
  /** Reads that keep a connection and a processor for long: they share a few turns. */
  readonly heavyReads: ReadonlySet<Endpoint>;
  /** Whether this node has more to do than it can. */
  readonly isOverloaded: () => boolean;
  /** Ways into an interview that goes on: what is answered all the same. */
  readonly doors: ReadonlySet<Endpoint>;
};

type Request = {
  readonly ip: string;
  readonly headers: { readonly authorization?: string | undefined };
};

type Asked = { readonly request: Request; readonly line: Line; readonly now: Date };

export type Gate = <T>(endpoint: Endpoint, asked: Asked, work: () => Promise<T>) => Promise<T>;

/** As many as a browser opens connections to a server that it speaks HTTP/1.1 with; a page that asks for more at once waits. */
export const ACCOUNT_TURNS = { each: 6, waiting: 100 } as const;
/** A company or a university behind one address: a bound for whoever has many accounts. */
const NETWORK_TURNS = { each: 96, waiting: 1000 } as const;
/** Of the twenty connections of a node. */
const HEAVY_TURNS = { most: 4, each: 2, waiting: 20 } as const;

const RETRY_SECONDS = 2;

/**
 * How much of one caller this node does at once; the rest waits, and what is too much to wait is refused before anything is
 * looked up. The room, calls and recordings pass beside: a link's interview is in nobody's way. A stream is none of it.
 * While the node is overloaded they have it for themselves: whoever waits for a page would wait with them.
 */
export function createGate({ callerOf, heavyReads, isOverloaded, doors }: GateParts): Gate {
  const accounts = createTurns(ACCOUNT_TURNS);
  const networks = createTurns(NETWORK_TURNS);
  const heavy = createTurns(HEAVY_TURNS);
  return async (endpoint, { request, line, now }, work) => {
    if (passesBeside(endpoint)) return work();
    // What goes on in maintenance was begun, and must not break off.
    const goesOn = endpoint.inMaintenance !== undefined || doors.has(endpoint);
    const refuseOverload = (): void => {
      if (!goesOn && isOverloaded()) throw overloaded();
    };
    refuseOverload();
    const ends: (() => void)[] = [];
    const take = async (turns: Turns, name: string) =>
      void ends.push(await turns.take(name, line).catch(refuse));
    try {
      const network = networkOf(request.ip);
      const caller = (await callerOf(request.headers.authorization, now)) ?? network;
      // The scarcest last: whoever waits for it holds nothing but what is theirs.
      if (caller !== network) await take(accounts, caller);
      await take(networks, network);
      if (heavyReads.has(endpoint)) await take(heavy, caller);
      // It may have begun while this one waited.
      refuseOverload();
      return await work();
    } finally {
      for (const end of ends) end();
    }
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof NoTurn)) throw error;
  throw tooMany();
}

const tooMany = (): Failure =>
  fail('too_many_requests', 'Too many requests at once. Please wait a moment.', {
    retryAfterSeconds: RETRY_SECONDS,
  });

const overloaded = (): Failure =>
  fail(
    'temporarily_unavailable',
    'There is more to do here than can be done at once. Please try again.',
    {
      retryAfterSeconds: RETRY_SECONDS,
    },
  );

const besides = ['bot-interview', 'recording', 'call-seat'];

function passesBeside({ access, stream, path }: Endpoint): boolean {
  if (stream === true || access.kind === 'signed') return true;
  if (access.kind === 'link') return besides.includes(access.purpose);
  return path === '/api/health' || path === '/api/ready';
}

/** Whoever has an address of IPv6 has its /64. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [front = '', back = ''] = ip.split('::');
  const [begin, end] = [front, back].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const gap = ip.includes('::') ? Array<string>(8 - begin.length - end.length).fill('0') : [];
  return [...begin, ...gap, ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
