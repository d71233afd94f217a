import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

export type WellKnownOptions = {
  readonly baseUrl: string;
  /** Fails with a sentence while a part of the product is away. */
  readonly askReadiness: () => Promise<unknown>;
  /** Every page that search engines may show, at most 50,000 (the protocol's limit of one file). */
  readonly publicPaths: () => Promise<readonly string[]>;
};

/** The addresses that monitors and crawlers ask for by custom; nothing of it needs the web app. */
export function registerWellKnown(app: FastifyInstance, options: WellKnownOptions): void {
  const { baseUrl, askReadiness, publicPaths } = options;
  for (const path of ['/healthz', '/livez']) {
    app.get(path, (_request, reply) => reply.type('text/plain').send('ok\n'));
  }
  app.get('/readyz', async (_request, reply) => {
    void reply.type('text/plain').header('cache-control', 'no-store');
    try {
      await askReadiness();
      return 'ready\n';
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      void reply.code(503).header('retry-after', '2');
      return `${error.message}\n`;
    }
  });
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nAllow: /jobs\nAllow: /assets/\nDisallow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const urls = (await publicPaths()).map(
      (path) => `<url><loc>${escaped(baseUrl + path)}</loc></url>`,
    );
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
