import { expect, test } from 'vitest';
import { horizonAt } from './busy-rules.ts';
import { readBusy } from './read-busy.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const horizon = horizonAt(now);

const calendar = (...components: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...components, 'END:VCALENDAR'].join(
    '\r\n',
  );
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${lines.join('').length}@test`, ...lines, 'END:VEVENT'].join('\r\n');
const ofSeries = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:series@test', ...lines, 'END:VEVENT'].join('\r\n');

/** `2026-11-25T09:00/10:00`, in UTC. */
function busyIn(text: string, zone = 'Europe/Berlin'): string[] {
  return readBusy([text], zone, horizon).map(({ startsAt, endsAt }) => {
    const [start, end] = [startsAt, endsAt].map((at) => new Date(at).toISOString().slice(0, 16));
    return `${start}/${end?.slice(0, 10) === start?.slice(0, 10) ? end?.slice(11) : end}`;
  });
}
const troubleIn = (text: string) => {
  try {
    return busyIn(text);
  } catch (error) {
    return (error as Error).message;
  }
};

test('an event is busy from its start to its end, in UTC', () => {
  const text = calendar(event('DTSTART:20261125T090000Z', 'DTEND:20261125T100000Z'));
  expect(busyIn(text)).toEqual(['2026-11-25T09:00/10:00']);
});

test('a TZID without VTIMEZONE is the zone that it names', () => {
  for (const tzid of [
    'America/New_York',
    '"America/New_York"',
    'Eastern Standard Time',
    '/mozilla.org/20050126_1/America/New_York',
  ]) {
    const text = calendar(
      event(`DTSTART;TZID=${tzid}:20261125T090000`, `DTEND;TZID=${tzid}:20261125T100000`),
    );
    expect([tzid, busyIn(text)]).toEqual([tzid, ['2026-11-25T14:00/15:00']]);
  }
});

test('a zone that nobody knows keeps everything busy that it may mean', () => {
  const zone = 'TZID=Nowhere/Land';
  const text = calendar(event(`DTSTART;${zone}:20261125T120000`, `DTEND;${zone}:20261125T130000`));
  expect(busyIn(text)).toEqual(['2026-11-24T22:00/2026-11-26T01:00']);
});

const definition = (tzid: string, offset: string) =>
  [
    ...['BEGIN:VTIMEZONE', `TZID:${tzid}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...[`TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, 'END:STANDARD', 'END:VTIMEZONE'],
  ].join('\r\n');

test('a zone of the calendar’s own is what it is defined as', () => {
  const zone = 'TZID=Customized Time Zone';
  const text = calendar(
    definition('Customized Time Zone', '+0300'),
    event(`DTSTART;${zone}:20261125T120000`, `DTEND;${zone}:20261125T130000`),
  );
  expect(busyIn(text)).toEqual(['2026-11-25T09:00/10:00']);
});

test('a zone that is defined otherwise than it is called is busy at both times', () => {
  const zone = 'TZID=Europe/Berlin';
  const text = calendar(
    definition('Europe/Berlin', '-0500'),
    event(`DTSTART;${zone}:20261125T120000`, `DTEND;${zone}:20261125T130000`),
  );
  expect(busyIn(text)).toEqual(['2026-11-25T11:00/18:00']);
});

test('a definition without any offset defines nothing', () => {
  const zone = 'TZID=Europe/Berlin';
  const text = calendar(
    'BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\nEND:VTIMEZONE',
    event(`DTSTART;${zone}:20261125T120000`, `DTEND;${zone}:20261125T130000`),
  );
  expect(busyIn(text)).toEqual(['2026-11-25T11:00/12:00']);
});

test('whole days and times without a zone are those of the owner', () => {
  const day = calendar(event('DTSTART;VALUE=DATE:20261127'));
  expect(busyIn(day, 'Asia/Tokyo')).toEqual(['2026-11-26T15:00/2026-11-27T15:00']);
  const days = calendar(event('DTSTART;VALUE=DATE:20261127', 'DTEND;VALUE=DATE:20261129'));
  expect(busyIn(days, 'America/New_York')).toEqual(['2026-11-27T05:00/2026-11-29T05:00']);
  const floating = calendar(event('DTSTART:20261127T090000', 'DURATION:PT30M'));
  expect(busyIn(floating, 'Asia/Kolkata')).toEqual(['2026-11-27T03:30/04:00']);
});

test('a whole day on which clocks change has its own length', () => {
  const text = calendar(event('DTSTART;VALUE=DATE:20270328'));
  expect(busyIn(text)).toEqual(['2027-03-27T23:00/2027-03-28T22:00']);
});

test('what is transparent or cancelled is free', () => {
  const times = ['DTSTART:20261125T090000Z', 'DTEND:20261125T100000Z'];
  expect(busyIn(calendar(event(...times, 'TRANSP:TRANSPARENT')))).toEqual([]);
  expect(busyIn(calendar(event(...times, 'STATUS:CANCELLED')))).toEqual([]);
  expect(busyIn(calendar(event(...times, 'STATUS:TENTATIVE', 'TRANSP:OPAQUE')))).toHaveLength(1);
});

const weekly = [
  'DTSTART;TZID=Europe/Berlin:20200107T090000',
  'DTEND;TZID=Europe/Berlin:20200107T100000',
];

test('a rule without end is followed to the horizon, however long ago it began, on its own clock', () => {
  const busy = busyIn(calendar(ofSeries(...weekly, 'RRULE:FREQ=WEEKLY;BYDAY=TU')));
  expect(busy[0]).toBe('2026-11-24T08:00/09:00');
  expect(busy).toHaveLength(26);
  // Summer time begins on 28 March.
  expect(busy).toContain('2027-03-23T08:00/09:00');
  expect(busy).toContain('2027-03-30T07:00/08:00');
});

test('exceptions are free, in whatever zone they are written', () => {
  const busy = busyIn(
    calendar(
      ofSeries(
        ...weekly,
        'RRULE:FREQ=WEEKLY;UNTIL=20261222T080000Z',
        'EXDATE;TZID=Europe/Berlin:20261201T090000',
        'EXDATE:20261208T080000Z',
      ),
    ),
  );
  expect(busy.map((one) => one.slice(0, 10))).toEqual(['2026-11-24', '2026-12-15', '2026-12-22']);
});

test('the last occurrence before `until` counts east of Greenwich too, without VTIMEZONE', () => {
  const zone = 'TZID=Asia/Tokyo';
  const text = calendar(
    ofSeries(
      ...[`DTSTART;${zone}:20261125T090000`, `DTEND;${zone}:20261125T100000`],
      'RRULE:FREQ=DAILY;UNTIL=20261127T000000Z',
    ),
  );
  expect(busyIn(text)).toHaveLength(3);
});

test('whole days repeat until the day that is said, and without those taken out', () => {
  const text = calendar(
    ofSeries(
      ...['DTSTART;VALUE=DATE:20261124', 'RRULE:FREQ=DAILY;UNTIL=20261128'],
      'EXDATE;VALUE=DATE:20261126',
    ),
  );
  expect(busyIn(text, 'UTC')).toEqual([
    '2026-11-24T00:00/2026-11-26T00:00',
    '2026-11-27T00:00/2026-11-29T00:00',
  ]);
});

test('an occurrence that was moved is busy where it is now, one that was cancelled nowhere', () => {
  const busy = busyIn(
    calendar(
      ofSeries(...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261215T080000Z'),
      ofSeries(
        'RECURRENCE-ID;TZID=Europe/Berlin:20261201T090000',
        ...['DTSTART:20261203T150000Z', 'DTEND:20261203T170000Z'],
      ),
      ofSeries(
        ...['RECURRENCE-ID:20261208T080000Z', 'STATUS:CANCELLED'],
        ...['DTSTART:20261208T080000Z', 'DTEND:20261208T090000Z'],
      ),
    ),
  );
  expect(busy).toEqual([
    '2026-11-24T08:00/09:00',
    '2026-12-03T15:00/17:00',
    '2026-12-15T08:00/09:00',
  ]);
});

test('all that follow one that was moved with them are busy before and after the move', () => {
  const busy = busyIn(
    calendar(
      ofSeries(...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261208T080000Z'),
      ofSeries(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261201T090000',
        ...['DTSTART:20261201T120000Z', 'DTEND:20261201T123000Z'],
      ),
    ),
  );
  expect(busy).toEqual([
    '2026-11-24T08:00/09:00',
    '2026-12-01T12:00/12:30',
    '2026-12-08T08:00/09:00',
    '2026-12-08T12:00/12:30',
  ]);
});

test('further dates and periods of an event are busy', () => {
  const text = calendar(
    event(
      ...['DTSTART:20261125T090000Z', 'DTEND:20261125T100000Z', 'RDATE:20261126T120000Z'],
      'RDATE;VALUE=PERIOD:20261127T120000Z/PT3H',
    ),
  );
  expect(busyIn(text)).toEqual([
    '2026-11-25T09:00/10:00',
    '2026-11-26T12:00/13:00',
    '2026-11-27T12:00/15:00',
  ]);
});

test('an hour that exists twice is busy both times', () => {
  // Chile's clocks go back on 4 April 2027, at the end of the day.
  const zone = 'TZID=America/Santiago';
  const text = calendar(event(`DTSTART;${zone}:20270403T233000`, `DTEND;${zone}:20270403T234500`));
  expect(busyIn(text)).toEqual(['2027-04-04T02:30/03:45']);
});

test('what says busy without events is busy, and what it says is free is free', () => {
  const text = calendar(
    [
      ...['BEGIN:VFREEBUSY', 'UID:f@test', 'DTSTAMP:20261124T000000Z'],
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261125T090000Z/PT1H,20261125T120000Z/20261125T130000Z',
      ...['FREEBUSY;FBTYPE=FREE:20261125T150000Z/PT1H', 'END:VFREEBUSY'],
    ].join('\r\n'),
  );
  expect(busyIn(text)).toEqual(['2026-11-25T09:00/10:00', '2026-11-25T12:00/13:00']);
});

test('what is no calendar, or ends in the middle, is refused and not free', () => {
  const whole = calendar(event('DTSTART:20261125T090000Z', 'DTEND:20261125T100000Z'));
  for (const text of ['', '<html>Please sign in</html>', '{}', whole.slice(0, -20)]) {
    expect([text.slice(0, 9), troubleIn(text)]).toEqual([text.slice(0, 9), 'not_a_calendar']);
  }
  expect(troubleIn('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nEND:VCARD')).toBe('not_a_calendar');
});

test('an event whose time cannot be read makes its calendar unreadable', () => {
  expect(troubleIn(calendar(event('SUMMARY:When?')))).toBe('event_unreadable');
  expect(troubleIn(calendar(event('DTSTART:soon', 'DTEND:later')))).toMatch(/unreadable|calendar/);
});

test('a rule that means nothing makes its calendar unreadable', () => {
  const rule = 'RRULE:FREQ=MONTHLY;BYDAY=6MO';
  const text = calendar(event('DTSTART:20261125T090000Z', 'DTEND:20261125T100000Z', rule));
  expect(troubleIn(text)).toBe('event_unreadable');
});

test('a rule of more occurrences than are computed is refused', () => {
  const start = ['DTSTART:19700101T000000Z', 'DURATION:PT1S'];
  for (const rule of ['FREQ=SECONDLY', 'FREQ=MINUTELY;COUNT=900000000']) {
    expect(troubleIn(calendar(event(...start, `RRULE:${rule}`)))).toBe('too_complicated');
  }
});

test('several calendars in one text all count', () => {
  const one = (day: number) =>
    calendar(event(`DTSTART:202611${day}T090000Z`, `DTEND:202611${day}T100000Z`));
  expect(busyIn(`${one(25)}\r\n${one(26)}`)).toHaveLength(2);
});

test('ten thousand events are read', () => {
  const events = Array.from({ length: 10_000 }, (_, index) => {
    const at = new Date(now + index * 1_200_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    return event(`DTSTART:${at}Z`, 'DURATION:PT10M', 'DESCRIPTION:' + 'long '.repeat(20));
  });
  expect(busyIn(calendar(...events))).toHaveLength(10_000);
});
