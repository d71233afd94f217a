import type { Endpoint, Input, Output } from '@candor/contract';
import { refreshSession } from '@candor/contract/people/accounts';
import { ApiError } from './api-error.ts';
import { noteError } from './error-list.ts';
import { exclusively } from './exclusively.ts';
import { formOf } from './form-body.ts';
import { type RawReply, readReply, unreachable } from './reply.ts';
import { clearSession, currentSession, sessionEnded, storeToken } from './session.ts';
import { proveAgain } from './step-up.ts';
import { storageKeys, writeStored } from './storage.ts';

type Options = {
  readonly signal?: AbortSignal | undefined;
  /** Lets a small request outlive the page. */
  readonly keepalive?: boolean | undefined;
  /** Asked for again by the page itself, of what it shows already: nobody took a step. */
  readonly isAgain?: boolean | undefined;
  /** The file of an endpoint that takes a form. */
  readonly file?: Blob | undefined;
};

/**
 * The only way to the server. Resolves with the endpoint's data or rejects with an `ApiError` whose
 * code the contract declares; an abort rejects with the signal's reason. Where the server first wants to know who is
 * there, that is asked, and the same request sent again; who does not say gets the refusal.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: Options = {},
): Promise<Output<E>> {
  try {
    return await callOnce(endpoint, input, options);
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'step_up_required';
    if (!isAsked || !(await proveAgain())) throw error;
    return callOnce(endpoint, input, options);
  }
}

const callOnce = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: Options,
): Promise<Output<E>> =>
  withProof(endpoint, (token) => send(endpoint, input, { ...options, token }), options.isAgain);

/**
 * What a stream says, in bytes, until it ends or `signal` ends it. Rejects as `call` does where it is refused, and
 * while it is read when the line breaks.
 */
export function openStream<E extends Endpoint & { readonly stream: true }>(
  endpoint: E,
  input: Input<E>,
  { signal, ...how }: { readonly signal: AbortSignal; readonly credentials?: RequestCredentials },
): Promise<ReadableStream<Uint8Array>> {
  return withProof(endpoint, async (token) => {
    const { address, request } = requestOf(endpoint, input, { signal, token });
    const response = await fetch(address, { ...request, ...how }).catch(() => undefined);
    // Who left did not fail to reach anybody.
    signal.throwIfAborted();
    if (response === undefined) throw unreachable<E>();
    if (response.ok && response.body !== null) return response.body;
    const read = await readReply(endpoint, await rawOf(response));
    throw 'error' in read ? read.error : unreachable<E>();
  });
}

/** Asks with this session's token, and with a fresh one where that is refused. */
async function withProof<E extends Endpoint, Result>(
  endpoint: E,
  ask: (token: string | undefined) => Promise<Result>,
  isAgain = endpoint.stream === true,
): Promise<Result> {
  const isPersonal = endpoint.access.kind === 'session' || endpoint.access.kind === 'company';
  const token = isPersonal ? currentSession()?.token : undefined;
  try {
    return await ask(token);
  } catch (error) {
    if (!(isPersonal && isUnauthorised(error))) throw noted(endpoint, error, isAgain);
    if (token !== undefined)
      return askAgain(endpoint, ask, { stale: token, refusal: error, isAgain });
    // Unless somebody has signed in while it was under way.
    if (currentSession() === undefined) leaveSoon();
    throw error;
  }
}

type Refused = { readonly stale: string; readonly refusal: unknown; readonly isAgain: boolean };

/** With another tab's token first, if there is one, and then with one that was asked for here. */
async function askAgain<Result>(
  endpoint: Endpoint,
  ask: (token: string) => Promise<Result>,
  { stale: first, refusal, isAgain }: Refused,
): Promise<Result> {
  let stale = first;
  for (;;) {
    const fresh = await freshToken(stale);
    if (fresh === undefined) throw refusal;
    try {
      return await ask(fresh.token);
    } catch (error) {
      if (!isUnauthorised(error)) throw noted(endpoint, error, isAgain);
      if (fresh.isMine) {
        await endSessionOf(fresh.token);
        throw error;
      }
      stale = fresh.token;
    }
  }
}

const isUnauthorised = (error: unknown): boolean =>
  error instanceof ApiError && error.statusCode === 401;

function noted(endpoint: Endpoint, error: unknown, isAgain: boolean): unknown {
  if (!(error instanceof ApiError)) return error;
  noteError(endpoint.path, error);
  // MN-1: whatever page this is, the image takes its place. A line that opens again by itself, or what is shown and is
  // read again, is no step of the person: who is in the middle of typing keeps the page until the next one.
  if (error.code === 'in_maintenance' && !isAgain) location.assign('/maintenance');
  return error;
}

type Fresh = {
  readonly token: string;
  /** This tab has just asked for it; another tab's may be as stale as the one it replaces. */
  readonly isMine: boolean;
};

let lastOfThisTab: string | undefined;

/**
 * A living access token in place of a stale one, or undefined when the session has ended. One
 * request refreshes for all that wait, in this tab and in every other: whoever comes later finds
 * another token in storage than the one that failed.
 */
function freshToken(stale: string): Promise<Fresh | undefined> {
  return exclusively('candor-session', async () => {
    const session = currentSession();
    if (session === undefined) return undefined;
    if (session.token !== stale) {
      return { token: session.token, isMine: session.token === lastOfThisTab };
    }
    if (session.refreshToken === '') return leaveSoon();
    try {
      const body = { refreshToken: session.refreshToken };
      const { token } = await send(refreshSession, { body }, {});
      storeToken(token);
      lastOfThisTab = token;
      return { token, isMine: true };
    } catch (error) {
      // Only a refusal ends the session. Without an answer it may be as alive as before.
      if (!(error instanceof ApiError) || error.statusCode !== 401) throw error;
      // A sign-in waits for nobody: it may have stored another session meanwhile.
      return currentSession()?.token === stale ? endSession() : undefined;
    }
  });
}

/** A session that refreshes and is refused all the same is over, unless somebody has signed in since. */
function endSessionOf(token: string): Promise<void> {
  return exclusively('candor-session', async () => {
    if (currentSession()?.token === token) endSession();
  });
}

function endSession(): undefined {
  writeStored(storageKeys.errorMessage, sessionEnded);
  clearSession({ keepsDrafts: true });
}

/** SE-2: without anything to refresh with, the login is cleared at once, and the page left after 100 ms. */
function leaveSoon(): undefined {
  writeStored(storageKeys.errorMessage, sessionEnded);
  clearSession({ tellAfterMilliseconds: 100, keepsDrafts: true });
}

type How = Options & { readonly token?: string | undefined };

async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  how: How,
): Promise<Output<E>> {
  const { address, request } = requestOf(endpoint, input, how);
  const reply = await exchange(address, request);
  if (reply === undefined) throw unreachable<E>();
  const read = await readReply(endpoint, reply);
  if ('error' in read) throw read.error;
  return read.data as Output<E>;
}

function requestOf<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { token, ...options }: How,
): { readonly address: URL; readonly request: RequestInit } {
  const { params = {}, query = {}, body } = input as Parts;
  const headers = new Headers({ accept: 'application/json' });
  // The browser names a form's own type, with the boundary between its fields.
  const form = options.file === undefined ? undefined : formOf(body, options.file);
  if (body !== undefined && !form) headers.set('content-type', 'application/json');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const request = {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body: form ?? JSON.stringify(body) }),
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
  };
  return { address: ownAddress(endpoint.path, params, query), request };
}

type Values = Readonly<Record<string, string | number | undefined>>;

type Parts = {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
};

/**
 * A file behind a signed address, whose signature is the only authority: no token and no cookie goes there. Rejects
 * when it does not come whole, or has more bytes than `most`.
 */
export async function fetchFile(
  address: string,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<ArrayBuffer> {
  const response = await fetchFrom(address, signal);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > most) throw new Error('The file is too large to be shown.');
  return bytes;
}

/** The same for a recording, which may be longer than memory: the browser keeps it where it keeps such things. */
export async function fetchBlob(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetchFrom(address, signal);
  return await response.blob().catch(() => {
    throw new Error('The file did not come whole. Please try again.');
  });
}

async function fetchFrom(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { credentials: 'omit', signal }).catch(() => null);
  if (response?.ok !== true) throw new Error('The file could not be fetched. Please try again.');
  return response;
}

/** Undefined when no answer came. */
async function exchange(address: URL, request: RequestInit) {
  try {
    return await rawOf(await fetch(address, request));
  } catch (error) {
    if (request.signal?.aborted === true) throw error;
    return undefined;
  }
}

const rawOf = async (response: Response): Promise<RawReply> => ({
  status: response.status,
  body: await response.text(),
  requestId: response.headers.get('x-request-id'),
  retryAfter: response.headers.get('retry-after'),
});

/** Always below our own origin: the bearer token must never reach another. */
function ownAddress(path: string, params: Values, query: Values): URL {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const address = new URL(filled, location.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  if (address.origin !== location.origin) throw new Error(`${path} is not an address of ours`);
  return address;
}
