import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'candor-pages-'));
const drawn = '<style nonce="__CSP_NONCE__">p{}</style><p>Drawn ahead</p>';
let app: FastifyInstance;
let point: string | null = null;
let pointAsked = 0;
let maintenance: Promise<boolean> = Promise.resolve(false);
beforeAll(async () => {
  const html =
    '<head><meta name="csp-nonce" content="__CSP_NONCE__"><title>Candor</title></head><div id="root"></div>';
  for (const name of ['app.html', 'room.html', 'call.html'])
    writeFileSync(join(folder, name), html);
  writeFileSync(
    join(folder, 'prerendered.json'),
    JSON.stringify({ '/home': drawn, '/jobs': drawn }),
  );
  app = Fastify();
  await registerPages(app, {
    webFolder: folder,
    origins: { storage: null, media: [] },
    isInMaintenance: () => maintenance,
    hasBegun: async () => false,
    pointOfNow: async () => {
      pointAsked += 1;
      return point;
    },
    factsOf: async (path) =>
      path === '/jobs' ? { status: 200, head: '<title>J</title>', body: '__CSP_NONCE__' } : null,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (url: string) => {
  const reply = await app.inject({ method: 'GET', url });
  const [, nonce = ''] =
    /'nonce-([^']+)'/.exec(String(reply.headers['content-security-policy'])) ?? [];
  return { body: reply.body, nonce };
};

test('what was drawn ahead bears the nonce of its page', async () => {
  const { body, nonce } = await open('/home?from=a-mail');
  expect(nonce).not.toBe('');
  expect(body).toContain(
    `<div id="root"><style nonce="${nonce}">p{}</style><p>Drawn ahead</p></div>`,
  );
});

test('what a page says of itself comes before a picture, and what somebody wrote gets no nonce', async () => {
  const { body, nonce } = await open('/jobs');
  expect(body).not.toContain(nonce.concat('</div>'));
  expect(body.endsWith('<div id="root">__CSP_NONCE__</div>')).toBe(true);
});

test('a page of the app names the point before which nothing is news to it, where there is one', async () => {
  expect((await open('/company/jobs')).body).not.toContain('candor-since');
  point = 'sealed$&';
  expect((await open('/company/jobs')).body).toContain(
    '<meta name="candor-since" content="sealed$&" /></head>',
  );
  expect((await open('/bot-interview')).body).not.toContain('candor-since');
  point = null;
});

test('the point is asked for while the switch is, and a page waits for both at once', async () => {
  const isClosed = Promise.withResolvers<boolean>();
  maintenance = isClosed.promise;
  pointAsked = 0;
  const opened = open('/company/jobs');
  await expect.poll(() => pointAsked).toBe(1);
  isClosed.resolve(false);
  expect((await opened).body).toContain('<div id="root">');
});

test('[MN-1] the way in for who ends a maintenance waits for nothing of the database', async () => {
  // Neither is answered.
  maintenance = new Promise(() => {});
  point = 'sealed';
  pointAsked = 0;
  for (const path of ['/maintenance', '/login/superadmin', '/superadmin/settings']) {
    expect((await open(path)).body).not.toContain('candor-since');
  }
  expect(pointAsked).toBe(0);
});
