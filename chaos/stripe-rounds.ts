import type { Database } from '../apps/server/src/platform/database/database.ts';
import type {
  FaultyCall,
  StripeStandIn,
  Told,
} from '../apps/server/src/platform/payments/test-stripe.ts';
import { MOMENTS } from './fee-steps.ts';
import { countGaps } from './gaps.ts';
import { countMoments, momentsOf, strike, type Worker } from './strike.ts';
import { forged, pageOf } from './stripe-steps.ts';

export const TIMES = 10;
/** Calls to the provider that a payment makes, and how each goes wrong. */
const faults = (['open', 'look'] satisfies FaultyCall[]).flatMap((call) =>
  (['silent', 'dropped', 'unanswered'] as const).map((how) => ({ call, how })),
);

/** What somebody does who pays on a page of the stand-in. */
export type Deeds = {
  readonly begin: () => Promise<{ readonly paymentID: number }>;
  /** The page's address; null: nobody can pay any more. */
  readonly checkOut: (paymentID: number) => Promise<string | null>;
  readonly resend: (paymentID: number) => Promise<unknown>;
  /** Whether it was believed. */
  readonly hear: (told: Pick<Told, 'payload' | 'signature'>) => Promise<boolean>;
};

export type Rounds<B extends { readonly intent: string }> = {
  readonly stripe: StripeStandIn;
  readonly random: () => number;
  /** Somebody new. */
  readonly payer: () => Promise<B>;
  readonly worker: Worker;
  /** Of all tabs. */
  readonly db: Database;
  readonly deedsOf: (db: Database, payer: B) => Deeds;
  /** Whether what this one wanted was paid, once. */
  readonly isRight: (payer: B) => Promise<boolean>;
};

/** Each kill strikes three, each at another moment, and each fault one; then the pages of each do what they do, and all is told. */
export async function runRounds<B extends { readonly intent: string }>(
  parts: Rounds<B>,
  { each }: { readonly each: number },
) {
  const { stripe, worker } = parts;
  const steps = await countMoments(worker, await parts.payer());
  const gaps = countGaps();
  const sum = {
    ...{ steps, payers: 1, processes: 0, struck: 0 },
    ...{ faultsCaused: 0, webhooks: 0, believedForgeries: 0 },
  };
  const afterwards = async (of: B) => {
    const seen = await finish(parts, of);
    sum.payers += 1;
    sum.webhooks += seen.webhooks;
    sum.believedForgeries += seen.believedForgeries;
  };
  for (let at = 0; at < (steps / MOMENTS) * each; at += 1) {
    const struck = await Promise.all(
      momentsOf(at % (steps / MOMENTS)).map(async (dies) => ({ payer: await parts.payer(), dies })),
    );
    const isKilled = (await again(() => strike(worker, struck))) === struck.length;
    sum.processes += 1;
    for (const { payer, dies } of struck) {
      sum.struck += isKilled ? 1 : 0;
      await afterwards(payer);
      gaps.note(dies, { isKilled, isRight: await parts.isRight(payer) });
    }
  }
  for (const fault of faults) {
    const of = await parts.payer();
    // Stripe's library asks a second time by itself.
    await stripe.fail({ ...fault, times: 2 });
    await countMoments(worker, of).catch(() => 0);
    await stripe.fail();
    sum.faultsCaused += 1;
    await afterwards(of);
  }
  const isRight = gaps.say() && sum.struck === steps * each;
  return { sum, isRight };
}

const inTabs = <T>(work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: TIMES }, () => again(work)));

const TRIES = 5;

/** On a busy machine the stand-in may answer too late; pages and Stripe then do it again, and so does this. */
async function again<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isSilent = error instanceof Error && error.message.includes('provider_silent');
    if (!isSilent || tries === 1) throw error;
    return again(work, tries - 1);
  }
}

/** What the pages do that begin anew, and all that was told: ten times, in any order, among forgeries. */
async function finish<B extends { readonly intent: string }>(
  { stripe, random, db, deedsOf }: Rounds<B>,
  payer: B,
) {
  const deeds = deedsOf(db, payer);
  const [begun] = await inTabs(deeds.begin);
  const paymentID = begun?.paymentID ?? 0;
  const [url = null] = await inTabs(() => deeds.checkOut(paymentID));
  if (url !== null) await stripe.act(pageOf(url), 'good');
  const told = (await stripe.seen()).told.filter(({ payload }) => payload.includes(payer.intent));
  const all = told
    .flatMap((one) => Array.from({ length: TIMES }, () => [one, forged(one)]))
    .flat()
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
  const heard = await Promise.all(
    all.map(async (one) => ({ one, isBelieved: await again(() => deeds.hear(one)) })),
  );
  await inTabs(() => deeds.resend(paymentID));
  const genuine = new Set(told.map(({ signature }) => signature));
  const wrong = heard.filter(({ one, isBelieved }) => isBelieved && !genuine.has(one.signature));
  return { webhooks: all.length, believedForgeries: wrong.length };
}

/** What a payer does in the process that is killed. */
export async function payOnce(
  deeds: Deeds,
  { intent, stripe }: { intent: string; stripe: { apiUrl: string } },
): Promise<void> {
  const { paymentID } = await deeds.begin();
  const url = await deeds.checkOut(paymentID);
  const order = { act: { page: pageOf(url ?? ''), act: 'good' } };
  const reply = await fetch(`${stripe.apiUrl}/control`, {
    method: 'POST',
    body: JSON.stringify(order),
  });
  const { told } = (await reply.json()) as { readonly told: readonly Told[] };
  const [first] = told.filter(({ payload }) => payload.includes(intent));
  if (first === undefined) throw new Error('Nothing was told');
  await deeds.hear(first);
  await deeds.resend(paymentID);
}
