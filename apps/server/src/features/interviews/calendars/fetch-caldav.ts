import { calendarQuery, createAccount, type DAVResponse, propfind } from 'tsdav';
import type { Busy } from './busy-rules.ts';
import type { Ask, CalendarSource } from './calendar-source.ts';
import { follow, troubleOfStatus } from './follow.ts';
import { ReadTrouble } from './read-trouble.ts';

type Server = Extract<CalendarSource, { kind: 'caldav' }>;
type Fetch = NonNullable<Parameters<typeof propfind>[0]['fetch']>;
type Call = { readonly headers: Record<string, string>; readonly fetch: Fetch };

const CALENDARS_MOST = 20;

/** What the calendars of an account hold within the horizon; or one calendar, where the address is its own. */
export async function fetchFromServer(ask: Ask, server: Server, horizon: Busy): Promise<string[]> {
  const failed: ReadTrouble[] = [];
  const pair = Buffer.from(`${server.user}:${server.password}`).toString('base64');
  const call: Call = {
    headers: { authorization: `Basic ${pair}` },
    fetch: (input, init) =>
      asked(ask, new Request(input).url, init ?? {}).catch((error: ReadTrouble) => {
        failed.push(error);
        throw error;
      }),
  };
  try {
    const found = await calendarsOf(server.address, call);
    if (found.length === 0) throw new ReadTrouble('address_empty');
    const texts: string[] = [];
    for (const address of found.slice(0, CALENDARS_MOST)) {
      texts.push(...(await eventsIn(address, horizon, call)));
    }
    return texts;
  } catch (error) {
    if (error instanceof ReadTrouble) throw error;
    // The library says that it found nothing; why is in what it was answered.
    throw failed.at(-1) ?? new ReadTrouble('not_a_calendar');
  }
}

async function asked(ask: Ask, address: string, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET';
  const headers = Object.fromEntries(new Headers(init.headers));
  const body = typeof init.body === 'string' ? { body: init.body } : {};
  const question = { address, method, headers, ...body };
  // The look for the server's own address is told of redirects; everything else wants what is behind them.
  const answer = await (init.redirect === 'manual' ? ask(question) : follow(ask, question));
  const hasNoBody = [204, 205, 304].includes(answer.status);
  const reply = new Response(hasNoBody ? null : answer.text, {
    status: answer.status,
    headers: answer.headers,
  });
  const trouble = troubleOfStatus(answer.status);
  if (trouble !== null && init.redirect !== 'manual') throw new ReadTrouble(trouble);
  return reply;
}

async function calendarsOf(address: string, call: Call): Promise<string[]> {
  const props = { 'd:resourcetype': {}, 'c:schedule-calendar-transp': {} };
  const own = await propfind({ url: address, props, depth: '0', ...call }).catch(() => []);
  if (own.some(isCalendar)) return [address];
  const account = { serverUrl: address, accountType: 'caldav' as const };
  const { homeUrl } = await createAccount({ account, ...call });
  if (homeUrl === undefined) throw new ReadTrouble('address_empty');
  const below = await propfind({ url: homeUrl, props, depth: '1', ...call });
  return below
    .filter((one) => isCalendar(one) && !isFree(one))
    .flatMap(({ href }) => URL.parse(href ?? '', homeUrl)?.href ?? []);
}

const named = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

const isCalendar = ({ props }: DAVResponse): boolean =>
  named(props?.['resourcetype']).includes('calendar');

/** Its owner said that nothing in it keeps them busy. */
const isFree = ({ props }: DAVResponse): boolean =>
  named(props?.['scheduleCalendarTransp']).includes('transparent');

/** Repeated events come as they were written, whatever the server thinks of `expand`. */
async function eventsIn(address: string, horizon: Busy, call: Call): Promise<string[]> {
  const at = (instant: number) =>
    `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  // A day more on each side: floating times and whole days lie where the server thinks that they do.
  const range = { start: at(horizon.startsAt - DAY), end: at(horizon.endsAt + DAY) };
  const answers = await calendarQuery({
    url: address,
    props: { 'c:calendar-data': {} },
    filters: {
      'comp-filter': {
        _attributes: { name: 'VCALENDAR' },
        'comp-filter': {
          _attributes: { name: 'VEVENT' },
          'time-range': { _attributes: range },
        },
      },
    },
    depth: '1',
    ...call,
  });
  return answers.flatMap((answer) => textOf(answer));
}

const DAY = 86_400_000;

/** An answer that the library could not read looks like one without events, which would be free time. */
function textOf({ href, props, raw }: DAVResponse): string[] {
  if (props === undefined && href === undefined && isMultistatus(raw)) return [];
  const data: unknown = props?.['calendarData'];
  const text = typeof data === 'object' && data !== null ? Object.values(data)[0] : data;
  if (typeof text !== 'string') throw new ReadTrouble('not_a_calendar');
  return [text];
}

const isMultistatus = (raw: unknown): boolean => named(raw).includes('multistatus');
