// npm run bench:ledger -- [--entries 10000000]: how long the balance of a company and the pages of its credits take where
// the ledger has so many entries, a twentieth of them that company's, beside the same of an empty ledger. The entries are written past the triggers, for they
// sum to zero by how they are made; the proof at the end adds them all up.
import { contract } from '@candor/contract';
import { Client } from 'pg';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { startProduct } from '../e2e/product.ts';
import { sayHeadings, sayLoad, timeCalls, tokenOf } from './timed-calls.ts';

const { values } = parseArgs({ options: { entries: { type: 'string', default: '10000000' } } });
const ENTRIES = Number(values.entries);
/** Each move is a transfer of two entries. */
const MOVES = ENTRIES / 2;
const OWN = Math.floor(MOVES / 20);
const COMPANIES = 1000;
/** So many transfers are written in one transaction. */
const CHUNK = 250_000;

const product = await startProduct({ BILLING: 'test', ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' });
const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
const owner = new Client(postgres.owner);
await owner.connect();
try {
  console.log(`${cpus().length} cores`);
  sayLoad('before');
  sayHeadings('entries');
  await measureAll(0);
  const began = performance.now();
  await fill();
  const seconds = (performance.now() - began) / 1000;
  const isFast = await measureAll(ENTRIES);
  console.log(`\n${ENTRIES} entries were written in ${seconds.toFixed(0)} s`);
  const isWhole = await prove();
  process.exitCode = isFast && isWhole ? 0 : 1;
  sayLoad('after');
} finally {
  await owner.end();
  await postgres.stop();
  await product.dispose();
}

/** The demo's company is the first one; the others have no more than a ledger. */
async function fill(): Promise<void> {
  for (let first = 1; first <= MOVES; first += CHUNK) {
    const last = Math.min(first + CHUNK - 1, MOVES);
    await owner.query(`
      begin;
      set local session_replication_role = replica;
      create temporary table moved on commit drop as
        select n as id, case when n <= ${OWN} then 1 else 1000000 + n % ${COMPANIES} end as company_id,
               case when n % 2 = 1 then 3 else -3 end as credits,
               now() - make_interval(secs => ${MOVES} - n) as made_at
          from generate_series(${first}, ${last}) n;
      insert into credit_moves (company_id, id, reason, credits, made_at) overriding system value
        select company_id, id, case when credits > 0 then 'bought' else 'used' end, credits, made_at from moved;
      insert into ledger_transfers (company_id, id, cause, made_at) overriding system value
        select company_id, id, 'credit:' || id, made_at from moved;
      insert into ledger_entries (company_id, transfer_id, account, currency, amount)
        select company_id, id, 'credits', 'CRD', credits from moved
        union all
        select company_id, id, case when credits > 0 then 'credits bought' else 'credits used' end, 'CRD', -credits
          from moved;
      commit`);
  }
  await owner.query(`
    insert into ledger_balances (company_id, account, currency, balance)
      select company_id, account, currency, sum(amount) from ledger_entries group by 1, 2, 3
        on conflict (company_id, account, currency) do update set balance = excluded.balance`);
  for (const table of ['credit_moves', 'ledger_transfers', 'ledger_entries', 'ledger_balances']) {
    await owner.query(`vacuum analyze ${table}`);
  }
}

async function measureAll(entries: number): Promise<boolean> {
  // Anew each time: writing so many takes longer than a session's token lives.
  const token = await tokenOf(product, { role: 'COMPANY_ADMIN', type: 'company' });
  const { getCredits, listCreditMoves } = contract.billing;
  return await timeCalls(
    product,
    { token, size: entries },
    {
      'the balance': getCredits.path,
      'the first page': listCreditMoves.path,
      'the hundredth page': `${listCreditMoves.path}?page=100`,
      'the last page that is listed': `${listCreditMoves.path}?page=400`,
    },
  );
}

/** As the nightly job does for each company. */
async function prove(): Promise<boolean> {
  const from = performance.now();
  const { rows } = await owner.query<{ entries: number; wrong: number }>(`
    with sums as (
      select company_id, account, currency, sum(amount) as total, count(*) as entries
        from ledger_entries group by 1, 2, 3
    )
    select sum(entries)::int as entries, count(*) filter (where total is distinct from balance)::int as wrong
      from sums full join ledger_balances using (company_id, account, currency)`);
  const seconds = (performance.now() - from) / 1000;
  const { entries = 0, wrong = 0 } = rows[0] ?? {};
  console.log(
    `all ${entries} entries added up in ${seconds.toFixed(1)} s: ${wrong} wrong balances`,
  );
  return wrong === 0;
}
