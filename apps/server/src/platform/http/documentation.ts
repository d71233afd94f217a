import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './security-headers.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Candor API</title>
    <link rel="stylesheet" href="/api/docs/ui/swagger-ui.css" />
    <script src="/api/docs/ui/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/start.js" defer></script>
  </head>
  <body><main id="documentation"></main></body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#documentation', validatorUrl: null });\n`;

/** The API, browsable at /api/docs; the files come from the package, nothing from elsewhere. */
export async function registerDocumentation(
  app: FastifyInstance,
  documented: () => object,
): Promise<void> {
  const files = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  await app.register(fastifyStatic, {
    root: files,
    prefix: '/api/docs/ui/',
    decorateReply: false,
    index: false,
  });
  // Written for the first who asks: it takes a tenth of a second, and anybody may ask.
  let document: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(documented());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        contentSecurityPolicy('docs', '', { storage: null, media: [] }),
      )
      .type('text/html; charset=utf-8')
      .send(page),
  );
  app.get('/api/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  );
}
