import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Busy, horizonAt } from './busy-rules.ts';
import { createCalendarReader } from './calendar-reader.ts';
import { feedOf, guardBut, startFeedServer } from './test-feed-server.ts';
import { radicale, startRadicale } from './test-radicale.ts';

const horizon = horizonAt(Date.parse('2026-11-24T12:00:00Z'));
const mustRun = process.env['CI'] === 'true';

const readerOf = (origin: string) => {
  const read = createCalendarReader({ outbound: guardBut(origin) });
  return (address: string, password = 'secret') =>
    read({
      source: { kind: 'caldav', address, user: 'ada', password },
      ...{ timeZone: 'Europe/Berlin', horizon },
    });
};
const startsOf = (reading: object) =>
  'busy' in reading
    ? (reading.busy as Busy[]).map(({ startsAt }) => new Date(startsAt).toISOString().slice(5, 16))
    : reading;

/** Without Radicale the tests say that they are left out; `tools/test` installs it. */
describe.skipIf(radicale === undefined && !mustRun)('[D8] on a real CalDAV server', () => {
  let server: Awaited<ReturnType<typeof startRadicale>>;

  beforeAll(async () => {
    server = await startRadicale(radicale ?? 'radicale');
    for (const calendar of ['office', 'home']) await server.send('MKCALENDAR', `/ada/${calendar}/`);
    const put = (path: string, text: string) =>
      server.send('PUT', path, text.replaceAll('0@test', path));
    await put('/ada/office/one.ics', feedOf(['20261125T090000Z', '20261125T100000Z']));
    await put(
      '/ada/office/series.ics',
      feedOf([
        ...(['20200107T080000Z', '20200107T090000Z'] as const),
        ...['RRULE:FREQ=WEEKLY', 'EXDATE:20261201T080000Z'],
      ]),
    );
    await put('/ada/home/past.ics', feedOf(['20200101T090000Z', '20200101T100000Z']));
    await put(
      '/ada/home/free.ics',
      feedOf(['20261126T090000Z', '20261126T100000Z', 'TRANSP:TRANSPARENT']),
    );
    await put('/ada/home/far.ics', feedOf(['20261127T090000Z', '20261127T100000Z']));
  });
  afterAll(() => server.stop());

  test('all calendars of an account are read, and what they repeat', async () => {
    const starts = startsOf(await readerOf(server.origin)(`${server.origin}/`));
    expect(starts).toEqual(
      expect.arrayContaining(['11-24T08:00', '11-25T09:00', '11-27T09:00', '12-08T08:00']),
    );
    expect(starts).not.toContain('12-01T08:00');
    expect(starts).not.toContain('11-26T09:00');
  });

  test('the address of one calendar is that calendar alone', async () => {
    const address = `${server.origin}/ada/home/`;
    expect(startsOf(await readerOf(server.origin)(address))).toEqual(['11-27T09:00']);
  });

  test('a wrong password is refused by the server, and said', async () => {
    const read = readerOf(server.origin);
    expect(await read(`${server.origin}/`, 'wrong')).toEqual({ trouble: 'sign_in_refused' });
    expect(await read(`${server.origin}/ada/office/`, 'wrong')).toEqual({
      trouble: 'sign_in_refused',
    });
  });
});

const multistatus = (inner: string) =>
  `<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${inner}</multistatus>`;
const one = (href: string, prop: string) =>
  `<response><href>${href}</href><propstat><prop>${prop}</prop><status>HTTP/1.1 200 OK</status></propstat></response>`;

test('[D8] an answer that is cut off, or says nothing of an event, is no free time', async () => {
  const feeds = await startFeedServer();
  const isCalendar = one('/cal/', '<resourcetype><collection/><C:calendar/></resourcetype>');
  const replies = [
    multistatus(one('/cal/a.ics', '<getetag>1</getetag>')),
    multistatus(one('/cal/a.ics', '<C:calendar-data>BEGIN:VCAL')).slice(0, -30),
    '<html/>',
  ];
  for (const reply of replies) {
    const address = feeds.answer('/cal/', (request, response) => {
      response.writeHead(207, { 'content-type': 'application/xml' });
      response.end(request.method === 'PROPFIND' ? multistatus(isCalendar) : reply);
    });
    expect(await readerOf(feeds.origin)(address)).toEqual({ trouble: 'not_a_calendar' });
  }
  await feeds.close();
});

test('[E8] a server that names the inner network as its own is not followed there', async () => {
  const [feeds, inside] = [await startFeedServer(), await startFeedServer()];
  let reached = 0;
  inside.answer('/home/', (_, response) => {
    reached += 1;
    response.end();
  });
  const address = feeds.answer('/', (_, response) => {
    response.writeHead(207, { 'content-type': 'application/xml' });
    const to = `<href>${inside.origin}/home/</href>`;
    response.end(multistatus(one('/', `<current-user-principal>${to}</current-user-principal>`)));
  });
  expect(await readerOf(feeds.origin)(address)).toEqual({ trouble: 'address_refused' });
  await Promise.all([feeds.close(), inside.close()]);
  expect(reached).toBe(0);
});
