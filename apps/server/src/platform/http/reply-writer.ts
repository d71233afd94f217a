import type { Endpoint } from '@candor/contract';
import * as z from 'zod/mini';

/**
 * The envelope around an endpoint's output as JSON schema. Fastify's serialiser writes only what is
 * declared here, so a column added to a query cannot leak into a reply.
 */
export function replySchema(endpoint: Endpoint): Record<string, unknown> {
  const data = z.toJSONSchema(endpoint.output, { io: 'output', target: 'draft-7' });
  delete data['$schema'];
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      statusCode: { type: 'integer' },
      message: { type: 'string' },
      data,
    },
  };
}
