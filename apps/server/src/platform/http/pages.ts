import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { envelopeOf } from './errors.ts';
import { type OwnPage, readOwnPages } from './page-files.ts';
import { isPagePath } from './page-path-rules.ts';
import { inRoomLanguage } from './room-page-words.ts';
import {
  contentSecurityPolicy,
  converterSecurityPolicy,
  type PageOrigins,
  readerSecurityPolicy,
  workerSecurityPolicy,
} from './security-headers.ts';

export type PagesOptions = {
  /** The built web app: apps/web/dist. */
  readonly webFolder: string;
  readonly origins: PageOrigins;
  readonly isInMaintenance: () => Promise<boolean>;
  /** Whether this link leads to an interview that has begun; asked in maintenance only. */
  readonly hasBegun: (token: string) => Promise<boolean>;
  /** What a public page says to who reads it without running it; null for the others. */
  readonly factsOf?: (path: string) => Promise<PageFacts | null>;
  /** The point of the log of changes that lies before all that a page sent now will read; null: not known. */
  readonly pointOfNow?: () => Promise<string | null>;
};

/** `head` takes the place of the title and `body` stands where the app will; both are HTML, escaped already. */
export type PageFacts = {
  readonly status: 200 | 404;
  readonly head: string;
  readonly body: string;
};

/** The way in for who ends a maintenance. Compared without regard to case, as the pages' own guard does. */
const openInMaintenance =
  /^\/(maintenance|login\/superadmin|mfa-authenticator\/[^/]+|multifactor-authentication|superadmin(\/.*)?)$/i;

/** Serves the HTML entries and their files. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { webFolder, origins, isInMaintenance, hasBegun, factsOf, pointOfNow } = options;
  const ownPageAt = readOwnPages(webFolder);
  const send = createSender(webFolder, origins);
  await registerFiles(app, webFolder);
  /** MN-1: every page leads there. The address is dropped: it may hold the secret of a mailed link. */
  const sendClosed = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-store').redirect('/maintenance', 302);
  const sendOpen = async (url: string, reply: FastifyReply) => {
    const [path = ''] = url.split('?');
    // The way in asks the database nothing: it may be what a super admin comes to mend.
    const isWayIn = openInMaintenance.test(path);
    const [isClosed, since = null] = isWayIn
      ? [false]
      : await Promise.all([isInMaintenance(), pointOfNow?.()]);
    if (isClosed) return sendClosed(reply);
    const facts = (await factsOf?.(path)) ?? null;
    return send(reply, 'app', { facts, own: ownPageAt(path), since });
  };
  // A link stays in maintenance when its interview has begun. A reload has no link in its address, because the page
  // took it out: then the page finds out by its calls, and leads to the image itself.
  app.get<{ Querystring: { token?: unknown } }>('/bot-interview', async ({ query }, reply) => {
    const { token } = query;
    if (token === undefined || !(await isInMaintenance())) return send(reply, 'room');
    const stays = typeof token === 'string' && (await hasBegun(token));
    return stays ? send(reply, 'room') : sendClosed(reply);
  });
  // Nobody enters a call in maintenance; whoever was in it may reload.
  app.get<{ Querystring: { token?: unknown } }>('/call', async ({ query }, reply) =>
    query.token !== undefined && (await isInMaintenance())
      ? sendClosed(reply)
      : send(reply, 'call'),
  );
  app.get('/*', async (request, reply) =>
    isPagePath(request.url) ? sendOpen(request.url, reply) : reply.callNotFound(),
  );
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'HEAD' && isPagePath(request.url)) return sendOpen(request.url, reply);
    const body = envelopeOf(404, [
      {
        code: 'not_found',
        message:
          'There is nothing at this address. If this page was open during an upgrade, load it again.',
      },
    ]);
    return reply.code(404).type('application/json').send(JSON.stringify(body));
  });
}

/** Sends an entry as its reader should have it, under a policy of its own. */
function createSender(webFolder: string, origins: PageOrigins) {
  const html = {
    app: readPage(webFolder, 'app.html'),
    room: readPage(webFolder, 'room.html'),
    call: readPage(webFolder, 'call.html'),
  };
  return (
    reply: FastifyReply,
    kind: keyof typeof html,
    { facts = null, own = noPage, since = null }: Inserted = {},
  ): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    const wanted = reply.request.headers['accept-language'];
    const spoken = kind === 'room' ? inRoomLanguage(html.room, wanted) : html[kind];
    const shown = facts === null ? own : { ...own, picture: '' };
    return reply
      .code(facts?.status ?? 200)
      .header('content-security-policy', contentSecurityPolicy(kind, nonce, origins))
      .header('cache-control', 'no-store')
      .header('permissions-policy', permissions[kind])
      .type('text/html; charset=utf-8')
      .send(withFacts(withPage(withPoint(spoken, since), shown, nonce), facts));
  };
}

/** What the pages load. */
async function registerFiles(app: FastifyInstance, webFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    // The build writes .br and .gz beside each file.
    preCompressed: true,
    index: false,
    serveDotFiles: false,
    globIgnore: ['**/*.html'],
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/');
      void reply.header(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      // A worker lives under the policy of its own file, not under its page's.
      if (isWorker(path)) void reply.header('content-security-policy', policyOfWorker(path));
    },
  });
}

type Inserted = {
  readonly facts?: PageFacts | null;
  readonly own?: OwnPage;
  readonly since?: string | null;
};
const noPage: OwnPage = { links: '', picture: '' };
const emptyRoot = '<div id="root"></div>';

/** The page names it when it wants to be told of changes (docs/decisions/0435). */
const withPoint = (page: string, since: string | null): string =>
  since === null
    ? page
    : page.replace('</head>', () => `<meta name="candor-since" content="${since}" /></head>`);

/** Before what somebody wrote comes into it: the nonce is for what the build made. */
function withPage(page: string, { links, picture }: OwnPage, nonce: string): string {
  const linked = page.replace('</head>', () => `${links}</head>`);
  return (picture === '' ? linked : drawnAhead(linked, picture)).replaceAll(
    '__CSP_NONCE__',
    () => nonce,
  );
}

/** A picture is read before the scripts have come: its typefaces come with it. */
const drawnAhead = (page: string, picture: string): string =>
  page
    .replaceAll(' fetchpriority="low"', '')
    .replace(emptyRoot, () => `<div id="root">${picture}</div>`);

/** By functions: a `$` in somebody's text means nothing. */
function withFacts(page: string, facts: PageFacts | null): string {
  if (facts === null) return page;
  return page
    .replace('<title>Candor</title>', () => facts.head)
    .replace(emptyRoot, () => `<div id="root">${facts.body}</div>`);
}

/** As the build names them: `mesh-worker-<hash>.js`. */
const isWorker = (path: string): boolean => /-worker-[\w-]{1,40}\.js(\.br|\.gz)?$/.test(path);

function policyOfWorker(path: string): string {
  if (path.includes('/pdf-worker-')) return readerSecurityPolicy;
  return path.includes('/convert-worker-') ? converterSecurityPolicy : workerSecurityPolicy;
}

const permissions = {
  app: 'camera=(), microphone=(), display-capture=(), geolocation=(), payment=()',
  call: 'camera=(self), microphone=(self), display-capture=(self), speaker-selection=(self), autoplay=(self), fullscreen=(self), geolocation=()',
  room: 'camera=(self), microphone=(self), display-capture=(self), fullscreen=(self), geolocation=()',
} as const;

function readPage(folder: string, name: string): string {
  const path = join(folder, name);
  if (!existsSync(path)) {
    throw new Error(`${path} is missing: build the web app first (npm run build).`);
  }
  return readFileSync(path, 'utf8');
}
