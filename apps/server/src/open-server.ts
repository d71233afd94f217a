import { join } from 'node:path';
import type { AppParts } from './app-parts.ts';
import { type AppOptions, createApp } from './app.ts';
import { createCareerPages, publicPathsOf } from './features/hiring/jobs/index.ts';
import { createPointOfNow } from './features/operations/changes/index.ts';
import { begunByLink } from './maintenance-switch.ts';
import type { Config } from './platform/config/config.ts';
import { createHttpServer, type HttpServer } from './platform/http/http-server.ts';
import { registerPages } from './platform/http/pages.ts';
import { registerWellKnown } from './platform/http/well-known.ts';
import { registerMailbox } from './platform/mail/mailbox-routes.ts';
import type { Mailbox } from './platform/mail/mailbox.ts';
import { createReadinessHandler } from './platform/readiness/readiness-handler.ts';

const webFolder = join(import.meta.dirname, '..', '..', 'web', 'dist');

type Opened = {
  /** Serves the objects of a folder. */
  readonly serve: (app: HttpServer) => Promise<void>;
  /** Where browsers reach the bucket; null: here. */
  readonly origin: string | null;
  readonly mailbox: Mailbox | null;
};

/** What this node answers: everything, or where it only works, whether it is well. */
export async function openServer(
  config: Config,
  parts: AppParts,
  { serve, origin, mailbox }: Opened,
): Promise<HttpServer> {
  const { baseUrl } = config;
  const isOpen = config.ROLE !== 'work';
  const options = optionsOf(config);
  const app = isOpen ? await createApp(parts, options) : await createHttpServer(options);
  if (isOpen) await serve(app);
  registerWellKnown(app, {
    baseUrl,
    askReadiness: createReadinessHandler(parts),
    publicPaths: publicPathsOf(parts),
  });
  if (!isOpen) return app;
  if (mailbox !== null) registerMailbox(app, mailbox, baseUrl);
  const { isInMaintenance } = parts;
  const asked = { hasBegun: begunByLink(parts), factsOf: createCareerPages(parts) };
  const pointOfNow = createPointOfNow(parts);
  const origins = { storage: origin, media: parts.livekit?.origins ?? [] };
  await registerPages(app, { webFolder, origins, isInMaintenance, pointOfNow, ...asked });
  return app;
}

function optionsOf(config: Config): AppOptions {
  return {
    isHttps: config.baseUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
    logLevel: config.LOG_LEVEL,
    anonymousPerMinute: config.ANONYMOUS_REQUESTS_PER_MINUTE,
    checkReplies: config.NODE_ENV === 'test',
  };
}
