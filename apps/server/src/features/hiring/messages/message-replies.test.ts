import { ImapFlow } from 'imapflow';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imapMailbox } from '../../../platform/mail/reply-mailbox.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { pdf, png } from '../../people/profiles/test-documents.ts';
import { dovecot, startDovecot } from './test-dovecot.ts';
import { type MessageDesk, openMessageDesk } from './test-messages.ts';

const mustRun = process.env['CI'] === 'true';
const now = new Date('2027-01-04T09:00:00Z');
let service: TestApp;
let ours: MessageDesk;
let server: Awaited<ReturnType<typeof startDovecot>>;

/** Somebody who was written to, and the address that their mail can be answered at. */
async function written() {
  const applicant = await ours.applicant();
  await ours.write(applicant.candidateID, { applicationID: applicant.applicationID });
  const [mail] = await service.mailsTo(applicant.email);
  return { ...applicant, mail, address: mail?.sender?.replyTo ?? '' };
}

let made = 0;
const mailOf = (
  from: string,
  to: string,
  {
    id,
    head = [],
    body = 'Tomorrow after ten.',
    type = 'text/plain; charset=utf-8',
  }: { id?: string; head?: string[]; body?: string; type?: string } = {},
) => {
  made += 1;
  return [
    ...[`From: Ada <${from}>`, `To: ${to}`, 'Subject: Re: A question', 'MIME-Version: 1.0'],
    ...[`Message-ID: <${id ?? `m${made}`}@mail.example>`, `Content-Type: ${type}`, ...head, ''],
    body,
    '',
  ].join('\n');
};

const read = () => service.runJob('read-replies');
const received = async (candidateID: number) => {
  const [{ messages }] = (await ours.list(candidateID)).data.threads;
  return messages.filter(({ state }: { state: string }) => state === 'received');
};
const answersTold = async () =>
  (await ours.noticesOf(ours.founder)).filter(({ title }) => title === 'A candidate has answered')
    .length;

/** What lies in the mailbox still: how many, and how many of these were not read. */
async function left() {
  const { hostname: host, port } = new URL(server.url);
  const client = new ImapFlow({
    ...{ host, port: Number(port), secure: false, logger: false },
    auth: { user: 'replies', pass: 'secret' },
  });
  await client.connect();
  const found = await client.status('INBOX', { messages: true, unseen: true });
  await client.logout();
  return found === false ? [] : [found.messages, found.unseen];
}

/** Without Dovecot the tests say that they are left out; `tools/test` installs it. */
describe.skipIf(dovecot === undefined && !mustRun)('on a real IMAP server', () => {
  beforeAll(async () => {
    server = await startDovecot(dovecot ?? 'dovecot');
    const answers = {
      replyAddress: 'replies@hiring.example',
      replies: imapMailbox({ url: server.url }),
    };
    service = await createTestApp({ now: () => now, answers });
    ours = await openMessageDesk(service);
  });
  afterAll(async () => {
    await service?.close();
    await server?.stop();
  });

  test('an answer by mail comes into its thread, once, and leaves the mailbox', async () => {
    const { candidateID, email, address, mail } = await written();
    expect(address).toMatch(/^replies[+][a-z\d]+-[a-z2-7]{26}@hiring[.]example$/);
    expect(mail?.text).toContain('You can answer this mail');
    expect((await ours.list(candidateID)).data.answersTo).toBeNull();
    const before = await answersTold();
    const answer = mailOf(email, address.toUpperCase(), { id: 'one' });
    server.deliver(answer);
    await read();
    server.deliver(answer);
    await read();
    expect(await received(candidateID)).toMatchObject([
      {
        ...{ body: 'Tomorrow after ten.', isMailed: true, isAutomatic: false, problem: '' },
        ...{ byName: null, fromAddress: null, files: [] },
      },
    ]);
    expect(await answersTold()).toBe(before + 1);
    expect(await left()).toEqual([0, 0]);
  });

  test('the next mail names what was answered, so that mail programs show one thread', async () => {
    const { candidateID, applicationID, email, address } = await written();
    server.deliver(mailOf(email, address, { id: 'answer' }));
    // What the candidate never had, nor wrote.
    server.deliver(mailOf('other@mail.example', address, { id: 'stranger' }));
    const head = ['Auto-Submitted: auto-replied'];
    server.deliver(mailOf(email, address, { id: 'program', head }));
    await read();
    const [{ threadID }] = (await ours.list(candidateID)).data.threads;
    const sent = await ours.write(candidateID, { applicationID, threadID });
    expect(sent.status).toBe(200);
    // The clock stands still here, so the mailbox has no order.
    const mails = (await service.mailsTo(email)).map(({ answers }) => answers);
    expect(mails).toHaveLength(2);
    expect(mails).toContainEqual(undefined);
    expect(mails).toContainEqual([
      { key: expect.stringMatching(/^message:/) },
      { name: '<answer@mail.example>' },
    ]);
  });

  test('files come along, and what is none of the kinds is named and left out', async () => {
    const { candidateID, email, address } = await written();
    const part = (name: string, bytes: Buffer) => [
      ...['--x', `Content-Type: application/octet-stream; name="${name}"`],
      ...['Content-Transfer-Encoding: base64', 'Content-Disposition: attachment', ''],
      bytes.toString('base64'),
    ];
    const body = [
      ...['--x', 'Content-Type: text/plain', '', 'Here.', ...part('me.pdf', pdf())],
      ...[...part('me.exe', Buffer.from('MZ')), '--x--'],
    ].join('\n');
    server.deliver(mailOf(email, address, { type: 'multipart/mixed; boundary=x', body }));
    await read();
    expect(await received(candidateID)).toMatchObject([
      { body: 'Here.', files: [{ fileName: 'me.pdf' }], problem: 'me.exe' },
    ]);
  });

  test('a file that a phone sends as part of its text is kept; a picture that the text shows is not', async () => {
    const { candidateID, email, address } = await written();
    const part = (name: string, type: string, bytes: Buffer, id: string) => [
      ...['--x', `Content-Type: ${type}; name="${name}"`, 'Content-Transfer-Encoding: base64'],
      ...[`Content-Disposition: inline; filename="${name}"`, `Content-ID: <${id}>`, ''],
      bytes.toString('base64'),
    ];
    const body = [
      ...['--x', 'Content-Type: text/html', '', '<p>My CV<img src="cid:logo@mail"></p>'],
      ...part('cv.pdf', 'application/pdf', pdf(), 'cv@mail'),
      ...[...part('logo.png', 'image/png', png(), 'logo@mail'), '--x--'],
    ].join('\n');
    server.deliver(mailOf(email, address, { type: 'multipart/related; boundary=x', body }));
    await read();
    expect(await received(candidateID)).toMatchObject([
      { body: 'My CV', files: [{ fileName: 'cv.pdf' }], problem: '' },
    ]);
  });

  test('a hundred mails of a program take no answer of a person away', async () => {
    const { candidateID, email, address } = await written();
    await service.owner.query(
      `insert into messages (company_id, thread_id, direction, state, body, written_at, sent_at, request_key, request_hash, mail_id, is_automatic)
       select company_id, thread_id, 'in', 'received', '', $2, $2, gen_random_uuid(), '', n::text, true
         from messages m join message_threads t using (company_id), generate_series(1, 100) n
        where t.id = m.thread_id and t.candidate_id = $1`,
      [candidateID, now],
    );
    const head = ['Auto-Submitted: auto-replied'];
    server.deliver(mailOf(email, address, { head, body: 'One more.' }));
    server.deliver(mailOf(email, address, { body: 'I am a person.' }));
    await read();
    const bodies = (await received(candidateID)).map(({ body }: { body: string }) => body);
    expect(bodies).toContain('I am a person.');
    expect(bodies).not.toContain('One more.');
  });

  test('who else has the address is heard, and shown as somebody else', async () => {
    const { candidateID, address } = await written();
    server.deliver(mailOf('other@mail.example', address));
    await read();
    expect(await received(candidateID)).toMatchObject([{ fromAddress: 'other@mail.example' }]);
  });

  test('what a program wrote is marked, and nobody is told', async () => {
    const { candidateID, email, address } = await written();
    const own = await ours.own({ email });
    const before = await answersTold();
    server.deliver(mailOf(email, address, { head: ['Auto-Submitted: auto-replied'] }));
    server.deliver(mailOf('mailer-daemon@mail.example', address, { head: ['Return-Path: <>'] }));
    await read();
    expect(await received(candidateID)).toMatchObject([
      { isAutomatic: true },
      { isAutomatic: true },
    ]);
    expect(await answersTold()).toBe(before);
    expect((await own.open()).data.messages).toHaveLength(1);
  });

  test('of a mail that is markup alone its words are kept, and no markup', async () => {
    const { candidateID, email, address } = await written();
    const body =
      '<html><style>p{color:red}</style><p>Hello &amp; thanks,<br>Ada</p><script>x()</script></html>';
    server.deliver(mailOf(email, address, { type: 'text/html', body }));
    await read();
    const [{ body: kept }] = await received(candidateID);
    expect(kept.split(/\s*\n\s*/)).toEqual(['Hello & thanks,', 'Ada']);
  });

  test('what is for no thread stays in the mailbox, as read, and is not looked at again', async () => {
    const { candidateID, email, address } = await written();
    const forged = address.replace(/.{4}@/, 'aaaa@');
    const [before = 0] = await left();
    server.deliver(mailOf(email, 'replies@hiring.example'));
    server.deliver(mailOf(email, forged));
    await read();
    await read();
    expect(await received(candidateID)).toEqual([]);
    expect(await left()).toEqual([before + 2, 0]);
  });

  test('an address leads nowhere once its candidate is erased', async () => {
    const { candidateID, email, address } = await written();
    const admin = await ours.fresh(ours.founder);
    const erasure = { candidateID, email, because: 'Asked for it.' };
    expect((await admin('POST', '/api/retention/erasures', erasure)).status).toBe(200);
    const [messages = 0] = await left();
    server.deliver(mailOf(email, address));
    await read();
    expect(await left()).toEqual([messages + 1, 0]);
    const { rows } = await service.owner.query(
      'select count(*)::int as n from message_threads where candidate_id = $1',
      [candidateID],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

test('a mailbox that is away fails the reading, and nothing is lost', async () => {
  const away = imapMailbox({ url: 'imap://replies:secret@127.0.0.1:9', patienceMs: 400 });
  await expect(away.take({ isFor: () => true, take: async () => 'kept' })).rejects.toThrow();
});
