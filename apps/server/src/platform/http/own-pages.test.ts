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
    isInMaintenance: async () => false,
    hasBegun: async () => false,
    pointOfNow: async () => point,
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
