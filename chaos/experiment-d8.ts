import { startProduct } from '../e2e/product.ts';
import { openStudio, type Reply, send, type Studio } from './appointments.ts';
import { randomFrom } from './interviews.ts';

const RIVALS = 100;
const HOUR_MS = 3_600_000;
const PANELS = 150;
const ATTEMPTS = 2000;
/** As many as the server has connections: more of the same people wait for one, and are told to come back. */
const AT_ONCE = 20;
/** Times that overlap each other: quarters of an hour, over so many hours. */
const PANEL_HOURS = 24;

export type Settings = {
  readonly rounds: number;
  readonly seed: number;
  /** Against a server that books people without their locks. */
  readonly broken: boolean;
};

/**
 * QUALITY D8: a hundred people pick one slot at once, round after round; then panels of three from a pool of ten are
 * picked and moved by two thousand attempts, twenty at a time.
 */
export async function runD8({ rounds, seed, broken }: Settings): Promise<boolean> {
  const module = new URL('./unlocked-people.ts', import.meta.url).href;
  const product = await startProduct({
    ANONYMOUS_REQUESTS_PER_MINUTE: '1000000',
    ...(broken ? { NODE_OPTIONS: `--import ${module}` } : {}),
  });
  const studio = await openStudio(product);
  try {
    const slots = await raceForSlots(product.baseUrl, studio, rounds);
    console.log(JSON.stringify({ experiment: 'D8', phase: 'one slot', ...slots }));
    const panels = await racePanels(product.baseUrl, studio, randomFrom(seed));
    console.log(JSON.stringify({ experiment: 'D8', phase: 'panels', seed, ...panels }));
    const faults = slots.faults + slots.noWinner + slots.secondWinners;
    const overlaps = await countOverlaps(studio);
    console.log(JSON.stringify({ experiment: 'D8', overlaps }));
    return faults + overlaps + panels.faults + panels.halfPanels + panels.deadlocks === 0;
  } finally {
    await studio.close();
    await product.dispose();
  }
}

type Person = { readonly token: string; revision: number; startsAt?: string };

const pick = (baseUrl: string, { token, revision }: Person, startsAt: string): Promise<Reply> =>
  send(baseUrl, {
    ...{ method: 'POST', path: '/api/appointment/pick' },
    body: { token, revision, startsAt, timeZone: 'Europe/Oslo', reason: 'Another.', note: '' },
  });

/** What a race may end with: somebody else was faster. */
const isLost = ({ code }: Reply): boolean => code === 'slot_taken';

/** The next hour that nobody has, of one person whom everybody wants. */
async function raceForSlots(baseUrl: string, studio: Studio, rounds: number) {
  const [wanted = 0] = await studio.colleagues(1);
  const newcomer = async (): Promise<Person> => ({
    token: (await studio.ask([[wanted]])).token,
    revision: 2,
  });
  const rivals: Person[] = [];
  for (let n = 0; n < RIVALS; n += 1) rivals.push(await newcomer());
  const first = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 3 * HOUR_MS;
  const seen = { rounds, picks: 0, noWinner: 0, secondWinners: 0, busy: 0, faults: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const startsAt = new Date(first + round * HOUR_MS).toISOString();
    const replies = await Promise.all(rivals.map((rival) => pick(baseUrl, rival, startsAt)));
    const winners = replies.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    seen.picks += replies.length;
    if (winners.length === 0) seen.noWinner += 1;
    seen.secondWinners += Math.max(0, winners.length - 1);
    const isBusy = ({ code }: Reply): boolean => code === 'temporarily_unavailable';
    seen.busy += replies.filter(isBusy).length;
    seen.faults += replies.filter(
      (one) => one.status !== 200 && !isLost(one) && !isBusy(one),
    ).length;
    for (const index of winners) rivals[index] = await newcomer();
  }
  return seen;
}

async function racePanels(baseUrl: string, studio: Studio, random: () => number) {
  const pool = await studio.colleagues(10);
  const people: Person[] = [];
  for (let n = 0; n < PANELS; n += 1) {
    people.push({ token: (await studio.ask([pool, pool, pool])).token, revision: 2 });
  }
  const before = await deadlocksOf(studio);
  const first = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 3 * HOUR_MS;
  const seen = { attempts: 0, booked: 0, moved: 0, lost: 0, noMovesLeft: 0, busy: 0, faults: 0 };
  const codes = new Set<string>();
  const attempt = async (person: Person): Promise<void> => {
    const quarter = Math.floor(random() * PANEL_HOURS * 4);
    const startsAt = new Date(first + (quarter * HOUR_MS) / 4).toISOString();
    // One's own time is no move.
    if (startsAt === person.startsAt) return;
    const was = person.startsAt;
    const reply = await pick(baseUrl, person, startsAt);
    // Nothing was tried: the server asks to come back.
    if (reply.code === 'temporarily_unavailable') {
      seen.busy += 1;
      return;
    }
    seen.attempts += 1;
    if (reply.status === 200) {
      person.startsAt = startsAt;
      person.revision = reply.data.revision;
      seen[was === undefined ? 'booked' : 'moved'] += 1;
    } else if (isLost(reply)) seen.lost += 1;
    else if (reply.code === 'too_many_moves') seen.noMovesLeft += 1;
    else {
      seen.faults += 1;
      codes.add(`${reply.status} ${reply.code}`);
    }
  };
  // A person acts alone; of the people as many at once as there are connections.
  const lane = async (number: number): Promise<void> => {
    const own = people.filter((_, index) => index % AT_ONCE === number);
    while (seen.attempts < ATTEMPTS) {
      const person = own[Math.floor(random() * own.length)];
      if (person !== undefined) await attempt(person);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => lane(number)));
  const deadlocks = (await deadlocksOf(studio)) - before;
  return { ...seen, codes: [...codes], deadlocks, halfPanels: await countHalfPanels(studio) };
}

async function deadlocksOf({ owner }: Studio): Promise<number> {
  const { rows } = await owner.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0].deadlocks;
}

/** Two interviews of one person at one time, read as the owner. */
async function countOverlaps({ owner }: Studio): Promise<number> {
  const { rows } = await owner.query(
    `select count(*)::int as n from booked_times a
       join booked_times b on b.account_id = a.account_id and b.seat_id > a.seat_id
        and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
  );
  return rows[0].n;
}

/** Booked interviews in which not every seat has a person of its own, at the interview's own time. */
async function countHalfPanels({ owner }: Studio): Promise<number> {
  const { rows } = await owner.query(
    `select count(*)::int as n from appointments p where p.state = 'booked' and (
       select count(*) <> count(distinct b.account_id) or bool_or(b.starts_at is distinct from p.starts_at)
              or bool_or(b.account_id is distinct from t.account_id)
         from appointment_seats t left join booked_times b on b.owner_id = t.company_id and b.seat_id = t.id
        where t.company_id = p.company_id and t.schedule_id = p.schedule_id)`,
  );
  return rows[0].n;
}
