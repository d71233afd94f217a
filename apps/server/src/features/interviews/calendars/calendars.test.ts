import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { plantPerson } from '../../people/accounts/test-people.ts';
import { enter } from '../../people/profiles/test-register.ts';
import { insertCalendar, replaceBusy } from './calendar-store.ts';
import { feedOf, guardBut, startFeedServer } from './test-feed-server.ts';

const MINUTE = 60_000;
let now = new Date('2026-11-24T12:00:00Z');
let service: TestApp;
let feeds: Awaited<ReturnType<typeof startFeedServer>>;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;

beforeAll(async () => {
  feeds = await startFeedServer();
  service = await createTestApp({ now: () => now, outbound: guardBut(feeds.origin) });
  ours = await people(service).found();
});
afterAll(async () => {
  await service.close();
  await feeds.close();
});

type Caller = (typeof ours)['call'];

const api = '/api/calendars';
const typed = (address: string) => ({
  ...{ kind: 'feed', name: 'Work', address, user: '', password: '', timeZone: 'Europe/Berlin' },
});
const connect = (address: string, call: Caller = ours.call) => call('POST', api, typed(address));
const listed = async (call: Caller = ours.call) => (await call('GET', api)).data;
const readAgain = () => service.runJob('read-calendars');
const codeOf = ({ status, errors }: { status: number; errors?: { code: string }[] }) =>
  errors?.[0]?.code ?? status;
const rows = async (table: string) =>
  Number((await service.owner.query(`select count(*) from ${table}`)).rows[0].count);

const someone = async () => (await enter(service, 'EXTERNAL_INTERVIEWER')).send as Caller;

/** Behind the scenes: a session ends before a calendar is read again. */
async function kept(calendarId: number) {
  const { rows: found } = await service.owner.query(
    `select read_at, trouble, failing_since, due_at,
            array(select starts_at from busy_times where calendar_id = c.id) as busy
       from connected_calendars c join calendar_turns on calendar_id = c.id where c.id = $1`,
    [calendarId],
  );
  return found[0];
}

test('a member connects a feed, and of it only busy times are kept', async () => {
  const address = feeds.offer(
    '/private-7f3a/work.ics',
    feedOf(['20261125T090000Z', '20261125T100000Z'], ['20261125T093000Z', '20261125T110000Z']),
  );
  expect(await connect(address)).toMatchObject({ status: 200 });
  const { calendars, busyTimes } = await listed();
  expect(calendars).toEqual([
    expect.objectContaining({
      ...{ kind: 'feed', name: 'Work', timeZone: 'Europe/Berlin', trouble: null },
      host: new URL(feeds.origin).host,
      readAt: now.toISOString(),
    }),
  ]);
  expect(busyTimes).toEqual([
    { startsAt: '2026-11-25T09:00:00.000Z', endsAt: '2026-11-25T11:00:00.000Z' },
  ]);
  for (const table of ['connected_calendars', 'busy_times', 'calendar_turns']) {
    const said = JSON.stringify((await service.owner.query(`select * from ${table}`)).rows);
    expect(said).not.toMatch(/private-7f3a|Dentist|Ada/);
  }
});

test('what a person connects is theirs: nobody else sees, reads or disconnects it, their company neither', async () => {
  const interviewer = await someone();
  const address = feeds.offer('/i.ics', feedOf(['20261126T090000Z', '20261126T100000Z']));
  const { data } = await connect(address, interviewer);
  const own = `${api}/${data.calendarID}`;
  expect(JSON.stringify(await listed())).not.toContain(`"calendarID":${data.calendarID},`);
  expect(await ours.call('POST', `${own}/reading`)).toMatchObject({ status: 404 });
  expect(await ours.call('DELETE', own)).toMatchObject({ status: 404 });
  const seen = await service.db.inCompany(ours.companyId, (tx) =>
    tx.selectFrom('busyTimes').selectAll().execute(),
  );
  expect(seen).toEqual([]);
  expect((await listed(interviewer)).busyTimes).toHaveLength(1);
});

test('candidates have no calendars to connect', async () => {
  const { send } = await enter(service, 'CANDIDATE');
  expect(await send('GET', api)).toMatchObject({ status: 403 });
});

test('a calendar is read again after a quarter of an hour, and now when somebody asks', async () => {
  const call = await someone();
  const address = feeds.offer('/again.ics', feedOf(['20261125T090000Z', '20261125T100000Z']));
  const { data } = await connect(address, call);
  const busy = async () =>
    (await kept(data.calendarID)).busy.map((at: Date) => at.toISOString().slice(8, 13));
  const next = () => feeds.offer('/again.ics', feedOf(['20261126T090000Z', '20261126T100000Z']));
  next();
  now = new Date(now.getTime() + 14 * MINUTE);
  await readAgain();
  expect(await busy()).toEqual(['25T09']);
  now = new Date(now.getTime() + MINUTE);
  await readAgain();
  expect(await busy()).toEqual(['26T09']);
  const again = await someone();
  const other = (await connect(address, again)).data.calendarID;
  feeds.offer('/again.ics', feedOf(['20261127T090000Z', '20261127T100000Z']));
  const read = await again('POST', `${api}/${other}/reading`);
  expect(read.data).toMatchObject({ trouble: null, readAt: now.toISOString() });
  expect((await listed(again)).busyTimes).toMatchObject([{ startsAt: '2026-11-27T09:00:00.000Z' }]);
});

test('[D8] one that fails keeps its busy times, says why, and is asked less and less often until it answers', async () => {
  const call = await someone();
  const text = feedOf(['20261125T090000Z', '20261125T100000Z']);
  const address = feeds.offer('/failing.ics', text);
  const { calendarID } = (await connect(address, call)).data;
  const readAt = now;
  // No other calendar takes a turn meanwhile.
  await service.owner.query('delete from calendar_turns where calendar_id <> $1', [calendarID]);
  const pauses: number[] = [];
  feeds.answer('/failing.ics', (_, response) => void response.writeHead(503).end());
  for (let time = 0; time < 9; time += 1) {
    now = (await kept(calendarID)).due_at;
    await readAgain();
    pauses.push(((await kept(calendarID)).due_at.getTime() - now.getTime()) / MINUTE);
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440, 1440]);
  expect(await kept(calendarID)).toMatchObject({
    ...{ read_at: readAt, trouble: 'server_failed' },
    failing_since: new Date(readAt.getTime() + 15 * MINUTE),
    busy: [new Date('2026-11-25T09:00Z')],
  });

  feeds.offer('/failing.ics', text);
  now = (await kept(calendarID)).due_at;
  await readAgain();
  expect(await kept(calendarID)).toMatchObject({
    read_at: now,
    trouble: null,
    failing_since: null,
  });
  now = new Date('2026-11-24T13:00:00Z');
});

test('[D8] a calendar that cannot be read is not connected, and why is said', async () => {
  const call = await someone();
  const big = 'x'.repeat(1024 * 1024);
  const wrong = {
    timed_out: feeds.answer('/hang', (_, response) => void response.writeHead(200).write('BEGIN')),
    too_large: feeds.answer('/big', (_, response) => {
      response.writeHead(200);
      for (let part = 0; part < 20; part += 1) response.write(big);
      response.end();
    }),
    sign_in_refused: feeds.answer('/401', (_, response) => void response.writeHead(401).end()),
    address_empty: `${feeds.origin}/nothing`,
    server_failed: feeds.answer('/500', (_, response) => void response.writeHead(500).end()),
    not_a_calendar: feeds.offer('/html', '<html>Please sign in</html>'),
    event_unreadable: feeds.offer(
      '/when',
      feedOf(['20261125T090000Z', '20261125T100000Z']).replace(/DTSTART.*/, 'X:1'),
    ),
    too_complicated: feeds.offer(
      '/endless',
      feedOf(['20261125T090000Z', '20261125T090001Z', 'RRULE:FREQ=SECONDLY']),
    ),
    address_refused: 'https://169.254.169.254/latest/meta-data',
  };
  for (const [code, address] of Object.entries(wrong)) {
    expect([code, codeOf(await connect(address, call))]).toEqual([code, code]);
  }
  expect((await listed(call)).calendars).toEqual([]);
});

test('[E8] a redirect into the inner network is refused, one to another page is followed', async () => {
  const call = await someone();
  const inside = await startFeedServer();
  let reached = 0;
  const secret = inside.answer('/secret', (_, response) => {
    reached += 1;
    response.end(feedOf());
  });
  for (const to of [
    secret,
    'http://169.254.169.254/',
    'https://localhost/',
    'file:///etc/passwd',
  ]) {
    const address = feeds.answer('/to', (_, response) => {
      response.writeHead(302, { location: to }).end();
    });
    expect([to, codeOf(await connect(address, call))]).toEqual([to, 'address_refused']);
  }
  await inside.close();
  expect(reached).toBe(0);
  const circle = feeds.answer('/circle', (_, response) => {
    response.writeHead(302, { location: '/circle' }).end();
  });
  expect(codeOf(await connect(circle, call))).toBe('server_failed');
  feeds.offer('/there.ics', feedOf(['20261125T090000Z', '20261125T100000Z']));
  const moved = feeds.answer('/moved', (_, response) => {
    response.writeHead(301, { location: '/there.ics' }).end();
  });
  expect(await connect(moved, call)).toMatchObject({ status: 200 });
});

test('[D8] a feed of ten thousand events is read', async () => {
  const call = await someone();
  const events = Array.from({ length: 10_000 }, (_, index) => {
    const at = (ms: number) =>
      `${new Date(now.getTime() + ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    return [at(index * 20 * MINUTE), at((index * 20 + 10) * MINUTE)] as const;
  });
  expect(await connect(feeds.offer('/ten-thousand', feedOf(...events)), call)).toMatchObject({
    status: 200,
  });
  // A week, every twenty minutes.
  expect((await listed(call)).busyTimes).toHaveLength(504);
});

test('disconnecting deletes everything of a calendar, and so does deleting the account', async () => {
  const everything = () =>
    Promise.all(['connected_calendars', 'busy_times', 'calendar_turns'].map(rows));
  const before = await everything();
  const oneMore = before.map((count) => count + 1);
  const call = await someone();
  const address = feeds.offer('/gone.ics', feedOf(['20261125T090000Z', '20261125T100000Z']));
  const { data } = await connect(address, call);
  expect(await everything()).toEqual(oneMore);
  expect(await call('DELETE', `${api}/${data.calendarID}`)).toMatchObject({ status: 200 });
  expect(await everything()).toEqual(before);

  const { accountId } = await plantPerson(service, { userTypes: ['EXTERNAL_INTERVIEWER'] });
  const planted = { kind: 'feed', name: 'Work', host: 'x', timeZone: 'UTC' } as const;
  await service.db.asAccount(accountId, async (tx) => {
    const calendar = { ...planted, sourceSealed: '', now, dueAt: now };
    const id = await insertCalendar(tx, accountId, calendar);
    const [startsAt, endsAt] = [now.getTime(), now.getTime() + MINUTE];
    await replaceBusy(tx, { accountId, id }, [{ startsAt, endsAt }]);
  });
  expect(await everything()).toEqual(oneMore);
  await service.owner.query('delete from accounts where id = $1', [accountId]);
  expect(await everything()).toEqual(before);
});

test('five calendars a person', async () => {
  const call = await someone();
  const address = feeds.offer('/five.ics', feedOf());
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => connect(address, call)));
  const codes = answers
    .map(codeOf)
    .toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
  expect(codes).toEqual([200, 200, 200, 200, 200, 'too_many_calendars']);
});

test('somebody who reads without end is told to wait', async () => {
  const call = await someone();
  const answers: unknown[] = [];
  for (let time = 0; time < 21; time += 1) {
    answers.push((await call('POST', `${api}/1000000/reading`)).status);
  }
  expect([answers.at(0), answers.at(-1)]).toEqual([404, 429]);
});
