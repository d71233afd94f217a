import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteBackup } from '../../../platform/backup/note-backup.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { addRunningInterview } from '../../interviews/recordings/test-interview.ts';

let service: TestApp;
let office: Entered;

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
});
afterAll(() => service.close());

const look = async () => (await office.send('GET', '/api/watch')).data;
const kindsOf = ({ alarms }: { alarms: { kind: string }[] }) => alarms.map(({ kind }) => kind);

async function plantJob(queue: string, columns: Readonly<Record<string, string>> = {}) {
  const id = randomUUID();
  const names = Object.keys(columns);
  await service.owner.query(
    `insert into pgboss.job (id, name, data, policy, retry_limit ${names.map((name) => `, ${name}`).join('')})
     values ($1, $2, '{}', 'standard', 0 ${names.map((_, index) => `, $${index + 3}`).join('')})`,
    [id, queue, ...Object.values(columns)],
  );
  return id;
}

const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000).toISOString();
const output = JSON.stringify({ name: 'Error', message: 'The store is away', stack: 'at home' });

test('an empty installation is calm', async () => {
  const vitals = await look();
  expect(vitals).toMatchObject({
    ...{ alarms: [], backup: null, chains: null, failedJobs: [], maintenanceSince: null },
    due: { late: 0, failing: 0 },
    storage: { objectBytes: null, disk: { totalBytes: 10_000_000_000 }, daysLeft: null, days: [] },
  });
  expect(vitals.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(vitals.storage.databaseBytes).toBeGreaterThan(1_000_000);
});

test('nobody but a super admin looks, and nobody else has a job done again', async () => {
  const stranger = await enter(service, 'CANDIDATE');
  const path = `/api/watch/failed-jobs/send-mail/${randomUUID()}/retry`;
  expect((await stranger.send('GET', '/api/watch')).status).toBe(403);
  expect((await stranger.send('POST', path)).status).toBe(403);
  expect((await stranger.send('POST', '/api/watch/check-chains')).status).toBe(403);
});

test('a job that waits for too long alarms, one whose time has not come does not', async () => {
  const since = minutesAgo(31);
  const later = { created_on: since, start_after: minutesAgo(-60) };
  const id = await plantJob('finish-recording', later);
  expect(kindsOf(await look())).toEqual([]);
  await service.owner.query('update pgboss.job set start_after = $2 where id = $1', [id, since]);
  const vitals = await look();
  expect(kindsOf(vitals)).toEqual(['queue-late']);
  expect(vitals.queues).toContainEqual({
    ...{ queue: 'finish-recording', waiting: 1, oldestAt: since, running: 0, failed: 0 },
  });
  await service.owner.query('delete from pgboss.job where id = $1', [id]);
});

test('a job that was given up says why, and is done again once it is asked for', async () => {
  const id = await plantJob('join-recording', {
    ...{ state: 'failed', completed_on: minutesAgo(5), output },
  });
  const before = await look();
  expect(kindsOf(before)).toEqual(['jobs-failed']);
  expect(before.failedJobs).toMatchObject([
    { jobID: id, queue: 'join-recording', reason: 'The store is away' },
  ]);
  const path = `/api/watch/failed-jobs/join-recording/${id}/retry`;
  expect((await office.send('POST', path)).data).toEqual({ isRetried: true });
  expect((await office.send('POST', path)).data).toEqual({ isRetried: false });
  expect(kindsOf(await look())).toEqual([]);
  const { rows } = await service.owner.query('select state from pgboss.job where id = $1', [id]);
  expect(rows[0].state).toBe('retry');
  const acts = await service.owner.query(
    `select actor_account_id::int as actor, after from audit_log
      where company_id = 0 and action = 'job.retry'`,
  );
  expect(acts.rows).toEqual([
    { actor: office.accountId, after: { queue: 'join-recording', jobId: id } },
  ]);
  await service.owner.query('delete from pgboss.job where id = $1', [id]);
});

test('what the clock starts again has not failed once a later run went well', async () => {
  await service.owner.query(
    `insert into pgboss.schedule (name, cron) values ('sweep-recordings', '* * * * *')`,
  );
  const failed = { state: 'failed', completed_on: minutesAgo(5), output };
  await plantJob('sweep-recordings', failed);
  expect(kindsOf(await look())).toEqual(['jobs-failed']);
  await plantJob('sweep-recordings', { state: 'completed', completed_on: minutesAgo(4) });
  expect(kindsOf(await look())).toEqual([]);
});

test('interviews that run, and those past their time, are counted over all companies', async () => {
  const interview = await addRunningInterview(service.owner);
  await addRunningInterview(service.owner);
  expect((await look()).interviews).toMatchObject({ running: 2, overdue: 0 });
  await service.owner.query(
    `update attempts set deadline_at = now() - interval '4 minutes' where company_id = $1`,
    [interview.companyId],
  );
  const vitals = await look();
  expect(vitals.interviews).toMatchObject({ running: 2, overdue: 1 });
  expect(kindsOf(vitals)).toContain('interviews-overdue');
  await service.owner.query(
    `update attempts set deadline_at = now() + interval '1 hour' where company_id = $1`,
    [interview.companyId],
  );
});

test('the nightly walk says which entry of which chain was changed, and the night measures space', async () => {
  const interview = await addRunningInterview(service.owner);
  await service.runJob('walk-chains');
  const whole = (await look()).chains;
  expect(whole).toMatchObject({ brokenChains: 0, broken: null });
  expect(whole.entries).toBeGreaterThan(0);
  await service.owner.query(
    `insert into audit_log (company_id, occurred_at, seq, actor_kind, action, object_kind, previous_hash, hash)
     values ($1, now(), 1, 'system', 'planted', 'planted', repeat('0', 64), repeat('1', 64))`,
    [interview.companyId],
  );
  expect((await office.send('POST', '/api/watch/check-chains')).status).toBe(200);
  await service.runJob('walk-chains');
  const vitals = await look();
  expect(vitals.chains).toMatchObject({
    brokenChains: 1,
    broken: { companyID: interview.companyId, entry: 1 },
  });
  expect(kindsOf(vitals)).toEqual(['chain-broken']);
  await service.runJob('measure-storage');
  await service.runJob('measure-storage');
  const { storage } = await look();
  expect(storage.days).toHaveLength(1);
  expect(storage.objectBytes).toBe(0);
});

test('the last backup that was whole is told, and an earlier one that is restored does not hide it', async () => {
  const made = (id: string, finishedAt: string) => ({
    ...{ id, finishedAt, objects: { count: 2, bytes: 300, added: 0, sha256: '' } },
  });
  const old = minutesAgo(60 * 24 * 4);
  await noteBackup(service.owner, made('b', old));
  await noteBackup(service.owner, made('a', minutesAgo(60 * 24 * 9)));
  const vitals = await look();
  expect(vitals.backup).toEqual({ finishedAt: old, objects: 2, objectBytes: 300 });
  expect(kindsOf(vitals)).toContain('backup-old');
  await noteBackup(service.owner, made('c', minutesAgo(1)));
  expect(kindsOf(await look())).not.toContain('backup-old');
});

test('what lasts is told to every super admin by mail, once a day, and forgotten when it is over', async () => {
  const other = await enter(service, 'SUPER_ADMIN');
  const mails = async () => (await service.mailsTo(other.email)).length;
  const grow = (column: string, hours: number) =>
    service.owner.query(`update alarms set ${column} = ${column} - interval '${hours} hours'`);
  await service.runJob('raise-alarms');
  expect(await mails()).toBe(0);
  await grow('since', 1);
  await service.runJob('raise-alarms');
  await service.runJob('raise-alarms');
  const [mail] = await service.mailsTo(other.email);
  expect(mail?.subject).toBe('Candor needs you');
  expect(mail?.text).toContain('The audit log was changed: its chain is broken.');
  expect(mail?.text).toContain('/superAdmin/dashboard/operations');
  expect([await mails(), (await service.mailsTo(office.email)).length]).toEqual([1, 1]);
  await grow('told_at', 25);
  await service.runJob('raise-alarms');
  expect(await mails()).toBe(2);
  expect((await look()).alarms).toMatchObject([{ kind: 'chain-broken' }]);

  await service.owner.query(`delete from audit_log where action = 'planted'`);
  await service.runJob('walk-chains');
  await service.runJob('raise-alarms');
  expect(await mails()).toBe(2);
  const { rows } = await service.owner.query('select kind, since from alarms');
  expect(rows).toEqual([{ kind: 'chain-broken', since: null }]);
  expect((await look()).alarms).toEqual([]);
});
