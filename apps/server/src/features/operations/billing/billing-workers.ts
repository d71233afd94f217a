import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { eachCompany } from '../../../platform/queue/each-company.ts';
import { recordAudit } from '../audit/index.ts';
import { askedSince, watchedSince } from './billing-rules.ts';
import { followPeriods } from './company-plan.ts';
import { findDifferences } from './ledger-store.ts';
import { PLATFORM } from './fee-payment-store.ts';
import { followFees, returnPaidAgain, watchFees } from './follow-fees.ts';
import { returnUnused } from './move-credits.ts';
import { hearProvider } from './hear-provider.ts';
import { type Billing, ProviderSilent } from './payment-provider.ts';
import { isFailing } from './provider-health-store.ts';
import { listUnanswered, listWatched, type Payment } from './payment-store.ts';
import { hasPeriods, lockBilling } from './period-store.ts';
import { type PlanLetters, tellOfEnd } from './plan-end.ts';
import { saidOf } from './said-of.ts';
import { carryOutBySystem, findProvider, intentOf } from './settle-payment.ts';

type Parts = PlanLetters & {
  readonly db: Database;
  readonly clock: Clock;
  readonly billing: Billing | null;
  readonly onProblem: (problem: Error) => void;
};

/** Nothing of it where nothing is sold. */
export function createBillingWorkers(parts: Parts): Job[] {
  const { billing } = parts;
  if (billing === null) return [];
  return [
    defineJob({
      name: 'follow-payments',
      every: '*/5 * * * *',
      isOnce: true,
      run: async () => {
        await eachCompany(parts, 'Billing', (companyId) => follow(parts, billing, companyId));
        await followFees(parts, billing);
        await returnPaidAgain(parts, billing);
        await askWhetherUp(parts, billing);
      },
    }),
    defineJob({
      name: 'return-credits',
      every: '*/10 * * * *',
      isOnce: true,
      run: () =>
        eachCompany(parts, 'Returning credits', (companyId) => giveBackUnused(parts, companyId)),
    }),
    defineJob({
      name: 'watch-payments',
      every: '17 3 * * *',
      isOnce: true,
      run: async () => {
        await eachCompany(parts, 'Billing', (companyId) => watch(parts, billing, companyId));
        await watchFees(parts, billing);
      },
    }),
    defineJob({
      name: 'prove-ledger',
      every: '47 2 * * *',
      isOnce: true,
      run: async () => {
        await eachCompany(parts, 'The ledger', (companyId) => proveOne(parts, companyId));
        await proveOne(parts, PLATFORM);
      },
    }),
  ];
}

/** Whose page did not stay to hear it: what the provider says is carried out, and what waited too long expires. */
async function follow(parts: Parts, billing: Billing, companyId: number): Promise<void> {
  const { db, clock, onProblem } = parts;
  const unanswered = await db.inCompany(companyId, (tx) =>
    listUnanswered(tx, companyId, askedSince(clock())),
  );
  for (const payment of unanswered) {
    // One whose provider is silent holds up nothing else.
    await followOne(parts, billing, payment).catch((error) => onProblem(error as Error));
  }
  await db.inCompany(companyId, async (tx) => {
    await lockBilling(tx, companyId);
    if (!(await hasPeriods(tx, companyId))) return;
    const now = clock();
    await tellOfEnd(tx, parts, { companyId, now });
    if (!(await followPeriods(tx, companyId, now))) return;
    const what = { action: 'company.plan', objectKind: 'company', objectId: companyId };
    await recordAudit(tx, { companyId, actorKind: 'system', ...what }, now);
  });
}

async function followOne(parts: Parts, billing: Billing, payment: Payment): Promise<void> {
  const { db, clock } = parts;
  const outcome = await saidOf(billing, payment, clock());
  await carryOutBySystem(db, payment, { outcome, now: clock() });
}

/** A bank may ask money back long after; what of that was not told is asked. */
async function watch(parts: Parts, billing: Billing, companyId: number): Promise<void> {
  const { db, clock, onProblem } = parts;
  const paid = await db.inCompany(companyId, (tx) =>
    listWatched(tx, companyId, watchedSince(clock())),
  );
  for (const payment of paid) {
    const provider = findProvider(billing, payment);
    if (provider === undefined) continue;
    await provider
      .look(intentOf(payment))
      .then((outcome) => carryOutBySystem(db, payment, { outcome, now: clock() }))
      .catch((error) => onProblem(error as Error));
  }
}

/** One time-out is no outage: who seemed silent is asked again, so that nobody reads of it for longer than it lasts. */
async function askWhetherUp({ db }: Parts, { stripe }: Billing): Promise<void> {
  if (stripe === null || !(await db.global(isFailing))) return;
  await hearProvider(db, stripe.isUp()).catch((error) => {
    if (!(error instanceof ProviderSilent)) throw error;
  });
}

async function giveBackUnused({ db, clock }: Parts, companyId: number): Promise<void> {
  const some = () => db.inCompany(companyId, (tx) => returnUnused(tx, companyId, clock()));
  while (await some());
}

async function proveOne({ db }: Parts, companyId: number): Promise<void> {
  const differences = await db.inCompany(companyId, findDifferences);
  const [first] = differences;
  if (first === undefined) return;
  throw new Error(
    `${differences.length} balances are not what their entries say, such as ${first.account} (${first.off} ${first.currency})`,
  );
}
