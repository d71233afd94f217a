// npm run chaos -- A1 --interviews 100 --kills 20 [--broken] [--seed N]
// npm run chaos -- A8 [--rounds 50] [--broken] [--seed N]
// npm run chaos -- B1 [--kills 20] [--uppy 5] [--processor 0.25] [--broken] [--seed N]
// npm run chaos -- B2 [--rounds 5] [--broken] [--seed N]
// npm run chaos -- B3 [--rounds 2] [--seconds 60] [--away storage]
// npm run chaos -- B4 [--rounds 1]
// npm run chaos -- B5 [--kills 30] [--broken] [--seed N]
// npm run chaos -- B6 [--rounds 5]
// npm run chaos -- B8 [--cuts 200] [--flips 1000] [--broken] [--seed N]
// npm run chaos -- B10
// npm run chaos -- B11 [--minutes 60]
// npm run chaos -- B7 [--stops 10]
// npm run chaos -- C1 [--rounds 30] [--only 'recording viewer'] [--broken]
// npm run chaos -- C2 [--rounds 50]   (with C3 and C4)
// npm run chaos -- C8 [--guesses 1000]
// npm run chaos -- C9 [--times 1000] [--seed N]
// npm run chaos -- D8 [--rounds 100] [--broken] [--seed N]
// npm run chaos -- D8-mails [--kills 20] [--seed N]
// npm run chaos -- F2 [--kills 20] [--seed N]
// npm run chaos -- F2-fee [--each 1]   (so many kills in each gap between two steps)
// npm run chaos -- F2-stripe [--each 1] [--seed N]
// npm run chaos -- F2-stripe-fee [--each 1] [--seed N]
// npm run chaos -- F2-credits [--rounds 100]
// npm run chaos -- F2-seats [--each 5]
// npm run chaos -- F3 [--broken [--only row|share]]
// npm run chaos -- L1 [--kills 20] [--seconds 30] [--seed N]
// npm run chaos -- N1 [--interviews 50] [--seconds 180] [--from COMMIT] [--seed N]
// npm run chaos -- steady [--minutes 60]
// npm run chaos -- L2 [--rounds 3] [--only 'for 20 s']   (as root: a network of its own)
// npm run chaos -- E4 [--pages 80] [--only stranger] [--broken]
import { parseArgs } from 'node:util';
import { runA1 } from './experiment-a1.ts';
import { runA8 } from './experiment-a8.ts';
import { runB1 } from './experiment-b1.ts';
import { runB2 } from './experiment-b2.ts';
import { runB3 } from './experiment-b3.ts';
import { runB4 } from './experiment-b4.ts';
import { runB5 } from './experiment-b5.ts';
import { runB6 } from './experiment-b6.ts';
import { runB8 } from './experiment-b8.ts';
import { runB10 } from './experiment-b10.ts';
import { runB11 } from './experiment-b11.ts';
import { runB7 } from './experiment-b7.ts';
import { runC1 } from './experiment-c1.ts';
import { runC8 } from './experiment-c8.ts';
import { runC9 } from './experiment-c9.ts';
import { runD8 } from './experiment-d8.ts';
import { runD8Mails } from './experiment-d8-mails.ts';
import { runE4 } from './experiment-e4.ts';
import { runF2 } from './experiment-f2.ts';
import { runF2Credits } from './experiment-f2-credits.ts';
import { runF2Fee } from './experiment-f2-fee.ts';
import { runF2Seats } from './experiment-f2-seats.ts';
import { runF2Stripe } from './experiment-f2-stripe.ts';
import { runF2StripeFee } from './experiment-f2-stripe-fee.ts';
import { runF3 } from './experiment-f3.ts';
import { runL1 } from './experiment-l1.ts';
import { runN1 } from './experiment-n1.ts';
import { runL2 } from './experiment-l2.ts';
import { runSessions } from './experiment-sessions.ts';
import { runSteady } from './experiment-steady.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    interviews: { type: 'string', default: '100' },
    kills: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    away: { type: 'string', default: 'network' },
    uppy: { type: 'string', default: '0' },
    cuts: { type: 'string', default: '200' },
    flips: { type: 'string', default: '1000' },
    stops: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '60' },
    rounds: { type: 'string' },
    each: { type: 'string' },
    only: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    guesses: { type: 'string', default: '1000' },
    times: { type: 'string', default: '1000' },
    pages: { type: 'string', default: '80' },
    processor: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    broken: { type: 'boolean', default: false },
  },
});

const seed = Number(values.seed);
const each = values.each === undefined ? null : Number(values.each);
const experiments: Readonly<Record<string, () => Promise<boolean>>> = {
  A1: () =>
    runA1({
      interviews: Number(values.interviews),
      kills: Number(values.kills),
      seed,
      broken: values.broken,
    }),
  A8: () => runA8({ rounds: Number(values.rounds ?? 50), seed, broken: values.broken }),
  B1: () =>
    runB1({
      kills: Number(values.kills),
      uppy: Number(values.uppy),
      seed,
      broken: values.broken,
      processor: values.processor === undefined ? null : Number(values.processor),
    }),
  B2: () => runB2({ rounds: Number(values.rounds ?? 5), seed, broken: values.broken }),
  B3: () =>
    runB3({
      rounds: Number(values.rounds ?? 2),
      seconds: Number(values.seconds),
      away: values.away === 'storage' ? 'storage' : 'network',
    }),
  B4: () => runB4({ rounds: Number(values.rounds ?? 1) }),
  B5: () => runB5({ kills: Number(values.kills), seed, broken: values.broken }),
  B6: () => runB6({ rounds: Number(values.rounds ?? 5) }),
  B8: () =>
    runB8({
      cuts: Number(values.cuts),
      flips: Number(values.flips),
      seed,
      broken: values.broken,
    }),
  B10: runB10,
  B11: () => runB11({ minutes: Number(values.minutes) }),
  B7: () => runB7({ stops: Number(values.stops) }),
  C1: () =>
    runC1({
      rounds: Number(values.rounds ?? 30),
      broken: values.broken,
      only: values.only,
    }),
  C2: () => runSessions({ rounds: Number(values.rounds) }),
  C8: () => runC8({ guesses: Number(values.guesses) }),
  C9: () => runC9({ times: Number(values.times), seed }),
  D8: () => runD8({ rounds: Number(values.rounds ?? 100), seed, broken: values.broken }),
  'D8-mails': () => runD8Mails({ kills: Number(values.kills), seed }),
  F2: () => runF2({ kills: Number(values.kills), seed }),
  'F2-fee': () => runF2Fee({ rounds: each ?? 1 }),
  'F2-stripe': () => runF2Stripe({ each: each ?? 1, seed }),
  'F2-stripe-fee': () => runF2StripeFee({ each: each ?? 1, seed }),
  'F2-credits': () => runF2Credits({ rounds: Number(values.rounds ?? 100) }),
  'F2-seats': () => runF2Seats({ rounds: each ?? 5 }),
  F3: () => runF3({ broken: values.broken, only: values.only }),
  steady: () => runSteady({ minutes: Number(values.minutes), seed }),
  L1: () => runL1({ kills: Number(values.kills), seconds: Number(values.seconds), seed }),
  N1: () =>
    runN1({
      interviews: Number(values.interviews),
      seconds: Number(values.seconds),
      seed,
      from: values.from,
    }),
  L2: () => runL2({ rounds: Number(values.rounds ?? 3), only: values.only }),
  E4: () => runE4({ broken: values.broken, most: Number(values.pages), only: values.only }),
};

const experiment = experiments[positionals[0] ?? ''];
if (experiment === undefined) {
  console.error(`Name an experiment: ${Object.keys(experiments).join(', ')}`);
  process.exitCode = 2;
} else {
  const passed = await experiment();
  console.log(passed ? 'passed' : 'FAILED');
  process.exitCode = passed ? 0 : 1;
}
