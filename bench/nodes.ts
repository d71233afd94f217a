// npm run bench:nodes: saves a second of one, two and four nodes over one PostgreSQL, side by side in one run. Each node has a
// quarter of a core, so that the machine is not what limits them; needs root, because it makes control groups. Three minutes.
import { contract } from '@candor/contract';
import { cpus, loadavg } from 'node:os';
import { inviteMany } from '../chaos/interviews.ts';
import { startNodes } from '../chaos/nodes.ts';
import { holdProcess } from '../chaos/recording/held-processor.ts';
import { type Candidate, nextAnswer, startAll } from './candidates.ts';
import { measure, percentile, sender } from './load.ts';

const SHARE = 0.25;
const SIZES = [1, 2, 4];
const CANDIDATES = 100;
const ROUNDS = 3;
const ROUND_MS = 5_000;

const load = loadavg()[0]?.toFixed(1);
const place = await startNodes({ count: Math.max(...SIZES) });
const letGo: (() => Promise<void>)[] = [];
try {
  console.log(
    `${cpus().length} cores, load ${load} before the run, a node has ${SHARE} of a core\n`,
  );
  const candidates = await startAll(place.baseUrl, await inviteMany(place.databaseDir, CANDIDATES));
  for (const node of place.nodes) letGo.push(holdProcess(node.id() ?? 0, SHARE));
  await run(candidates);
} finally {
  await place.dispose();
  for (const open of letGo) await open();
}

async function run(candidates: readonly Candidate[]): Promise<void> {
  const senders = place.nodes.map(({ host }) =>
    sender(`http://${host}${contract.attempts.saveAnswer.path}`),
  );
  const measured = new Map<number, number[]>(SIZES.map((size) => [size, []]));
  console.log('| nodes | saves/s | × one node | p50 ms | p99 ms |');
  console.log('| --- | --- | --- | --- | --- |');
  for (let round = 0; round < ROUNDS; round += 1) {
    let one = 0;
    for (const size of SIZES) {
      const callers = candidates.map((candidate, at) => ({ candidate, send: senders[at % size] }));
      const sample = await measure(
        callers,
        async ({ candidate, send }) => send?.(nextAnswer(candidate)),
        ROUND_MS,
      );
      one = size === 1 ? sample.perSecond : one;
      const ratio = sample.perSecond / one;
      measured.get(size)?.push(ratio);
      const times = [sample.p50, sample.p99].map((time) => time.toFixed(1)).join(' | ');
      console.log(`| ${size} | ${sample.perSecond.toFixed(0)} | ${ratio.toFixed(2)} | ${times} |`);
    }
  }
  const medians = [...measured].map(
    ([size, ratios]) => `${size}: ${percentile(ratios, 50).toFixed(2)}`,
  );
  console.log(`\nmedians of the ratios: ${medians.join(', ')}`);
}
