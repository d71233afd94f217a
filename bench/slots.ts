// npm run bench:slots: how long it takes to find when twenty people are free over sixty days, as the rule alone and as
// the page of a candidate asks for it over HTTP. About two minutes.
import { contract } from '@candor/contract';
import { proposedHours } from '@candor/contract/interviews/availability-rules';
import { cpus, loadavg } from 'node:os';
import type { Client } from 'pg';
import {
  type Panel,
  panelTimes,
  type Plan,
  type Sitter,
} from '../apps/server/src/features/interviews/appointments/slot-rules.ts';
import { openStudio } from '../chaos/appointments.ts';
import { randomFrom } from '../chaos/interviews.ts';
import { startProduct } from '../e2e/product.ts';
import { percentile, sender } from './load.ts';
import { processorMeter } from './processor.ts';

const PEOPLE = 20;
const DAYS = 60;
const TIMES_MOST = 1000;
const WARM = 20;
const MEASURED = 200;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A meeting every working hour or two, of a calendar that is connected. */
const BUSY_A_DAY = 4;
const BUDGET_RULE_MS = 50;
const BUDGET_PAGE_MS = 150;

const zones = ['Europe/Oslo', 'America/New_York', 'Europe/London', 'Europe/Berlin'];
const now = Date.now();
const lastDay = new Date(now + DAYS * DAY).toISOString().slice(0, 10);
/** All in one pool; two seats with ten each; five with four each. */
const shapes = { '1 × 20': 1, '2 × 10': 2, '5 × 4': 5 } as const;

console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before the run\n`);
console.log(
  '| twenty people, sixty days | what | p50 ms | p95 ms | budget p95 ms | processor ms a time |',
);
console.log('| --- | --- | --- | --- | --- | --- |');
let isMet = true;
for (const [name, seats] of Object.entries(shapes)) measureRule(name, seats);
await measurePage();
console.log(
  `\nload ${loadavg()[0]?.toFixed(1)} after the run; budgets ${isMet ? 'met' : 'MISSED'}`,
);
process.exitCode = isMet ? 0 : 1;

function report(
  name: string,
  given: { what: string; times: readonly number[]; budget: number; work: number },
): void {
  const { what, times, budget, work } = given;
  const [p50, p95] = [percentile(times, 50), percentile(times, 95)];
  isMet &&= p95 <= budget;
  console.log(
    `| ${name} | ${what} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${budget} | ${work.toFixed(1)} |`,
  );
}

function measureRule(name: string, seats: number): void {
  const random = randomFrom(seats);
  const plan: Plan = {
    ...{ minutes: 60, bufferBefore: 0, bufferAfter: 15, noticeHours: 24, now, lastDay },
    ...{ timeZone: 'Europe/Oslo', offers: null, candidateBooked: [] },
  };
  const sitters = Array.from({ length: PEOPLE }, (_, index) => sitterOf(index + 1, random));
  const panel: Panel = {
    seats: seatsOf(
      seats,
      sitters.map(({ accountId }) => accountId),
    ),
    sitters: new Map(sitters.map((one) => [one.accountId, one])),
  };
  for (let n = 0; n < WARM; n += 1) panelTimes(plan, panel, TIMES_MOST);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let n = 0; n < MEASURED; n += 1) {
    const from = performance.now();
    panelTimes(plan, panel, TIMES_MOST);
    times.push(performance.now() - from);
  }
  const { user, system } = process.cpuUsage(before);
  const work = (user + system) / 1000 / MEASURED;
  const found = panelTimes(plan, panel, TIMES_MOST).length;
  report(name, { what: `the rule (${found} times)`, times, budget: BUDGET_RULE_MS, work });
}

function seatsOf(seats: number, people: readonly number[]): number[][] {
  return Array.from({ length: seats }, (_, seat) =>
    people.filter((_one, index) => index % seats === seat),
  );
}

/** Office hours of one of four zones, a full calendar, and an interview every other day. */
function sitterOf(accountId: number, random: () => number): Sitter {
  const hours = { ...proposedHours(zones[accountId % zones.length] ?? 'UTC'), mostPerDay: 3 };
  const booked = Array.from({ length: DAYS / 2 }, (_, index) => {
    const startsAt = now + 2 * index * DAY + Math.floor(random() * 24) * HOUR;
    const endsAt = startsAt + HOUR;
    return { startsAt, endsAt, busyFrom: startsAt, busyUntil: endsAt };
  });
  return {
    ...{ accountId, standing: 'colleague', hours, matched: null, booked },
    busy: busyOf(random),
  };
}

function busyOf(random: () => number): { startsAt: number; endsAt: number }[] {
  return Array.from({ length: DAYS * BUSY_A_DAY }, (_, index) => {
    const startsAt = now + (index / BUSY_A_DAY) * DAY + Math.floor(random() * 20) * (HOUR / 4);
    return { startsAt, endsAt: startsAt + HOUR / 2 };
  }).toSorted((a, b) => a.startsAt - b.startsAt);
}

async function measurePage(): Promise<void> {
  const product = await startProduct({ ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' });
  const studio = await openStudio(product);
  try {
    const people = await studio.colleagues(PEOPLE);
    await fillCalendars(studio.owner, people);
    const meter = processorMeter(product.dataDir);
    const send = sender(`${product.baseUrl}${contract.appointments.openAppointment.path}`);
    for (const [name, seats] of Object.entries(shapes)) {
      const { token } = await studio.ask(seatsOf(seats, people), { lastDay, bufferAfter: 15 });
      for (let n = 0; n < WARM; n += 1) await send({ token });
      const times: number[] = [];
      const before = meter();
      for (let n = 0; n < MEASURED; n += 1) {
        const from = performance.now();
        await send({ token });
        times.push(performance.now() - from);
      }
      const after = meter();
      const seconds = after.server - before.server + after.postgres - before.postgres;
      const work = (seconds * 1000) / MEASURED;
      report(name, { what: 'the page’s call over HTTP', times, budget: BUDGET_PAGE_MS, work });
    }
  } finally {
    await studio.close();
    await product.dispose();
  }
}

/** As if each had connected a calendar and it had been read. */
async function fillCalendars(owner: Client, people: readonly number[]): Promise<void> {
  const random = randomFrom(1);
  for (const accountId of people) {
    await owner.query(
      'update availability set weekly = $2, time_zone = $3, most_per_day = 3 where account_id = $1',
      [
        accountId,
        JSON.stringify(proposedHours('UTC').weekly),
        zones[accountId % zones.length] ?? 'UTC',
      ],
    );
    const { rows } = await owner.query(
      `insert into connected_calendars (account_id, kind, name, source_sealed, host, time_zone, connected_at, read_at)
       values ($1, 'feed', 'Work', '', 'calendar.example', 'UTC', now(), now()) returning id`,
      [accountId],
    );
    const busy = busyOf(random);
    await owner.query(
      `insert into busy_times (account_id, calendar_id, starts_at, ends_at)
       select $1, $2, s, e from unnest($3::timestamptz[], $4::timestamptz[]) as b (s, e)
       on conflict do nothing`,
      [
        ...[accountId, rows[0].id],
        busy.map(({ startsAt }) => new Date(startsAt)),
        busy.map(({ endsAt }) => new Date(endsAt)),
      ],
    );
  }
}
