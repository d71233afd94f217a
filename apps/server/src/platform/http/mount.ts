import { type Access, type Endpoint, everyEndpointErrors } from '@candor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeParse } from 'zod/v4/core';
import type { Clock } from '../clock/clock.ts';
import { limitedToJobs } from '../database/job-limit.ts';
import { readBy } from '../database/reader.ts';
import { isAllowed } from './allowed.ts';
import { ValidationFailed } from './errors.ts';
import type { EventStreams, Feed } from './event-stream.ts';
import type { FailedProofs } from './failed-proofs.ts';
import { Failure, fail } from './failure.ts';
import type {
  Handler,
  KeyHolder,
  Link,
  RequestContext,
  Resolvers,
  Session,
  SignedEvent,
} from './handlers.ts';
import type { Gate } from './gate.ts';
import { isLoopback } from './loopback-rules.ts';
import { keepRawBodies, signedOf } from './raw-body.ts';
import { replyWriter } from './reply-writer.ts';
import { askAgain } from './step-up.ts';

export type MountOptions = {
  readonly resolvers: Resolvers;
  readonly clock: Clock;
  /** Parse every reply against the contract too; the tests do. */
  readonly checkReplies: boolean;
  /** Requests a minute and address to endpoints that anyone may call. */
  readonly anonymousPerMinute: number;
  readonly failedProofs: FailedProofs;
  readonly isInMaintenance: () => Promise<boolean>;
  /** Whether what the link leads to has begun; asked in maintenance only. */
  readonly hasBegun: (link: Link) => Promise<boolean>;
  readonly streams: EventStreams;
  readonly gate: Gate;
};

const BODY_LIMIT = 64 * 1024;

type Mounted = { readonly handler: Handler<never>; readonly options: MountOptions };

/** Mounts one endpoint: proof of access first, then parsing, then the handler, then the envelope. */
export function mount(app: FastifyInstance, endpoint: Endpoint, mounted: Mounted): void {
  if (endpoint.access.kind !== 'signed') return route(app, endpoint, mounted);
  // What is signed are the bytes that came: here alone nothing reads them before.
  void app.register(async (scope) => {
    keepRawBodies(scope);
    route(scope, endpoint, mounted);
  });
}

function route(app: FastifyInstance, endpoint: Endpoint, { handler, options }: Mounted): void {
  const limited = endpoint.access.kind === 'anyone' && endpoint.path !== '/api/health';
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT,
    config: {
      endpoint,
      rateLimit: limited ? { max: options.anonymousPerMinute, timeWindow: '1 minute' } : false,
    },
    ...(endpoint.stream === undefined && endpoint.plain === undefined && writtenBy(endpoint)),
    handler: (request, reply) => {
      const now = options.clock();
      const answer = () => respond(endpoint, { request, reply, now }, { handler, options });
      return options.gate(endpoint, { request, line: reply.raw, now }, answer);
    },
  });
}

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly now: Date };

async function respond(
  endpoint: Endpoint,
  { request, reply, now }: Call,
  { handler, options }: Mounted,
): Promise<unknown> {
  const run = handler as unknown as (request: unknown) => Promise<unknown>;
  const proof = await prove(endpoint, request, { ...options, now }).catch((error: unknown) => {
    noteRefusal(endpoint, request, { error, session: undefined, options });
    throw error;
  });
  if (await isClosed(endpoint, proof, options)) {
    void reply.header('retry-after', '60');
    throw fail('in_maintenance', 'Candor is being maintained. Please come back later.');
  }
  const input = parse(endpoint, request);
  void reply.header('cache-control', 'no-store');
  const context = contextOf(request, reply, now);
  const jobIds = endpoint.access.kind === 'company' ? (proof.session?.jobIds ?? null) : null;
  const answer = async () => {
    const who = { session: proof.session, body: input['body'] };
    await askAgain(endpoint, who, options.resolvers);
    const again = endpoint.stream && {
      proveAgain: () => prove(endpoint, request, { ...options, now: options.clock() }),
    };
    const reader = readerOf(endpoint, proof.session);
    const asked = { ...input, ...proof, ...context, ...again };
    return readBy(reader, () => limitedToJobs(jobIds, () => run(asked)));
  };
  const data = await answer().catch((error: unknown) => {
    if (error instanceof Failure) options.failedProofs.log(request, error);
    noteRefusal(endpoint, request, { error, session: proof.session, options });
    throw error;
  });
  const check = (sent: unknown) => options.checkReplies && checkReply(endpoint, sent);
  if (endpoint.stream) return options.streams.open(reply, data as Feed<unknown>, check);
  check(data);
  if (endpoint.plain !== undefined) return reply.type(endpoint.plain).send(data);
  return { success: true, statusCode: 200, data };
}

/** Whoever only looks, in a company. What is written has to know all that stands there. */
const readerOf = (
  { access, method }: Endpoint,
  session: Pick<Session, 'accountId'> | undefined,
): number | null =>
  access.kind === 'company' && method === 'GET' ? (session?.accountId ?? null) : null;

/** The framework asks for a schema before it lets anybody write a reply; the writer has the endpoint's own. */
const writtenBy = (endpoint: Endpoint) => ({
  schema: { response: { 200: { type: 'object' } } },
  serializerCompiler: () => replyWriter(endpoint),
});

async function prove(
  endpoint: Endpoint,
  request: FastifyRequest,
  { resolvers, failedProofs, now }: MountOptions & { readonly now: Date },
): Promise<{ link?: Link; session?: Session; event?: SignedEvent }> {
  const access = endpoint.access;
  if (access.kind === 'anyone') return {};
  if (access.kind === 'signed') {
    const event = resolvers.signed(access.by, signedOf(request), now);
    if (event !== null) return { event };
    await failedProofs.countKey(request);
    throw fail('not_signed_in', 'The signature is not valid.');
  }
  if (access.kind === 'link') {
    const token = (request.body as { token?: unknown } | null | undefined)?.token;
    const link = typeof token === 'string' ? await resolvers.link(token, access.purpose) : null;
    if (link === null) {
      await failedProofs.countLink(request);
      throw fail('token_expired', 'Token has expired');
    }
    return { link };
  }
  const holder = await resolvers
    .key(request.headers.authorization, now)
    .catch(async (error: unknown) => {
      if (error instanceof Failure && error.code === 'not_signed_in') {
        await failedProofs.countKey(request);
      }
      throw error;
    });
  if (holder !== null) return { session: sessionOfKey(access, holder) };
  const session = await resolvers.session(request.headers.authorization);
  if (session === null) throw fail('not_signed_in', 'Please sign in.');
  if (!(await isAllowed(access, session, resolvers))) {
    const refusedTo = nameOf(session);
    throw fail('not_allowed', 'Your role may not do this.', { refusedTo });
  }
  return { session };
}

const nameOf = ({ accountId }: Session): string => `account ${accountId}`;

/** What was refused by rights. A 404 is such a refusal where somebody is signed in: ids of others look unknown. */
function noteRefusal(
  endpoint: Endpoint,
  request: FastifyRequest,
  {
    error,
    session,
    options: { failedProofs },
  }: {
    readonly error: unknown;
    readonly session: Session | undefined;
    readonly options: MountOptions;
  },
): void {
  if (!(error instanceof Failure) || error.failedProofOf !== undefined) return;
  const { code, refusedTo: to = session && nameOf(session) } = error;
  const common: Readonly<Record<string, number>> = everyEndpointErrors;
  const status = endpoint.errors[code] ?? common[code];
  if (status !== 403 && (status !== 404 || to === undefined)) return;
  failedProofs.logRefusal(request, { code, status, ...(to !== undefined && { to }) });
}

/** A key passes by its scope alone, and only where the endpoint names one. */
function sessionOfKey(access: Access, { session, scopes }: KeyHolder): Session {
  const scope = access.kind === 'company' ? access.key : undefined;
  const to = { refusedTo: nameOf(session) };
  if (scope === undefined) throw fail('not_allowed', 'This cannot be called with a key.', to);
  if (!scopes.includes(scope)) throw fail('not_allowed', `This key lacks the scope ${scope}.`, to);
  return session;
}

async function isClosed(
  { inMaintenance }: Endpoint,
  { link, session }: { readonly link?: Link; readonly session?: Session },
  { isInMaintenance, hasBegun }: MountOptions,
): Promise<boolean> {
  if (inMaintenance === true || session?.userType === 'SUPER_ADMIN') return false;
  if (!(await isInMaintenance())) return false;
  return inMaintenance !== 'begun' || link === undefined || !(await hasBegun(link));
}

function parse(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const problems: { code: string; message: string; path: string }[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (schema === undefined) continue;
    const result = safeParse(schema, request[part]);
    if (result.success) input[part] = result.data;
    else {
      for (const issue of result.error.issues) {
        problems.push({
          code: 'validation_failed',
          message: issue.message,
          path: [part, ...issue.path.map(String)].join('.'),
        });
      }
    }
  }
  if (problems.length > 0) throw new ValidationFailed(problems.slice(0, 50));
  return input;
}

function contextOf(request: FastifyRequest, reply: FastifyReply, now: Date): RequestContext {
  const userAgent = request.headers['user-agent'] ?? null;
  return {
    // A control character in a header must not reach a row or a log line.
    client: { ip: request.ip, userAgent: userAgent?.slice(0, 400) ?? null, requestId: request.id },
    now,
    cookies: request.cookies,
    setCookie: (name, value, { maxAgeSeconds, ...options }) =>
      void reply.setCookie(name, value, { ...options, maxAge: maxAgeSeconds, sameSite: 'strict' }),
    isPlainLoopback: request.protocol === 'http' && isLoopback(request.hostname),
  };
}

function checkReply(endpoint: Endpoint, data: unknown): void {
  const result = safeParse(endpoint.output, data);
  if (!result.success) {
    throw new Error(`${endpoint.path} answered against its contract: ${result.error.message}`);
  }
}
