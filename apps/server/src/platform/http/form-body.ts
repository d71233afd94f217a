import type { Endpoint } from '@candor/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Fields of the only endpoint that takes a form, and room for more. */
const MOST_FIELDS = 32;

/**
 * Reads multipart/form-data for endpoints that say so, texts as texts and a file as base64. To every other endpoint
 * it stays an unsupported media type: other sites' pages can send forms with our cookies.
 */
export function registerFormBody(server: FastifyInstance): void {
  server.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint };
      if (endpoint?.form !== true || isForeign(request)) {
        throw new FormRefused(415, 'FST_ERR_CTP_INVALID_MEDIA_TYPE');
      }
      const type = request.headers['content-type'] ?? '';
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
        .formData()
        .catch(() => {
          throw new FormRefused(400, 'FST_ERR_CTP_INVALID_FORM');
        });
      const fields = [...form.entries()];
      if (fields.length > MOST_FIELDS) throw new FormRefused(400, 'FST_ERR_CTP_INVALID_FORM');
      // No prototype: a field may have any name.
      const values: Record<string, string> = Object.create(null);
      for (const [name, value] of fields) {
        values[name] =
          typeof value === 'string'
            ? value
            : Buffer.from(await value.arrayBuffer()).toString('base64');
      }
      return values;
    },
  );
}

/** Every browser says whose page sends; what is no browser sends with no one's cookies. */
function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

class FormRefused extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string) {
    super('This form cannot be read.');
    this.statusCode = statusCode;
    this.code = code;
  }
}
