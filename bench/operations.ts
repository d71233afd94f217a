// npm run bench:operations -- [--rows 10000]: how long the page of operations takes where so many rows wait in each queue, run
// or were given up, and ten times as many are over, beside the same of a new installation. Nobody works them off meanwhile:
// they are due later, of no kind that a worker knows, or go to a mail server that is away.
import { contract } from '@candor/contract';
import { Client } from 'pg';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { startProduct } from '../e2e/product.ts';
import { sayHeadings, sayLoad, timeCalls, tokenOf } from './timed-calls.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000' } } });
const ROWS = Number(values.rows);
const OVER = ROWS * 10;
/** Of this name there is a queue, whose jobs the clock does not start. */
const QUEUE = 'join-recording';

const product = await startProduct({ SMTP_URL: 'smtp://127.0.0.1:1' });
const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
const owner = new Client(postgres.owner);
await owner.connect();
try {
  console.log(`${cpus().length} cores`);
  sayLoad('before');
  sayHeadings('rows a queue');
  await measure(0);
  await fill();
  process.exitCode = (await measure(ROWS)) ? 0 : 1;
  sayLoad('after');
} finally {
  await owner.end();
  await postgres.stop();
  await product.dispose();
}

async function measure(size: number): Promise<boolean> {
  const token = await tokenOf(product, { role: 'SUPER_ADMIN', type: 'superAdmin' });
  const { watch } = contract;
  return await timeCalls(product, { token, size }, { operations: watch.getVitals.path });
}

/** Of company 1, the demo's. What they belong to is not there: the page counts and does not look further. */
async function fill(): Promise<void> {
  await owner.query(`
    begin;
    set local session_replication_role = replica;
    insert into mails (key, recipient, subject, created_at, sent_at, refused_at)
      select 'bench-' || n, n || '@example.com', 'x', now() - make_interval(secs => n),
             case when n > ${ROWS * 2} then now() end, case when n between ${ROWS + 1} and ${ROWS * 2} then now() end
        from generate_series(1, ${OVER}) n;
    insert into due_work (kind, subject_id, due_at, tries)
      select 'bench', n, now() - interval '1 hour', n % 3 from generate_series(1, ${ROWS}) n;
    insert into webhook_outbox (owner_id, delivery_id, due_at)
      select 1, 1000000 + n, now() + interval '1 hour' from generate_series(1, ${ROWS}) n;
    insert into attempts (company_id, schedule_id, started_at, deadline_at, question_count)
      select 1, 1000000 + n, now(), now() + interval '1 hour', 5 from generate_series(1, ${ROWS}) n;
    insert into recordings (company_id, id, subject, subject_id) overriding system value
      select 1, 1000000 + n, 'attempt', 1000000 + n from generate_series(1, ${ROWS}) n;
    insert into recording_segments
        (company_id, recording_id, life, mime_type, object_key, segment_key, started_at, upload_id, status, last_activity_at)
      select 1, 1000000 + n % ${ROWS}, 1, 'video/webm', 'bench/' || n, gen_random_uuid(), now(), 'x' || n,
             case when n > ${ROWS} then 'completed' else 'open' end, now()
        from generate_series(1, ${OVER}) n;
    insert into call_seats (company_id, call_id, invitation_id, name, page, seen_at, present_until)
      select 1, 1000000 + n % 3000, 1000000 + n, 'x', gen_random_uuid(), now(),
             now() + case when n > ${ROWS} then interval '-1 day' else interval '1 hour' end
        from generate_series(1, ${OVER}) n;
    insert into pgboss.job (name, state, created_on, start_after, completed_on, output)
      select '${QUEUE}', (case when n > ${ROWS * 2} then 'completed' when n > ${ROWS} then 'created' else 'failed' end)::pgboss.job_state,
             now(), now() + interval '1 day', case when n > ${ROWS} then null else now() end, '{"message":"x"}'
        from generate_series(1, ${OVER}) n;
    commit`);
  await owner.query('vacuum analyze');
}
