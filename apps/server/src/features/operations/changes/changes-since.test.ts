import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openStream } from '../../../platform/http/test-event-stream.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type PlantedJob, plantApplicant, plantJob } from '../../hiring/pipeline/test-pipeline.ts';
import { people } from '../../people/companies/test-company.ts';
import { createChangePoints, createPointOfNow } from './change-points.ts';

let service: TestApp;
let origin: string;
let later = 0;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let job: PlantedJob;
let token: string;
const open: Awaited<ReturnType<typeof openStream>>[] = [];

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(Date.now() + later) });
  origin = await service.app.listen({ host: '127.0.0.1', port: 0 });
  ours = await people(service).found();
  job = await plantJob(service, ours.call);
  // Once: each sign-in is a notice, which is a change.
  ({ token } = (await people(service).signIn(ours.email)).reply.data);
});
afterEach(() => {
  later = 0;
  for (const stream of open.splice(0)) stream.leave();
});
afterAll(() => service.close());

const apply = () => plantApplicant(service, { companyId: ours.companyId, job });
/**
 * As the server writes it into a page that is opened now, once all that was done before is over: whatever other
 * databases of the cluster are at counts as under way, and what they do is nobody's here.
 */
const pointOfNow = async (): Promise<string> => {
  await expect.poll(isOver, { timeout: 20_000 }).toBe(true);
  // On a machine that has other work it may take longer than a page waits.
  let point: string | null = null;
  await expect
    .poll(async () => (point = await createPointOfNow(service.work)()), { timeout: 20_000 })
    .not.toBeNull();
  if (point === null) throw new Error('The database did not answer');
  return point;
};
const isOver = async (): Promise<boolean> => {
  const { rows } = await service.owner.query(
    `select pg_snapshot_xmin(pg_current_snapshot()) > all (
       select transaction from changes union all
       select up_to from changes_forgotten where up_to <= pg_snapshot_xmax(pg_current_snapshot())
     ) as over`,
  );
  return rows[0].over;
};
const forget = (afterMs: number) => {
  later = afterMs;
  return service.runJob('forget-changes').finally(() => {
    later = 0;
  });
};
/** What a page is told when it begins to listen, in kinds. */
const toldFirst = async (from: Parameters<typeof openStream>[2]) => {
  const stream = await openStream(origin, token, from);
  open.push(stream);
  return stream.toldFirst();
};
const kindsTold = async (from: Parameters<typeof openStream>[2]) =>
  (await toldFirst(from)).map(({ kind }) => kind);

test('a page that was sent after the last change is told nothing when it begins to listen', async () => {
  await apply();
  expect(await kindsTold({ since: await pointOfNow() })).toEqual(['ready']);
});

test('what changes between a page and its line is told first, and only that', async () => {
  await service.owner.query(
    'update platform_settings set is_in_maintenance = not is_in_maintenance',
  );
  const since = await pointOfNow();
  await apply();
  expect(await kindsTold({ since })).toEqual(['applications', 'ready']);
});

test('a change that was under way when the page was sent, and committed after, is told', async () => {
  const slow = await service.owner.connect();
  await slow.query('begin');
  await slow.query(`select note_change('applications', $1, null, $2, $2)`, [
    ours.companyId,
    job.jobID,
  ]);
  const since = await pointOfNow();
  await slow.query('commit');
  slow.release();
  expect(await kindsTold({ since })).toEqual(['applications', 'ready']);
});

test('the point of a line that began is as good as that of a page', async () => {
  const [ready] = await toldFirst({ since: await pointOfNow() });
  expect(await kindsTold({ since: ready?.since })).toEqual(['ready']);
  await apply();
  expect(await kindsTold({ since: ready?.since })).toEqual(['applications', 'ready']);
});

test('hours in which nothing changed are no reason to read anything', async () => {
  await apply();
  const since = await pointOfNow();
  await forget(5 * 60 * 60_000);
  // The last change that was heard of is forgotten; the point is after it.
  const { rows } = await service.owner.query('select count(*)::int as kept from changes');
  expect(rows).toEqual([{ kept: 0 }]);
  expect(await kindsTold({ since })).toEqual(['ready']);
  expect(await kindsTold({ after: 1, since })).toEqual(['ready']);
});

test('where something since the point is forgotten, everything is read again', async () => {
  const since = await pointOfNow();
  await apply();
  await forget(2 * 60 * 60_000);
  expect(await kindsTold({ since })).toEqual(['again', 'ready']);
});

test('a clock that jumps ahead and back hides no change', async () => {
  const since = await pointOfNow();
  await apply();
  await forget(48 * 60 * 60_000);
  await apply();
  expect(await kindsTold({ since })).toEqual(['again', 'ready']);
  expect(await kindsTold({ since: await pointOfNow() })).toEqual(['ready']);
});

test('what a release before this one forgets is known to be forgotten', async () => {
  const since = await pointOfNow();
  await apply();
  await service.owner.query('delete from changes');
  expect(await kindsTold({ since })).toEqual(['again', 'ready']);
});

test('the last change that somebody heard of counts where it is later than their page', async () => {
  const since = await pointOfNow();
  await apply();
  const { rows } = await service.owner.query('select max(id)::int as id from changes');
  await service.owner.query(`select note_change('messages', $1, null, null, 1)`, [ours.companyId]);
  // Once more than needed: what was open when it was noted may be itself.
  expect(await kindsTold({ after: rows[0].id, since })).toEqual([
    'applications',
    'messages',
    'ready',
  ]);
  expect(await kindsTold({ after: rows[0].id })).toContain('messages');
});

test.each([
  ['what nobody sealed', async () => 'changes since 5'],
  [
    'a point of another installation',
    async () => createPointOfNow({ ...service.work, sealingKey: new Uint8Array(32).fill(1) })(),
  ],
])('%s is no point: everything is read again', async (_what, of) => {
  expect(await kindsTold({ since: (await of()) ?? '' })).toEqual(['again', 'ready']);
});

test('a point of a life of the database that a restore ended says nothing of this one', async () => {
  const { rows } = await service.owner.query(
    'select oid::int from pg_database where datname = current_database()',
  );
  const points = createChangePoints(service.work.sealingKey);
  const since = await points.seal(`${rows[0].oid}:4000000000`);
  expect(await kindsTold({ since })).toEqual(['again', 'ready']);
});

test('nor does one of the database that a backup was restored beside, whose numbers go on here', async () => {
  const points = createChangePoints(service.work.sealingKey);
  const [, transaction] = (await points.open(await pointOfNow()))?.split(':') ?? [];
  const since = await points.seal(`1:${transaction}`);
  expect(await kindsTold({ since })).toEqual(['again', 'ready']);
  const { rows } = await service.owner.query('select max(id)::int as id from changes');
  expect(await kindsTold({ after: rows[0].id, since })).toEqual(['again', 'ready']);
});

test('numbers of such a life are forgotten, and pages are told exactly again', async () => {
  await service.owner.query(`update changes_forgotten set up_to = '4000000000'`);
  expect(await kindsTold({ since: await pointOfNow() })).toEqual(['again', 'ready']);
  await forget(0);
  expect(await kindsTold({ since: await pointOfNow() })).toEqual(['ready']);
});
