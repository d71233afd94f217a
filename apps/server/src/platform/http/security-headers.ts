import type { FastifyInstance } from 'fastify';

/** For every reply; pages add their own Content-Security-Policy. */
export function registerSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    const set = (name: string, value: string) => {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    };
    set('x-request-id', request.id);
    set('x-content-type-options', 'nosniff');
    set('referrer-policy', 'no-referrer');
    set('cross-origin-opener-policy', 'same-origin');
    set('cross-origin-resource-policy', 'same-origin');
    set('x-frame-options', 'DENY');
    set('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
    if (isHttps) set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}

/** The monitors' workers compile models of ours, and load nothing from elsewhere. */
export const workerSecurityPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'";

/** Asks nobody for anything; the encoder that it may need for sound is a worker of its own, made from its text. */
export const converterSecurityPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:";

/** Who reads a stranger's file asks nobody for anything. */
export const readerSecurityPolicy = "default-src 'none'; script-src 'self'";

export type PageKind = 'app' | 'room' | 'call' | 'docs';

export type PageOrigins = {
  /** The S3 endpoint that recordings are sent to and played from, if it is not ours. */
  readonly storage: string | null;
  /** Of what carries the media of calls; none where they are a mesh. */
  readonly media: readonly string[];
};

/** No inline script or style, no foreign origin; `wasm-unsafe-eval` only where the monitors run. */
export function contentSecurityPolicy(kind: PageKind, nonce: string, origins: PageOrigins): string {
  const storage = origins.storage === null ? '' : ` ${origins.storage}`;
  const media = kind === 'call' ? origins.media.map((one) => ` ${one}`).join('') : '';
  const script = kind === 'room' ? "'self' 'wasm-unsafe-eval'" : "'self'";
  const style = kind === 'app' ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    `img-src 'self' data: blob:${storage}`,
    "font-src 'self'",
    `connect-src 'self'${storage}${media}`,
    `media-src 'self' blob:${storage}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
