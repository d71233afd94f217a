import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignedMessage } from './handlers.ts';

/** In this scope a body is the bytes that came. JSON alone: forms of other sites can send the other types. */
export function keepRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_: FastifyRequest, body: Buffer) => body,
  );
}

export function signedOf(request: FastifyRequest): SignedMessage {
  const { body, headers } = request;
  const signature = headers['stripe-signature'];
  return {
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    signature: typeof signature === 'string' ? signature : '',
  };
}
