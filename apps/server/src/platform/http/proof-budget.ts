import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from './failure.ts';

/** Fails with `too_many_requests` once a network has shown more false links than a minute allows. */
export type ProofBudget = (request: FastifyRequest) => Promise<void>;

/**
 * Only links that prove nothing are counted, after they were looked up: behind one address may sit a whole
 * university, and whoever holds a living link must get in whatever a neighbour does. What is refused beyond
 * the budget has still cost one read by key. Counted by this process; an IPv6 network is its /64.
 */
export function createProofBudget(app: FastifyInstance, perMinute: number): ProofBudget {
  const count = app.createRateLimit({ max: perMinute, timeWindow: '1 minute' });
  return async (request) => {
    const spent = await count(request);
    if (spent.isAllowed || !spent.isExceeded) return;
    throw fail('too_many_requests', 'Too many links that do not open. Please wait a moment.', {
      retryAfterSeconds: spent.ttlInSeconds,
    });
  };
}
