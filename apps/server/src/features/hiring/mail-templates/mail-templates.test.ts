import { defaultWords } from './default-words.ts';
import { letterKinds } from '@candor/contract/hiring/mail-template-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';

let now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let theirs: typeof ours;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  theirs = await people(service).found();
});
afterAll(() => service.close());

const path = '/api/letters/templates';
const read = async (call: Caller, kind = 'rejection') =>
  (await call('GET', `${path}?kind=${kind}`)).data;
const save = (call: Caller, body: object) => call('PUT', path, body);
const words = { templateID: null, name: 'Ours', subject: 'No', body: 'Hello {{firstName}}' };

test('a company starts with words for every mail that reading alone does not write', async () => {
  const { templates, changes } = (await ours.call('GET', path)).data;
  for (const kind of letterKinds) {
    const own = templates.filter((one: { kind: string }) => one.kind === kind);
    expect(own).toMatchObject(defaultWords(kind).map((one) => ({ ...one, templateID: null })));
  }
  expect(changes).toEqual([]);
  expect((await service.owner.query('select from mail_templates')).rows).toEqual([]);
});

test('templates are saved by kind, with who and when, and in the audit log', async () => {
  const kind = 'rejection';
  expect((await save(ours.call, { kind, templates: [words], changedAt: null })).status).toBe(200);
  const first = await read(ours.call);
  expect(first.templates).toMatchObject([{ name: 'Ours', kind }]);
  expect(first.changes).toMatchObject([{ kind, isOwn: true, changedAt: now.toISOString() }]);
  expect(first.changes[0].changedBy).not.toBe('');
  expect((await read(ours.call, 'reminder')).templates[0].templateID).toBeNull();
  now = new Date(now.getTime() + 60_000);
  const changed = [{ ...first.templates[0], kind: undefined, subject: ' Still\r\nno ' }];
  await save(ours.call, { kind, templates: changed, changedAt: first.changes[0].changedAt });
  expect((await read(ours.call)).templates).toEqual([
    { ...first.templates[0], subject: 'Still no' },
  ]);
  const { rows } = await service.owner.query(
    `select before, after from audit_log where company_id = $1 and action = 'mail-templates.saved' order by id desc`,
    [ours.companyId],
  );
  expect(rows[0]).toMatchObject({
    before: { templates: [{ subject: 'No' }] },
    after: { templates: [{ subject: 'Still no' }] },
  });
});

test('who began before somebody else saved does not write over it unseen', async () => {
  const kind = 'extended';
  const given = { kind, templates: [words], changedAt: null };
  const replies = await Promise.all([save(ours.call, given), save(ours.call, given)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.code).toBe('changed_meanwhile');
});

test.each([
  ['an unknown variable', 'rejection', { body: 'Your {{salary}}' }, 'unknown_variable'],
  ['one of another mail', 'rejection', { subject: '{{reason}}' }, 'unknown_variable'],
  ['braces that are not closed', 'rejection', { body: 'Hello {{firstName}' }, 'unknown_variable'],
  ['no name', 'rejection', { name: ' ' }, 'validation_failed'],
  ['no subject', 'rejection', { subject: ' \n ' }, 'validation_failed'],
])('%s is refused', async (_, kind, change, code) => {
  const { changes } = await read(ours.call, kind);
  const given = { kind, templates: [{ ...words, ...change }], changedAt: changes[0].changedAt };
  const reply = await save(ours.call, given);
  expect([reply.status, reply.code]).toEqual([422, code]);
});

test('a mail that leaves by itself has one text', async () => {
  const templates = [words, { ...words, name: 'Another' }];
  const reply = await save(ours.call, { kind: 'reminder', templates, changedAt: null });
  expect([reply.status, reply.code]).toEqual([422, 'validation_failed']);
});

test('a reset brings back the words that everybody starts with', async () => {
  const kind = 'resent';
  await save(ours.call, { kind, templates: [words], changedAt: null });
  expect((await ours.call('POST', '/api/letters/resets', { kind })).status).toBe(200);
  expect((await ours.call('POST', '/api/letters/resets', { kind })).status).toBe(200);
  const { templates, changes } = await read(ours.call, kind);
  expect(templates).toMatchObject(defaultWords(kind).map((one) => ({ ...one, templateID: null })));
  expect(changes).toMatchObject([{ kind, isOwn: false }]);
  const log = await people(service).auditOf(ours.companyId);
  expect(log.filter((action: string) => action === 'mail-templates.reset')).toHaveLength(1);
});

test('[D2] an id of another company counts as new, and their words stay', async () => {
  const kind = 'cancelled';
  await save(theirs.call, { kind, templates: [words], changedAt: null });
  const before = await read(theirs.call, kind);
  const stolen = [{ ...before.templates[0], kind: undefined, name: 'Stolen' }];
  await save(ours.call, { kind, templates: stolen, changedAt: null });
  expect(await read(theirs.call, kind)).toEqual(before);
  expect((await read(ours.call, kind)).templates[0]).toMatchObject({ name: 'Stolen' });
});

test('a preview is what leaves, with the company’s name and invented values', async () => {
  const body = {
    kind: 'invitation',
    subject: 'At {{companyName}}',
    body: 'Hi {{firstName}},\n\nCome.',
  };
  const { status, data } = await ours.call('POST', '/api/letters/previews', body);
  expect([status, data.subject]).toEqual([200, 'At Larkfield Robotics']);
  expect(data.text).toMatch(/^Hi Ada,\n\nCome\.\n\nYou can start from .* It takes 40 minutes\./);
  expect(data.html).toContain('Open the interview');
});

test('a test mail goes to one’s own address, not to a stranger’s, and not without end', async () => {
  const body = {
    ...{ kind: 'rejection', subject: 'Try\r\nBcc: eve@evil.example' },
    body: 'Hello {{firstName}},\n\n<img src=x onerror=alert(1)> & “no”\n\nKind regards,\nus',
  };
  const send = () => ours.call('POST', '/api/letters/test-mails', body);
  const { data } = await send();
  const [mail] = await service.mailsTo(data.sentTo);
  expect(mail).toMatchObject({ to: data.sentTo, subject: 'Try Bcc: eve@evil.example' });
  expect(mail?.text).toContain(
    'Hello Ada,\n\n<img src=x onerror=alert(1)> & “no”\n\nKind regards,\nus',
  );
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; “no”');
  expect(mail?.html).not.toContain('<img');
  for (let sent = 1; sent < 20; sent += 1) expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({ status: 429, code: 'too_many_requests' });
});

test('only administrators change words, and who sees candidates reads them', async () => {
  const { call } = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 4, activityId: 0 }],
  });
  const given = { kind: 'received', templates: [words], changedAt: null };
  const one = { kind: 'received', subject: 'S', body: 'B' };
  expect((await save(call, given)).status).toBe(403);
  expect((await call('POST', '/api/letters/resets', { kind: 'received' })).status).toBe(403);
  expect((await call('POST', '/api/letters/test-mails', one)).status).toBe(403);
  expect((await call('GET', path)).status).toBe(200);
  const outsider = await people(service).plantMember(ours.companyId, { privileges: [] });
  expect((await outsider.call('GET', path)).status).toBe(403);
});

test('the right to settings keeps the mails, and any other right does not', async () => {
  const kind = 'reminder';
  const { plantMember } = people(service);
  const by = (featureId: number, activityId: number) =>
    plantMember(ours.companyId, { privileges: [{ featureId, activityId }] });
  const body = { kind, templates: [words], changedAt: null };
  expect((await save((await by(4, 21)).call, body)).code).toBe('not_allowed');
  const { call } = await by(20, 28);
  expect((await save(call, body)).status).toBe(200);
  expect((await call('GET', '/api/letters/sender')).status).toBe(200);
  expect((await call('GET', '/api/retention')).code).toBe('not_allowed');
});
