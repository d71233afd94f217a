import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { INVENTED_DOMAIN } from '../../../platform/mail/invented-rules.ts';
import { pdf, sent } from '../../people/profiles/test-documents.ts';
import { withFilesOfMany } from './message-files.ts';
import { type MessageDesk, openMessageDesk, words } from './test-messages.ts';

let service: TestApp;
let ours: MessageDesk;

beforeAll(async () => {
  service = await createTestApp();
  ours = await openMessageDesk(service);
});
afterAll(() => service.close());

const messagesOf = async (candidateID: number) => {
  const { threads } = (await ours.list(candidateID)).data;
  return threads.flatMap(({ messages }: { messages: unknown[] }) => messages);
};

test('several are written to at once: each as the preview showed, in a thread of their own', async () => {
  const [one, two] = [await ours.applicant(), await ours.applicant()];
  const list = { candidateIDs: [one, two, one].map(({ candidateID }) => candidateID), jobID: null };
  const preview = (await ours.post('/messages/preview', { ...list, ...words })).data.mails;
  expect(preview).toMatchObject([
    { candidateID: one.candidateID, email: one.email, lacksJob: false },
    { candidateID: two.candidateID, email: two.email },
  ]);
  const requestKey = randomUUID();
  const body = { requestKey, ...list, sendAt: null, ...words };
  expect((await ours.post('/messages/bulk', body)).data).toMatchObject({
    written: 2,
    files: 0,
    samples: 0,
  });
  expect((await ours.post('/messages/bulk', body)).data).toMatchObject({
    written: 2,
    files: 0,
    samples: 0,
  });
  for (const [n, { email, candidateID }] of [one, two].entries()) {
    const mails = await service.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([preview[n].subject]);
    expect(await messagesOf(candidateID)).toMatchObject([{ body: preview[n].body }]);
  }
  const [own, other] = [await ours.own(one), await ours.own(two)];
  await own.answer('Mine.');
  expect((await other.open()).data.messages).toHaveLength(1);
});

test('who is invented is named in the preview, and counted among those who are written to', async () => {
  const real = await ours.applicant();
  const email = `maja.lund.${randomUUID()}@${INVENTED_DOMAIN}`;
  const { rows } = await service.owner.query(
    `insert into candidates (company_id, email, first_name, last_name)
     values ($1, $2, 'Maja', 'Lund') returning id::int`,
    [ours.companyId, email],
  );
  const list = { candidateIDs: [real.candidateID, rows[0].id], jobID: null };
  const plain = { subject: 'Hello', body: 'Hello {{firstName}}' };
  const { mails } = (await ours.post('/messages/preview', { ...list, ...plain })).data;
  expect(mails.map(({ isSample }: { isSample: boolean }) => isSample)).toEqual([false, true]);
  const body = { requestKey: randomUUID(), ...list, ...plain, sendAt: null };
  for (const _again of [1, 2]) {
    expect((await ours.post('/messages/bulk', body)).data).toMatchObject({
      written: 2,
      samples: 1,
    });
  }
  expect(await service.mailsTo(real.email)).toHaveLength(1);
});

test('each of several gets the files in a copy of their own, and nobody where one is refused', async () => {
  const [one, two] = [await ours.applicant(), await ours.applicant()];
  const candidateIDs = [one.candidateID, two.candidateID];
  const body = { candidateIDs, jobID: null, sendAt: null, ...words, requestKey: randomUUID() };
  const wrong = { ...body, files: [sent('x.pdf', Buffer.from('MZ'))] };
  expect((await ours.post('/messages/bulk', wrong)).code).toBe('file_refused');
  expect(await messagesOf(one.candidateID)).toEqual([]);
  const whole = { ...body, files: [sent('plan.pdf', pdf())] };
  for (const _again of [1, 2]) {
    expect((await ours.post('/messages/bulk', whole)).data).toMatchObject({ written: 2, files: 1 });
  }
  expect((await ours.post('/messages/bulk', body)).code).toBe('request_key_reused');
  const files = await service.owner.query(
    `select candidate_id::int as id, object_key as key from candidate_files
      where candidate_id = any($1) order by candidate_id`,
    [candidateIDs],
  );
  expect(files.rows.map(({ id }) => id)).toEqual(candidateIDs);
  expect(new Set(files.rows.map(({ key }) => key)).size).toBe(2);
  for (const { email } of [one, two]) {
    expect((await service.mailsTo(email))[0]?.text).toContain('by the link: plan.pdf.');
    const [{ files: read }] = (await (await ours.own({ email })).open()).data.messages;
    expect(read).toMatchObject([{ fileName: 'plan.pdf', isRemoved: false }]);
  }
});

test('who has no job is not written to about one, and nobody of the list is', async () => {
  const applicant = await ours.applicant();
  const { rows } = await service.owner.query(
    `insert into candidates (company_id, email, first_name, last_name)
     values ($1, 'jobless@example.net', 'Jo', 'Bless') returning id::int`,
    [ours.companyId],
  );
  const list = { candidateIDs: [applicant.candidateID, rows[0].id], jobID: null };
  const { mails } = (await ours.post('/messages/preview', { ...list, ...words })).data;
  expect(mails.map(({ lacksJob }: { lacksJob: boolean }) => lacksJob)).toEqual([false, true]);
  const body = { requestKey: randomUUID(), ...list, sendAt: null, ...words };
  expect((await ours.post('/messages/bulk', body)).code).toBe('validation_failed');
  expect(await service.mailsTo(applicant.email)).toEqual([]);
  const ofJob = { ...body, requestKey: randomUUID(), jobID: ours.job.jobID, subject: 'Hello' };
  expect((await ours.post('/messages/bulk', { ...ofJob, body: 'Hello' })).status).toBe(404);
});

test('where one of several has no room for a file, nobody is written to', async () => {
  const [one, full] = [await ours.applicant(), await ours.applicant()];
  await service.owner.query(
    `insert into candidate_files (company_id, candidate_id, kind, file_name, content_type, bytes, sha256, object_key, uploaded_at)
     select $1, $2, 'other', 'old.pdf', 'application/pdf', 1, repeat('0', 64), 'candidates/full/' || n, now()
       from generate_series(1, 100) n`,
    [ours.companyId, full.candidateID],
  );
  const list = { candidateIDs: [one.candidateID, full.candidateID], jobID: null, sendAt: null };
  const body = { requestKey: randomUUID(), ...list, ...words, files: [sent('plan.pdf', pdf())] };
  const refused = await ours.post('/messages/bulk', body);
  expect(refused.code).toBe('too_many_files');
  expect(await messagesOf(one.candidateID)).toEqual([]);
});

const crowd = (size: number) =>
  Array.from({ length: size }, (_, n) => ({ companyId: ours.companyId, candidateId: n + 1 }));

test('files of several that are more than 200 MB together are refused before one is written', async () => {
  const uploads = [{ fileName: 'plan.pdf', bytes: Buffer.alloc(3 * 1024 * 1024) }];
  const written = withFilesOfMany(service.objects, { everybody: crowd(100), uploads }, () => {
    throw new Error('written');
  });
  await expect(written).rejects.toMatchObject({ code: 'file_refused', path: 'body.files' });
  await expect(written).rejects.toThrow('more than 200 MB');
});

test('a storage that fails half way keeps no copy of what nobody was sent', async () => {
  const kept = new Set<string>();
  const failing = {
    ...service.objects,
    put: async (key: string) => {
      kept.add(key);
      if (kept.size === 3) throw new Error('the storage is away');
    },
    remove: async (key: string) => {
      kept.delete(key);
    },
  } as typeof service.objects;
  const uploads = [{ fileName: 'plan.pdf', bytes: pdf() }];
  const written = withFilesOfMany(failing, { everybody: crowd(5), uploads }, () => {
    throw new Error('written');
  });
  await expect(written).rejects.toThrow('the storage is away');
  expect([...kept]).toEqual([]);
});
