import { type Endpoint, type Envelope, everyEndpointErrors, type Problem } from '@candor/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable, isDiskFull } from '../database/database-errors.ts';
import { ObjectStoreError } from '@candor/folder-store';
import { Failure } from './failure.ts';

const common: Readonly<Record<string, number>> = everyEndpointErrors;

/** For a 429 that does not say how long to wait. */
const DEFAULT_WAIT_SECONDS = 60;

export function envelopeOf(statusCode: number, errors: Problem[]): Envelope<never> {
  const message = errors[0]?.message;
  return { success: false, statusCode, ...(message === undefined ? {} : { message }), errors };
}

export class ValidationFailed extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super('Some fields are not valid.');
    this.problems = problems;
  }
}

/** Every way a request can fail, as one envelope with a declared code. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const endpoint = (request.routeOptions.config as { endpoint?: Endpoint }).endpoint;
  const given = error instanceof Failure && error.data ? { data: error.data } : {};
  const send = (status: number, problems: Problem[]) => {
    if (status === 429 || status === 503) sayWhen(error, reply);
    void reply
      .code(status)
      .type('application/json')
      .send(JSON.stringify({ ...envelopeOf(status, problems), ...given }));
  };
  if (error instanceof ValidationFailed) return send(422, error.problems);
  if (error instanceof Failure) {
    const status = endpoint?.errors[error.code] ?? common[error.code];
    if (status !== undefined) return send(status, [error.problem]);
  }
  if (isAway(error)) {
    void reply.header('retry-after', '2');
    const message = 'The service is catching its breath. Your work is kept; please try again.';
    return send(503, [{ code: 'temporarily_unavailable', message }]);
  }
  if (isDiskFull(error)) {
    void reply.header('retry-after', '30');
    const message = 'The server has no room left. Your work is kept here; it is tried again.';
    request.log.error({ event: 'disk-full', requestId: request.id }, 'the database has no room');
    return send(503, [{ code: 'no_room', message }]);
  }
  const refusal = refusalOf(error as FastifyError);
  if (refusal !== null) return send(refusal.status, [refusal.problem]);
  request.log.error({ err: error, requestId: request.id }, 'request failed');
  const message = `Something went wrong on our side (request ${request.id}).`;
  send(500, [{ code: 'internal_error', message }]);
}

/** The rate limiter has set the header itself by now. */
function sayWhen(error: unknown, reply: FastifyReply): void {
  if (reply.hasHeader('retry-after')) return;
  const seconds = error instanceof Failure ? error.retryAfterSeconds : undefined;
  void reply.header('retry-after', String(Math.ceil(seconds ?? DEFAULT_WAIT_SECONDS)));
}

function isAway(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  return error instanceof ObjectStoreError && error.code === 'StorageUnavailable';
}

function refusalOf(error: FastifyError): { status: number; problem: Problem } | null {
  const status = error.statusCode;
  if (status === undefined || status < 400 || status >= 500) return null;
  const known: Record<number, [string, string]> = {
    413: ['payload_too_large', 'The request is larger than this endpoint takes.'],
    415: ['unsupported_media_type', 'Send JSON (application/json).'],
    429: ['too_many_requests', 'Too many requests. Please wait a moment.'],
  };
  const [code, message] = known[status] ?? ['malformed_request', 'The request could not be read.'];
  return { status: known[status] === undefined ? 400 : status, problem: { code, message } };
}
