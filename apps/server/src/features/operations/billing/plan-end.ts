import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { listAdmins } from './credit-store.ts';
import { dayText } from './invoice-rules.ts';
import { findLastEnd } from './period-store.ts';
import { endMailDue } from './plan-change-rules.ts';
import { planLetter, type PlanLetterKind } from './plan-letters.ts';
import { findPlanned, noteEndMail } from './planned-store.ts';
import { listPlansWithPrices } from './price-store.ts';

export type PlanLetters = { readonly postOffice: PostOffice; readonly baseUrl: string };

type End = { readonly planName: string; readonly endsAt: Date };
type Told = {
  readonly companyId: number;
  readonly now: Date;
  readonly end: End;
  readonly kind: PlanLetterKind;
};

/** To whoever runs the company: what comes when the plan ends. */
export async function tellOfChange(
  tx: Tx,
  { postOffice, baseUrl }: PlanLetters,
  { companyId, now, end, kind }: Told,
): Promise<void> {
  const next = await nextOf(tx, companyId, now);
  const url = new URL('/company/paymentPlan', baseUrl).href;
  for (const { id, email: to, firstName } of await listAdmins(tx, companyId)) {
    const key = `plan-${kind}:${companyId}:${id}:${now.getTime()}`;
    const told = { to, key, firstName, plan: end.planName, day: dayText(end.endsAt), next, url };
    await postOffice.post(tx, planLetter(kind, told));
  }
}

async function nextOf(tx: Tx, companyId: number, now: Date) {
  const planned = await findPlanned(tx, companyId);
  if (planned === undefined) return { kind: 'unsaid' } as const;
  const { planId, planName } = planned;
  if (planId === null || planName === null) return { kind: 'none' } as const;
  const plan = (await listPlansWithPrices(tx, now)).find((one) => one.planId === planId);
  // What is offered no more does not begin.
  if (plan === undefined || !plan.isOffered) return { kind: 'unsaid' } as const;
  const kind = (plan.amount ?? 0) > 0 ? ('paid' as const) : ('free' as const);
  return { kind, name: planName };
}

/** A week before what was paid for ends, and when it has; each once. Under the lock of the company's billing. */
export async function tellOfEnd(
  tx: Tx,
  letters: PlanLetters,
  { companyId, now }: Pick<Told, 'companyId' | 'now'>,
): Promise<void> {
  const end = await findLastEnd(tx, companyId);
  const kind = end === undefined ? null : endMailDue(end.endsAt, now);
  if (end === undefined || kind === null) return;
  const isNew = await noteEndMail(tx, { companyId, kind, endsAt: end.endsAt, postedAt: now });
  if (isNew) await tellOfChange(tx, letters, { companyId, now, end, kind });
}
