import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '../apps/server/src/features/people/accounts/index.ts';
import { moveCredits } from '../apps/server/src/features/operations/billing/move-credits.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { MOMENTS, openFor } from './fee-steps.ts';
import { countGaps, gapName } from './gaps.ts';
import { COMPANY, moveSeats, SEATS, type Spender } from './seat-steps.ts';

const TABS = 10;
const PRICE = 3;
const worker = join(import.meta.dirname, 'seat-spender.ts');

/**
 * QUALITY F2 for the seats of live interviews: the process that spends is killed with SIGKILL before its transaction,
 * before the commit and after it; ten ask again at once. Then the interview is cancelled, and the same is done to whatever
 * gives back. Each interview is paid once and given back once.
 */
export async function runF2Seats({ rounds }: { readonly rounds: number }): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-f2-seats-'));
  // The database runs as another user when this runs as root.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const owner = openDatabase({ connection: postgres.owner, maxConnections: 2 });
  try {
    await migrate(postgres.owner);
    const interviews = MOMENTS * rounds;
    const accountId = await plant(owner, interviews);
    const personKey = randomBytes(32).toString('hex');
    const all = { connection: postgres.app, personKey, accountId };
    let killed = 0;
    const gaps = countGaps(seatGap);
    const move = async (spender: Spender, dies: number) => {
      const isKilled = (await moveOnce(spender, dies)) === 1;
      killed += isKilled ? 1 : 0;
      const isRight = await isMovedOnce(owner, spender);
      gaps.note(dies + (spender.does === 'return' ? MOMENTS : 0), { isKilled, isRight });
    };
    for (let scheduleId = 1; scheduleId <= interviews; scheduleId += 1) {
      const dies = scheduleId % MOMENTS;
      await move({ ...all, scheduleId, does: 'spend' }, dies);
      await owner.pool.query('update interview_schedules set cancelled_at = now() where id = $1', [
        scheduleId,
      ]);
      await move({ ...all, scheduleId, does: 'return' }, dies);
    }
    const isRight = gaps.say();
    const counted = await count(owner);
    console.log({ experiment: 'F2-seats', rounds, interviews, killed, ...counted });
    const once = [counted.used, counted.returned, counted.spent];
    return (
      isRight &&
      killed === 2 * interviews &&
      once.every((number) => number === interviews) &&
      counted.balance === interviews * PRICE * SEATS &&
      counted.differences === 0
    );
  } finally {
    await owner.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** A company that has what all of its interviews cost; gives who asks. */
async function plant(owner: Database, interviews: number): Promise<number> {
  const now = new Date();
  await owner.pool.query(`
    set session_replication_role = replica;
    insert into tenants (id) overriding system value values (${COMPANY});
    insert into credit_prices (kind, from_at, credits) values ('live-seat', '2026-01-01', ${PRICE});
    insert into interview_schedules (company_id, id, kind, job_id, candidate_id, application_id, opens_at, closes_at)
      overriding system value
      select ${COMPANY}, n, 'live', 1, 1, 1, now(), now() + interval '10 days' from generate_series(1, ${interviews}) n;
    set session_replication_role = origin`);
  const credits = interviews * PRICE * SEATS;
  const bought = { companyId: COMPANY, reason: 'bought', credits, madeAt: now } as const;
  await owner.inCompany(COMPANY, (tx) => moveCredits(tx, bought));
  return owner.global((tx) =>
    createAccount(tx, {
      ...{ email: 'asks@example.com', firstName: 'Planted', lastName: 'Person' },
      ...{ userTypes: ['COMPANY_ADMIN'], passwordHash: 'none', emailConfirmedAt: now },
    }),
  );
}

const seatGap = (step: number): string =>
  `${step < MOMENTS ? 'what spends' : 'what gives back'}: ${gapName(step % MOMENTS)}`;

/** What this one does was done to its interview, once. Read as the owner. */
async function isMovedOnce({ pool }: Database, { scheduleId, does }: Spender): Promise<boolean> {
  const { rows } = await pool.query<{ times: number }>(
    `select count(*)::int as times from credit_moves m join ledger_transfers t
         on t.company_id = m.company_id and t.cause = 'credit:' || m.id
      where m.schedule_id = $1 and m.reason = $2`,
    [scheduleId, does === 'spend' ? 'used' : 'returned'],
  );
  return rows[0]?.times === 1;
}

/** 1 where it was killed; then ten do it at once. */
async function moveOnce(spender: Spender, dies: number): Promise<number> {
  const killed = await new Promise<number>((resolve, reject) => {
    execFile(process.execPath, [worker, JSON.stringify({ ...spender, dies })], (error) => {
      if (error === null) resolve(0);
      else if (error.signal === 'SIGKILL') resolve(1);
      else reject(error);
    });
  });
  const db = openFor(spender, TABS);
  try {
    await Promise.all(Array.from({ length: TABS }, () => moveSeats(db, spender)));
  } finally {
    await db.close();
  }
  return killed;
}

/** Read as the owner: never the code's own word. */
async function count({ pool }: Database) {
  const { rows } = await pool.query<Record<string, number>>(`
    select (select count(*)::int from credit_moves where reason = 'used') as used,
           (select count(distinct schedule_id)::int from credit_moves where reason = 'used') as spent,
           (select count(distinct used_id)::int from credit_moves where reason = 'returned') as returned,
           (select balance::int from ledger_balances where account = 'credits') as balance,
           (select count(*)::int from (
              select company_id, account, currency, sum(amount) as total
                from ledger_entries group by 1, 2, 3) as sums
              full join ledger_balances using (company_id, account, currency)
             where total is distinct from balance) as differences`);
  const [{ used = 0, spent = 0, returned = 0, balance = 0, differences = -1 } = {}] = rows;
  return { used, spent, returned, balance, differences };
}
