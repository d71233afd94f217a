import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Failure, fail } from './failure.ts';

export type FailedProofs = {
  /** Fails with `too_many_requests` once a network has shown more false links and keys than a minute allows. */
  countLink(request: FastifyRequest): Promise<void>;
  countKey(request: FastifyRequest): Promise<void>;
  /** Writes a failed proof of who somebody is to the log; other failures are none of its business. */
  log(request: FastifyRequest, failure: Failure): void;
  /** Writes a 403, and a 404 to somebody signed in, to the log: what somebody asked for who may not have it. */
  logRefusal(request: FastifyRequest, refusal: Refusal): void;
};

export type Refusal = { readonly code: string; readonly status: 403 | 404; readonly to?: string };

/**
 * Only links and keys that prove nothing are counted, after they were looked up: behind one address may sit a whole
 * university, and whoever holds a living link must get in whatever a neighbour does. What is refused beyond
 * the budget has still cost one read by key. Counted by this process; an IPv6 network is its /64.
 *
 * The log names nobody: the same person is the same pseudonym in every line and process, and without the
 * key nobody can try addresses against it.
 */
export function createFailedProofs(
  app: FastifyInstance,
  { perMinute, key }: { readonly perMinute: number; readonly key: Uint8Array },
): FailedProofs {
  const count = app.createRateLimit({ max: perMinute, timeWindow: '1 minute' });
  const pseudonym = (name: string) =>
    createHmac('sha256', key).update(`failed proof of ${name}`).digest('hex').slice(0, 16);
  const spend = async (request: FastifyRequest, what: string) => {
    const spent = await count(request);
    if (spent.isAllowed || !spent.isExceeded) return;
    throw fail('too_many_requests', `Too many ${what} that do not open. Please wait a moment.`, {
      retryAfterSeconds: spent.ttlInSeconds,
    });
  };
  const placeOf = ({ ip, id: requestId, routeOptions }: FastifyRequest) => {
    const { method, url: path } = routeOptions;
    return { ip, method, path, requestId };
  };
  return {
    countLink: (request) => spend(request, 'links'),
    countKey: (request) => spend(request, 'keys'),
    log(request, { code, failedProofOf }) {
      if (failedProofOf === undefined) return;
      const of = pseudonym(failedProofOf);
      request.log.warn({ event: 'proof-failed', code, of, ...placeOf(request) }, 'refused');
    },
    logRefusal(request, { code, status, to }) {
      const of = to === undefined ? {} : { of: pseudonym(to) };
      const line = { event: 'access-refused', code, status, ...of, ...placeOf(request) };
      request.log.warn(line, 'refused');
    },
  };
}
