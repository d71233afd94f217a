import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import type { JobData } from '../queue/define-job.ts';
import { openQueue, type Queue } from '../queue/queue.ts';
import type { MailLetter } from './mail-content.ts';
import { smtpTransport } from './mail-transport.ts';
import { createMailWorkers } from './mail-workers.ts';
import { createPostOffice, mailJob, type PostedLetter } from './post-office.ts';
import { startMailServer } from './test-mail-server.ts';

const key = new Uint8Array(32).fill(3);
const letter: MailLetter = {
  subject: 'Bestätigen Sie Ihre Adresse',
  preview: 'One click is left.',
  greeting: 'Hello <Asha> & co,',
  paragraphs: ['Please confirm your address.'],
  action: { label: 'Confirm', url: 'https://candor.example/confirmemail?token=a&email=b' },
};

let database: TestDatabase;
let queue: Queue;
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  database = await createTestDatabase();
  queue = await openQueue({
    pool: database.db.pool,
    onError: () => {},
  });
});
afterAll(async () => {
  await queue.stop();
  await database.drop();
});
beforeEach(async () => {
  server = await startMailServer();
  await queue.prepare(jobs());
});
afterEach(async () => {
  await database.owner.query('delete from mails');
  await server.close();
});

/** Impatient only where a server is silent on purpose: on a busy machine 400 ms were too short for one that answers. */
const jobs = (now = () => new Date(), patience: { patienceMs?: number } = {}) =>
  createMailWorkers({
    db: database.db,
    clock: now,
    key,
    transport: smtpTransport({
      url: server.url,
      from: 'Candor <no-reply@candor.example>',
      ...patience,
    }),
  });

async function run(name: string, data: JobData, now?: () => Date): Promise<void> {
  await jobs(now)
    .find((job) => job.name === name)
    ?.run(data);
}

async function post(to: string, more: Partial<PostedLetter> = {}): Promise<number> {
  const office = createPostOffice({ queue, key });
  await database.db.global((tx) => office.post(tx, { key: `for ${to}`, to, ...letter, ...more }));
  const { rows } = await database.owner.query('select max(id)::int as id from mails');
  return rows[0].id;
}

const firstMail = () => PostalMime.parse(server.received[0]?.raw ?? '');

const rowOf = async (id: number) =>
  (await database.owner.query('select * from mails where id = $1', [id])).rows[0];

test('a letter arrives as HTML and as text, from the address of this installation', async () => {
  const mailId = await post('asha@example.com');
  await run(mailJob, { mailId });
  const mail = await firstMail();
  expect(server.received[0]?.recipients).toEqual(['asha@example.com']);
  expect(mail.subject).toBe('Bestätigen Sie Ihre Adresse');
  expect(mail.from).toMatchObject({ name: 'Candor', address: 'no-reply@candor.example' });
  expect(mail.text).toContain('https://candor.example/confirmemail?token=a&email=b');
  expect(mail.text).toContain('Hello <Asha> & co,');
  expect(mail.html).toContain('Hello &lt;Asha&gt; &amp; co,');
  expect(mail.html).toContain('href="https://candor.example/confirmemail?token=a&amp;email=b"');
  expect(mail.headers.find(({ key: name }) => name === 'auto-submitted')?.value).toBe(
    'auto-generated',
  );
});

test('[E10] [C18] a chosen sender is a name beside our address, and no line of it a header', async () => {
  const sender = {
    name: 'Lark <eve@evil.example>\r\nBcc: victim@example.com',
    replyTo: 'jobs@lark.example',
  };
  const mailId = await post('asha@example.com', { sender });
  await run(mailJob, { mailId });
  const mail = await firstMail();
  expect(server.received[0]?.recipients).toEqual(['asha@example.com']);
  expect(mail.from?.address).toBe('no-reply@candor.example');
  expect(mail.from?.name).toMatch(/^Lark/);
  expect(mail.replyTo).toMatchObject([{ address: 'jobs@lark.example' }]);
  expect([mail.bcc, mail.headers.filter(({ key: name }) => name === 'bcc')]).toEqual([
    undefined,
    [],
  ]);
});

test.each(['PUBLISH', 'REQUEST', 'CANCEL'] as const)(
  'a file for calendars arrives as what it is: %s',
  async (method) => {
    const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    const calendar = { method, content };
    await run(mailJob, { mailId: await post('ada@example.com', { calendar }) });
    const raw = server.received[0]?.raw ?? '';
    expect(raw).toMatch(
      new RegExp(`Content-Type: text/calendar; charset=utf-8;\\s+method=${method}`, 'i'),
    );
    const [file] = (await firstMail()).attachments.filter(({ filename }) => filename !== null);
    expect(file).toMatchObject({ filename: 'interview.ics', disposition: 'attachment' });
  },
);

test('what was sent keeps no content, and is not sent again', async () => {
  const mailId = await post('once@example.com');
  await run(mailJob, { mailId });
  await run(mailJob, { mailId });
  expect(server.received).toHaveLength(1);
  expect(await rowOf(mailId)).toMatchObject({ sealed_content: null, tries: 1 });
});

test.each([
  ['a subject', { subject: 'Hi\r\nBcc: victim@example.com\r\nX-Evil: 1' }],
  ['a greeting', { greeting: 'Hello\r\nBcc: victim@example.com\r\n\r\nevil' }],
  ['a preview', { preview: 'x\u2028Bcc: victim@example.com\u0085X-Evil: 1' }],
])('[E10] [C18] a line break in %s makes no header and no recipient', async (_, evil) => {
  const mailId = await post('asha@example.com', { key: JSON.stringify(evil), ...evil });
  await run(mailJob, { mailId });
  const mail = await firstMail();
  expect(server.received[0]?.recipients).toEqual(['asha@example.com']);
  expect(mail.headers.map(({ key: name }) => name).toSorted()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]);
});

test.each([
  'asha@example.com\r\nBcc: victim@example.com',
  'asha@example.com, victim@example.com',
  'asha@example.com> SIZE=1\r\nRCPT TO:<victim@example.com',
  'Group: asha@example.com, victim@example.com;',
])('[E10] the address %j reaches nobody else', async (address) => {
  const mailId = await post(address);
  await run(mailJob, { mailId });
  expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain(
    'victim@example.com',
  );
  expect(server.received.map(({ raw }) => raw).join('')).not.toMatch(/^bcc:/im);
});

test('the message is named at the domain of its sender, the same for each try', async () => {
  const mailId = await post('named@example.com');
  await run(mailJob, { mailId });
  expect((await firstMail()).messageId).toMatch(/^<[0-9a-f]{40}@candor\.example>$/);
});

test('a mail of a thread names those before it, ours and others’, as mail programs expect', async () => {
  await run(mailJob, { mailId: await post('ada@example.com', { key: 'first' }) });
  const first = (await firstMail()).messageId;
  const answers = [{ key: 'first' }, { name: '<answer@mail.example>' }];
  await run(mailJob, { mailId: await post('ada@example.com', { key: 'second', answers }) });
  const second = await PostalMime.parse(server.received[1]?.raw ?? '');
  expect(second.inReplyTo).toBe('<answer@mail.example>');
  expect(second.references).toBe(`${first} <answer@mail.example>`);
});

test('a 451 is tried again and then arrives once', async () => {
  let answers = 0;
  server.greetWith(() => {
    answers += 1;
    return answers === 1 ? { code: 451, message: '4.3.0 Try again later' } : undefined;
  });
  const mailId = await post('later@example.com');
  await expect(run(mailJob, { mailId })).rejects.toThrow('451');
  expect(await rowOf(mailId)).toMatchObject({ tries: 1, sent_at: null, refused_at: null });
  await run(mailJob, { mailId });
  expect(server.received).toHaveLength(1);
});

test('a recipient that does not exist is noted, not tried again, and delays nobody', async () => {
  server.greetWith((address) =>
    address === 'gone@example.com' ? { code: 550, message: '5.1.1 No such user' } : undefined,
  );
  const gone = await post('gone@example.com');
  const here = await post('here@example.com');
  await run(mailJob, { mailId: gone });
  await run(mailJob, { mailId: here });
  await run(mailJob, { mailId: gone });
  const row = await rowOf(gone);
  expect(row.refused_at).not.toBeNull();
  expect(row).toMatchObject({ tries: 1, sealed_content: null });
  expect(row.last_problem).toContain('No such user');
  expect(server.received.map(({ recipients }) => recipients)).toEqual([['here@example.com']]);
});

test('a mail server that quarrels with us loses no mail', async () => {
  server.greetWith(() => ({ code: 550, message: '5.7.1 Relaying denied' }));
  const mailId = await post('asha@example.com');
  await expect(run(mailJob, { mailId })).rejects.toThrow('Relaying denied');
  expect(await rowOf(mailId)).toMatchObject({ refused_at: null, sent_at: null });
});

test('what the queue gave up is swept for three days, then given up', async () => {
  await server.goAway();
  const mailId = await post('asha@example.com');
  const at = (hours: number) => () => new Date(Date.now() + hours * 3_600_000);
  await run('sweep-mails', {}, at(1));
  expect(await rowOf(mailId)).toMatchObject({ tries: 1, sent_at: null });
  await server.comeBack();
  await run('sweep-mails', {}, at(0.5));
  expect(server.received).toHaveLength(0);
  await run('sweep-mails', {}, at(2));
  expect(server.received).toHaveLength(1);
  const stale = await post('stale@example.com');
  await run('sweep-mails', {}, at(73));
  expect(await rowOf(stale)).toMatchObject({ sealed_content: null, sent_at: null });
  expect(server.received).toHaveLength(1);
});

test('who was written to is forgotten after thirty days', async () => {
  const mailId = await post('asha@example.com');
  const days = (n: number) => () => new Date(Date.now() + n * 86_400_000);
  await run(mailJob, { mailId });
  const waiting = await post('waiting@example.com');
  await run('forget-mails', {}, days(29));
  expect(await rowOf(mailId)).toBeDefined();
  await run('forget-mails', {}, days(31));
  expect(await rowOf(mailId)).toBeUndefined();
  expect(await rowOf(waiting)).toBeDefined();
});

test('[F1] a mail server away for ten minutes loses and doubles nothing', async () => {
  // Six workers in one process stand for six processes: they compete for the same rows.
  for (let n = 0; n < 6; n += 1) {
    await queue.work(jobs(undefined, { patienceMs: 1500 }).slice(0, 1));
  }
  const ledger = Array.from({ length: 6 }, (_, n) => `person${n}@example.com`);
  await server.goAway();
  for (const to of ledger) await post(to);
  for (let minute = 0; minute < 10; minute += 1) {
    if (minute === 5) await server.fallSilent();
    await everythingDueWasTried();
    await aMinutePasses();
  }
  const { rows } = await database.owner.query('select min(tries)::int as least from mails');
  expect(rows[0].least).toBeGreaterThan(3);
  expect(server.received).toEqual([]);
  await server.comeBack();
  const left = async () => {
    await aMinutePasses();
    return waiting();
  };
  await expect.poll(left, { timeout: 120_000, interval: 500 }).toBe(0);
  const arrived = server.received.flatMap(({ recipients }) => recipients);
  expect(arrived.toSorted()).toEqual(ledger.toSorted());
});

/** Only the queue's notion of when a job is due is moved; everything else runs as it does. */
const aMinutePasses = () =>
  database.owner.query(
    `update pgboss.job set start_after = start_after - interval '1 minute' where state = 'retry'`,
  );

async function everythingDueWasTried(): Promise<void> {
  await expect.poll(countDue, { timeout: 60_000, interval: 50 }).toBe(0);
}

async function countDue(): Promise<number> {
  const { rows } = await database.owner.query(
    `select count(*)::int as due from pgboss.job
      where name = $1 and (state = 'active' or state in ('created', 'retry') and start_after <= now())`,
    [mailJob],
  );
  return rows[0].due;
}

const waiting = async () => {
  const { rows } = await database.owner.query(
    'select count(*)::int as n from mails where sent_at is null',
  );
  return rows[0].n;
};
