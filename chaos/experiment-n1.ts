import { setTimeout as pause } from 'node:timers/promises';
import { deriveKey } from '../apps/server/src/platform/config/secret.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { createPostOffice } from '../apps/server/src/platform/mail/post-office.ts';
import { openQueue } from '../apps/server/src/platform/queue/queue.ts';
import { takeInterview } from './candidate.ts';
import { begin, inviteMany, randomFrom } from './interviews.ts';
import { type Node, type Nodes, startNodes } from './nodes.ts';
import { unpackRelease } from './release.ts';
import { compare } from './verdict.ts';

type Settings = {
  readonly interviews: number;
  readonly seconds: number;
  readonly seed: number;
  /** The commit of the release that runs first; '': this one from the beginning. */
  readonly from: string;
};

const KILL_EVERY_MS = 20_000;
const AWAY_MS = 2_000;
const PACE_MS = 2_000;
/** Left alone after their start, with deadlines that pass while nodes die. */
const LEFT = 10;
const CLOSED_WITHIN_S = 60;
/** Of a node at which nothing happens, with what it listens by. */
const IDLE_MOST = 8;

/**
 * Two nodes behind HAProxy, over one PostgreSQL and one S3: every twenty seconds one of them is killed with SIGKILL.
 * Nothing acknowledged is lost, each interview is handed in once, each mail left once, deadlines are kept, and somebody who
 * is signed in stays so.
 *
 * With `from` both begin as an earlier release; from half the time on, whoever is started is this one, so that for twenty
 * seconds and more the two run side by side over what this one has migrated.
 */
export async function runN1({ interviews, seconds, seed, from }: Settings): Promise<boolean> {
  const random = randomFrom(seed);
  const before = from === '' ? undefined : unpackRelease(from);
  const place = await startNodes({ count: 2, ...(before && { release: before.folder }) });
  try {
    const { baseUrl, databaseDir, nodes } = place;
    const tokens = await inviteMany(databaseDir, interviews);
    const left = await inviteMany(databaseDir, LEFT);
    for (const token of left) await untilBegun(baseUrl, token);
    await passDeadlines(databaseDir, left.length, seconds);
    const end = Date.now() + seconds * 1000;
    const until = end + 180_000;
    const progress = { acknowledged: 0, running: 0 };
    const answers = Math.round((seconds * 1000 * 0.6) / (PACE_MS / 2));
    const options = { ...{ baseUrl, answers, random, until, progress }, paceMs: PACE_MS };
    const taken = Promise.allSettled(tokens.map((token) => takeInterview(token, options)));
    const visits = staySignedIn(place, () => Date.now() > end);
    const mailing = postMails(place, () => Date.now() > end);
    const half = end - seconds * 500;
    const releaseNow = () => (Date.now() < half ? before?.folder : undefined);
    const kills = await killInTurn(nodes, { end, releaseNow });
    const outcomes = await taken;
    const visit = await visits;
    const posted = await mailing;
    const ledgers = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const resent = ledgers.reduce((sum, one) => sum + one.resent, 0);
    const verdict = await compare(databaseDir, ledgers);
    // What is left of the work behind it, and then idle connections close.
    await pause(75_000);
    const counted = await countRows(databaseDir);
    const failed = outcomes.length - ledgers.length;
    console.log({ experiment: 'N1', seed, interviews, failed, kills, resent, ...verdict });
    const mails = countMails(place.mails);
    console.log({ ...visit, ...counted, mailsPosted: posted, ...mails });
    return (
      failed + verdict.lost + verdict.notSubmittedOnce + visit.signedOut === 0 &&
      counted.mailsWaiting + counted.failedJobs + counted.leftOpen === 0 &&
      counted.mailsSent === posted &&
      mails.letters === posted &&
      // Between the mail server's yes and our note of it a kill leaves no trace: at most the one mail under way.
      mails.handedOverAgain <= kills &&
      counted.idleConnections <= IDLE_MOST * counted.nodes &&
      counted.latestCloseSeconds <= CLOSED_WITHIN_S
    );
  } finally {
    await place.dispose();
    before?.dispose();
  }
}

/** A letter that was handed over again has the same Message-ID, by which a mailbox shows it once. */
function countMails(mails: Nodes['mails']) {
  const ids = mails.flatMap(({ raw }) => /^Message-ID: (<.+>)\r?$/im.exec(raw)?.[1] ?? []);
  const letters = new Set(ids).size;
  return { letters, handedOverAgain: mails.length - letters };
}

async function killInTurn(
  nodes: readonly Node[],
  { end, releaseNow }: { readonly end: number; readonly releaseNow: () => string | undefined },
): Promise<number> {
  let kills = 0;
  for (let node = nodes[0]; Date.now() + KILL_EVERY_MS < end; node = nodes[kills % nodes.length]) {
    await pause(KILL_EVERY_MS);
    await node?.kill();
    kills += 1;
    await pause(AWAY_MS);
    await node?.start({}, releaseNow());
  }
  return kills;
}

async function untilBegun(baseUrl: string, token: string): Promise<void> {
  while ((await begin(baseUrl, token))?.success !== true) await pause(200);
}

async function onDatabase<T>(
  databaseDir: string,
  work: (databases: { readonly owner: Database; readonly app: Database }) => Promise<T>,
): Promise<T> {
  const postgres = await reachEmbeddedPostgres({ dataDir: databaseDir });
  const owner = openDatabase({ connection: postgres.owner, maxConnections: 1 });
  const app = openDatabase({ connection: postgres.app, maxConnections: 2 });
  try {
    return await work({ owner, app });
  } finally {
    await owner.close();
    await app.close();
    await postgres.stop();
  }
}

/** Spread over the time of the experiment, for the interview and for the job that closes it. */
function passDeadlines(databaseDir: string, count: number, seconds: number): Promise<unknown> {
  return onDatabase(databaseDir, async ({ owner }) => {
    await owner.pool.query(
      `update attempts set deadline_at = now() + (row.n::float / ${count} * ${seconds} * interval '1 second')
         from (select id, row_number() over (order by id) as n from attempts where status = 'in-progress'
                order by id desc limit ${count}) row where attempts.id = row.id`,
    );
    await owner.pool.query(
      `update pgboss.job set start_after = a.deadline_at from attempts a
        where name = 'close-attempt' and state = 'created' and data ->> 'attemptId' = a.id::text`,
    );
  });
}

/** A mail every second, posted in the database's own transaction as the product posts its. */
function postMails({ databaseDir, secret }: Nodes, isOver: () => boolean): Promise<number> {
  return onDatabase(databaseDir, async ({ app }) => {
    const queue = await openQueue({ pool: app.pool, isWorking: false, onError: console.error });
    const office = createPostOffice({ queue, key: deriveKey(secret, 'mails') });
    let posted = 0;
    while (!isOver()) {
      posted += 1;
      const letter = {
        ...{ key: `n1:${posted}`, to: `n1-${posted}@example.com`, subject: `Mail ${posted}` },
        ...{ preview: 'One of many', greeting: 'Hello,', paragraphs: ['this is one of many.'] },
      };
      await app.global((tx) => office.post(tx, letter));
      await pause(1000);
    }
    await queue.stop();
    return posted;
  });
}

/** A member who looks around all the while, and renews their session as a browser does. */
async function staySignedIn({ nodes, baseUrl }: Nodes, isOver: () => boolean) {
  const person = nodes[0]?.demo().accounts.find(({ role }) => role === 'COMPANY_ADMIN');
  const send = async (path: string, body: unknown, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const asked =
      body === null ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await fetch(`${baseUrl}${path}`, {
      ...asked,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    return { status: reply?.status ?? 0, data: (await reply?.json().catch(() => null))?.data };
  };
  const { email, password } = person ?? {};
  const enter = () => send('/api/accounts/sign-in', { email, password, type: 'company' });
  let entered = await enter();
  while (entered.status !== 200) {
    await pause(300);
    entered = await enter();
  }
  const counted = { looks: 0, unanswered: 0, signedOut: 0 };
  while (!isOver()) {
    const { status } = await send('/api/dashboard', null, entered.data?.token);
    counted.looks += 1;
    if (status === 401) counted.signedOut += 1;
    else if (status !== 200) counted.unanswered += 1;
    await pause(300);
  }
  return counted;
}

async function countRows(databaseDir: string) {
  return onDatabase(databaseDir, async ({ owner }) => {
    const one = async (text: string): Promise<number> =>
      Number((await owner.pool.query(text)).rows[0]?.n ?? -1);
    return {
      mailsSent: await one('select count(*)::int as n from mails where sent_at is not null'),
      mailsWaiting: await one('select count(*)::int as n from mails where sent_at is null'),
      failedJobs: await one(
        `select count(*)::int as n from pgboss.job where state = 'failed' and retry_limit > 0`,
      ),
      leftOpen: await one(
        `select count(*)::int as n from attempts where status = 'in-progress' and deadline_at < now()`,
      ),
      closedByTime: await one(`select count(*)::int as n from attempts where status = 'timed-out'`),
      latestCloseSeconds: await one(
        `select coalesce(ceil(max(extract(epoch from l.occurred_at - a.deadline_at))), 0)::int as n from attempts a
           join audit_log l on l.action = 'attempt.timed-out' and l.object_id = a.id::text`,
      ),
      idleConnections: await one(
        `select count(*)::int as n from pg_stat_activity where application_name like 'candor%' and pid <> pg_backend_pid()`,
      ),
      nodes: await one(
        `select count(*)::int as n from nodes where beat_at > now() - interval '20 seconds'`,
      ),
    };
  });
}
