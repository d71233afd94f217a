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
    <link rel="stylesheet" href="/api/docs/contrast.css" />
    <script src="/api/docs/ui/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/start.js" defer></script>
  </head>
  <body><div id="documentation"></div></body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#documentation', validatorUrl: null });\n`;

/** White words on light greens and blues are read by few: the package's hues, as dark as 4.5:1 asks (WCAG 1.4.3). */
const contrast = `:root { color-scheme: light; }
.swagger-ui .info .title small pre.version { background: #4f5563; }
.swagger-ui .info .title small.version-stamp { background: #4a6b00; }
.swagger-ui .info .title small.version-stamp pre.version { background: none; }
.swagger-ui .info .title small { background: #4f5563; }
.swagger-ui .info .link .url, .swagger-ui a.nostyle.url { color: #1f5fa8; }
.swagger-ui .info a { color: #1f5fa8; }
.swagger-ui .btn.authorize { border-color: #14724a; color: #14724a; }
.swagger-ui .btn.authorize span { color: #14724a; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #14724a; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1f5fa8; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a5200; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0f6e60; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3261e; }
.swagger-ui .parameter__name.required span, .swagger-ui .parameter__name.required::after { color: #b3261e; }
.swagger-ui .prop-type, .swagger-ui .json-schema-2020-12__attribute--primary { color: #45459a; }
.swagger-ui .parameter__in, .swagger-ui .prop-format { color: #5c5c5c; }
.swagger-ui .json-schema-2020-12__attribute--muted, .swagger-ui .json-schema-2020-12-expand-deep-button { color: #595959; }
.swagger-ui .microlight span[style*="211, 99, 99"] { color: #ff9d9d !important; }
`;

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
  app.get('/api/docs/contrast.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(contrast),
  );
  app.get('/api/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  );
}
