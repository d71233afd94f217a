import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMetricsServer } from '../../../platform/metrics/metrics-server.ts';
import { createProcessMetrics } from '../../../platform/metrics/process-metrics.ts';
import { createRequestMeter } from '../../../platform/metrics/request-meter.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';
import { noteBackup } from '../../../platform/backup/note-backup.ts';
import { createMetricCollector } from './index.ts';

let service: TestApp;
let office: Entered;
let text: string;
let stop: () => Promise<void>;
let base: string;
const requestMeter = createRequestMeter();
const problems: Error[] = [];
let isBroken = false;
/** How much there was before anybody administered it. */
let unwatched: number;

beforeAll(async () => {
  service = await createTestApp({ requestMeter });
  const collect = createMetricCollector(service.work);
  unwatched = (await collect()).length;
  office = await enter(service, 'SUPER_ADMIN');
  await service.runJob('walk-chains');
  await service.runJob('measure-storage');
  const objects = { count: 1, bytes: 2, added: 0, sha256: '' };
  const finishedAt = new Date(Date.now() - 3_600_000).toISOString();
  await noteBackup(service.owner, { id: 'a', finishedAt, objects });
  await service.owner.query(
    `insert into pgboss.job (id, name, data, policy, retry_limit, start_after)
     values (gen_random_uuid(), 'send-mail', '{}', 'standard', 0, now() - interval '1 hour')`,
  );
  await office.send('GET', '/api/administration/companies?search=secret');
  await office.send('POST', '/api/administration/companies/999999/reactivate', {});
  const processMetrics = createProcessMetrics(service.db.pool);
  const started = await startMetricsServer({
    ...{ host: '127.0.0.1', port: 0, onProblem: (problem) => void problems.push(problem) },
    read: async () => {
      if (isBroken) throw new Error('The database is away');
      return [...processMetrics(), requestMeter.read(), ...(await collect())];
    },
  });
  stop = started.stop;
  base = `http://127.0.0.1:${started.port}`;
  text = await (await fetch(`${base}/metrics`)).text();
});
afterAll(async () => {
  await stop();
  await service.close();
});

const valueOf = (line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  );

test('where nobody administers it, nothing of the installation is counted', () => {
  expect(unwatched).toBe(0);
});

test('every line is one of the text format, and each metric says once what it is', () => {
  const lines = text.trimEnd().split('\n');
  const sample = /^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[\d.e+-]+$/;
  expect(lines.filter((line) => !line.startsWith('# ') && !sample.test(line))).toEqual([]);
  const types = lines.filter((line) => line.startsWith('# TYPE '));
  expect(new Set(types).size).toBe(types.length);
  expect(types.length).toBeGreaterThan(25);
});

test('answers are counted by the name of their endpoint and their status, in buckets that grow', () => {
  const refused = 'endpoint="administration.reactivateCompany",status="404"';
  expect(valueOf(`http_request_seconds_count{${refused}}`)).toBe(1);
  const listed = 'endpoint="administration.listCompanies",status="200"';
  expect(valueOf(`http_request_seconds_bucket{${listed},le="+Inf"}`)).toBe(1);
  expect(valueOf(`http_request_seconds_bucket{${listed},le="10"}`)).toBe(1);
  expect(valueOf(`http_request_seconds_sum{${listed}}`)).toBeGreaterThan(0);
});

test('what waits has its age, and the alarms of the page are metrics', () => {
  expect(valueOf('pgboss_jobs{queue="send-mail",state="waiting"}')).toBe(1);
  expect(valueOf('pgboss_oldest_seconds')).toBeGreaterThan(3500);
  expect(valueOf('backup_age_seconds')).toBeGreaterThan(3500);
  expect(valueOf('candor_alarm{kind="queue-late"}')).toBe(1);
  expect(valueOf('candor_alarm{kind="chain-broken"}')).toBe(0);
});

test('no label holds an address, a number of somebody, or what was searched for', () => {
  const labels = [...text.matchAll(/\{.*\}/g)].join('\n');
  expect(labels).toContain('listCompanies');
  expect(labels).not.toMatch(/secret|999999|@|\/api\//);
});

test('every metric that an alert rule or the dashboard names is there', () => {
  const folder = join(import.meta.dirname, '../../../../../../docs/operations');
  const alerts = readFileSync(join(folder, 'alerts.yml'), 'utf8');
  const rules = [...alerts.matchAll(/expr: (.*)/g)].map(([, expression]) => String(expression));
  expect(rules).toHaveLength(7);
  const dashboard = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8'));
  const shown: string[] = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  const named = [...rules, ...shown].flatMap((expression) =>
    [
      ...expression
        .replaceAll(/\{[^}]*\}|by \([^)]*\)|\[[^\]]*\]/g, '')
        .matchAll(/[a-z]+(?:_[a-z]+)+/g),
    ].map(([name]) => name),
  );
  const known = new Set([...text.matchAll(/^([a-z_]+)[{ ]/gm)].map(([, name]) => String(name)));
  const functions = new Set(['histogram_quantile', 'predict_linear']);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !known.has(name) && !functions.has(name))).toEqual([]);
});

test('nothing else is answered there, and a database that is away is a refusal', async () => {
  expect((await fetch(`${base}/`)).status).toBe(404);
  expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(404);
  isBroken = true;
  expect((await fetch(`${base}/metrics`)).status).toBe(503);
  expect(problems.map(({ message }) => message)).toEqual(['The database is away']);
});
