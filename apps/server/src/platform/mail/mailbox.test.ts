import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer, type HttpServer } from '../http/http-server.ts';
import { writeMail } from './mail-content.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { registerMailbox } from './mailbox-routes.ts';
import { noProxies } from '../http/trusted-proxies.ts';

const folder = mkdtempSync(join(tmpdir(), 'candor-mailbox-'));
let minute = 0;
let mailbox: Mailbox;
let app: HttpServer;

beforeAll(async () => {
  mailbox = openMailbox({ folder, now: () => new Date(Date.UTC(2026, 10, 21, 8, minute)) });
  app = await createHttpServer({ isHttps: false, trustProxy: noProxies, logLevel: 'silent' });
  registerMailbox(app, mailbox, 'http://candor.test:3000');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function receive(to: string, subject: string): Promise<string> {
  minute += 1;
  const letter = { subject, preview: '', greeting: 'Hello <script>alert(1)</script>,' };
  const action = { label: 'Go', url: 'http://candor.test:3000/confirmemail?token=a&email=b' };
  const content = writeMail({ ...letter, paragraphs: ['Please.'], action });
  await mailbox.send({ ...content, to, key: `${to} ${subject} ${minute}` });
  return (await mailbox.list())[0]?.id ?? '';
}

const get = (url: string, host = 'localhost:3000') => app.inject({ url, headers: { host } });

test('the newest mail comes first, and one address can be asked for', async () => {
  await receive('asha@example.com', 'First');
  await receive('ben@example.com', 'Second');
  await receive('asha@example.com', 'Third');
  const subjects = async (query: string) =>
    (await get(`/dev/mailbox.json${query}`))
      .json()
      .map((mail: { subject: string }) => mail.subject);
  expect(await subjects('')).toEqual(['Third', 'Second', 'First']);
  expect(await subjects('?to=Asha@example.com')).toEqual(['Third', 'First']);
  const page = (await get('/dev/mailbox?to=ben@example.com')).body;
  expect(page).toContain('Second');
  expect(page).not.toContain('Third');
});

test('the text of a mail is shown as text, with links that can be followed', async () => {
  const id = await receive('asha@example.com', '<img src=x onerror=alert(1)>');
  const { body, headers } = await get(`/dev/mailbox/${id}`);
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(body).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt;,');
  expect(body).not.toMatch(/<(script|img)/);
  expect(body).toContain('href="http://candor.test:3000/confirmemail?token=a&amp;email=b"');
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('the HTML of a mail is shown in a frame without scripts or an origin', async () => {
  const id = await receive('asha@example.com', 'Framed');
  expect((await get(`/dev/mailbox/${id}`)).body).toMatch(/<iframe [^>]*sandbox="allow-top/);
  const { headers } = await get(`/dev/mailbox/${id}/html`);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-top-navigation-by-user-activation');
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
});

test('a foreign name for this computer shows nothing', async () => {
  expect((await get('/dev/mailbox.json', 'evil.example')).statusCode).toBe(404);
  expect((await get('/dev/mailbox.json', 'candor.test:3000')).statusCode).toBe(200);
  expect((await get('/dev/mailbox.json', '192.168.1.7:3000')).statusCode).toBe(200);
});

test.each(['..%2f..%2fsecret', 'x', '000000000000001-aaaaaaaaaaaaaaaa'])(
  'there is no mail at %s',
  async (id) => {
    expect((await get(`/dev/mailbox/${id}`)).statusCode).toBe(404);
    expect((await get(`/dev/mailbox/${id}/html`)).statusCode).toBe(404);
  },
);

test('only the last hundred are kept, for the eyes of their owner', async () => {
  for (let n = 0; n < 105; n += 1) await receive('asha@example.com', `Number ${n}`);
  const mails = await mailbox.list();
  expect(mails).toHaveLength(100);
  expect(mails[0]?.subject).toBe('Number 104');
  expect(statSync(join(folder, `${mails[0]?.id}.json`)).mode & 0o077).toBe(0);
});
