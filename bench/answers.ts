// npm run bench:answers: the real server over real HTTP, beside the bare upsert on the same database in
// the same run. Less than three minutes.
import { contract } from '@candor/contract';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type PoolConfig, Pool } from 'pg';
import { inviteMany } from '../chaos/interviews.ts';
import { createSaveAtOnce } from '../apps/server/src/features/interviews/attempts/answer-store.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { startProduct } from '../e2e/product.ts';
import { type Candidate, nextAnswer, startAll } from './candidates.ts';
import { measure, percentile, type Sample, sender } from './load.ts';
import { findPgbench, upsertsByPgbench } from './pgbench.ts';
import { type Processor, processorMeter, residentKb } from './processor.ts';

const CANDIDATES = 500;
const ROUNDS = 3;
const MEASURED_MS = 1_500;
const HALF_LOAD_MS = 5_000;
const SIZES = [50, 200, 500];
const CONNECTIONS = 20;
const COMPANY = 1;

type Row = Sample & { readonly processor: Processor };
type Ways = Readonly<Record<string, (candidate: Candidate) => Promise<void>>>;

const product = await startProduct({ ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' });
try {
  await run(product.demo().baseUrl, product.dataDir);
} finally {
  await product.dispose();
}

async function run(baseUrl: string, dataDir: string): Promise<void> {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before the run\n`);
  const tokens = await inviteMany(dataDir, CANDIDATES);
  const candidates = await startAll(baseUrl, tokens);
  const postgres = await reachEmbeddedPostgres({ dataDir });
  const db = openDatabase({ connection: postgres.app, maxConnections: CONNECTIONS });
  const bare = new Pool({ ...(postgres.owner as PoolConfig), max: CONNECTIONS });
  const saveAtOnce = createSaveAtOnce(db);
  const send = sender(`${baseUrl}${contract.attempts.saveAnswer.path}`);
  const sendNothing = sender(`${baseUrl}${contract.operations.getHealth.path}`, 'GET');
  const ways: Ways = {
    'bare upsert': (candidate) => upsert(bare, candidate),
    'the save without HTTP': async (candidate) => {
      const { token: _token, ...answer } = nextAnswer(candidate);
      const scheduleId = candidate.started.interviewScheduleID;
      const target = {
        companyId: COMPANY,
        scheduleId,
        attemptQuestionId: answer.botInterviewQuestionID,
      };
      const given = { ...answer, answeredAt: new Date(answer.answeredAt) };
      const saved = await saveAtOnce(COMPANY, { target, answer: given, now: new Date() });
      if (saved === null) throw new Error('not saved at once');
    },
    'an empty request over HTTP': () => sendNothing(),
    'saves over HTTP': (candidate) => send(nextAnswer(candidate)),
  };
  console.log(
    '| candidates at once | way | saves/s | × bare upsert | p50 ms | p99 ms | µs of processor: client + server + PostgreSQL |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  try {
    const meter = processorMeter(dataDir);
    for (const size of SIZES) await compare(ways, candidates.slice(0, size), meter);
    await byPgbench(postgres.owner, candidates);
    await atHalfLoad(send, candidates);
  } finally {
    await Promise.all([db.close(), bare.end(), postgres.stop()]);
  }
  console.log(
    `\nserver memory ${(residentKb() / 1024).toFixed(0)} MB with ${CANDIDATES} candidates`,
  );
}

/** In turn, several times; the best of each, because the machine is not ours alone. */
async function compare(
  ways: Ways,
  candidates: readonly Candidate[],
  meter: () => Processor,
): Promise<void> {
  const best = new Map<string, Row>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, save] of Object.entries(ways)) {
      const before = meter();
      const sample = await measure(candidates, save, MEASURED_MS);
      const after = meter();
      const each = (part: keyof Processor) => ((after[part] - before[part]) * 1e6) / sample.count;
      const processor = {
        client: each('client'),
        server: each('server'),
        postgres: each('postgres'),
      };
      if (sample.perSecond > (best.get(name)?.perSecond ?? 0))
        best.set(name, { ...sample, processor });
    }
  }
  const baseline = best.get('bare upsert')?.perSecond ?? Number.NaN;
  for (const [name, sample] of best) printRow(candidates.length, name, sample, baseline);
}

/** What the best possible server would still have to do: no tenant, no rule, no lock. */
async function upsert(pool: Pool, candidate: Candidate): Promise<void> {
  const { botInterviewQuestionID, choice, revision } = nextAnswer(candidate);
  await pool.query({
    name: 'bare',
    text: `insert into answers as kept (company_id, attempt_question_id, attempt_id, choice, revision,
                                        life, viewed_life, answered_at, received_at)
           values ($1, $2, $3, $4, $5, 1, 1, $6, $6)
           on conflict (company_id, attempt_question_id) do update
              set choice = excluded.choice, revision = excluded.revision,
                  answered_at = excluded.answered_at, received_at = excluded.received_at`,
    // The attempt's id is the interview's session id.
    values: [
      COMPANY,
      botInterviewQuestionID,
      candidate.started.sessionId,
      choice,
      revision,
      new Date(),
    ],
  });
}

/** The same statement without Node: what the database itself makes of it. */
async function byPgbench(owner: PoolConfig, candidates: readonly Candidate[]): Promise<void> {
  const program = findPgbench();
  if (program === null) return console.log('\nno pgbench on this machine');
  const rows = candidates.map((candidate) => {
    const { botInterviewQuestionID: questionId, choice } = nextAnswer(candidate);
    const attemptId = candidate.started.sessionId;
    return { companyId: COMPANY, attemptId, questionId, choice: choice ?? 0 };
  });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await upsertsByPgbench(program, owner, rows));
  }
  console.log(`\nthe bare upsert by pgbench: ${Math.max(...times).toFixed(0)} a second`);
}

function printRow(size: number, name: string, sample: Row, baseline: number): void {
  const { perSecond, p50, p99, processor } = sample;
  const ratio = (perSecond / baseline).toFixed(2);
  console.log(
    `| ${size} | ${name} | ${perSecond.toFixed(0)} | ${ratio} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ` +
      `${processor.client.toFixed(0)} + ${processor.server.toFixed(0)} + ${processor.postgres.toFixed(0)} |`,
  );
}

/** The budget's second half: everybody at a steady pace that adds up to half of what was reached. */
async function atHalfLoad(
  send: (body: unknown) => Promise<void>,
  candidates: readonly Candidate[],
): Promise<void> {
  const full = await measure(candidates, (one) => send(nextAnswer(one)), MEASURED_MS);
  const everyMs = (candidates.length / full.perSecond) * 2_000;
  const times: number[] = [];
  await Promise.all(
    candidates.map(async (candidate, index) => {
      await pause((index * everyMs) / candidates.length);
      for (const end = performance.now() + HALF_LOAD_MS; performance.now() < end; ) {
        const from = performance.now();
        await send(nextAnswer(candidate));
        times.push(performance.now() - from);
        await pause(Math.max(0, everyMs - (performance.now() - from)));
      }
    }),
  );
  const [p50, p99] = [percentile(times, 50).toFixed(1), percentile(times, 99).toFixed(1)];
  console.log(
    `\nhalf load: ${candidates.length} candidates, ${(full.perSecond / 2).toFixed(0)} saves/s asked for, ` +
      `${(times.length / (HALF_LOAD_MS / 1000)).toFixed(0)} made: p50 ${p50} ms, p99 ${p99} ms`,
  );
}
