import type { PaymentState } from '@candor/contract/operations/billing-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { boundsOf, type Days } from './billing-rules.ts';
import { paymentColumns } from './payment-store.ts';

export const PAGE_ROWS = 25;

type Asked = Days & { readonly page: number };

export async function listOfCompany(tx: Tx, companyId: number, { page, ...days }: Asked) {
  const { since, before } = boundsOf(days);
  const begun = tx
    .selectFrom('payments')
    .innerJoin('billingPlans', 'billingPlans.planId', 'payments.planId')
    .where('payments.companyId', '=', companyId)
    .$if(since !== undefined, (of) => of.where('payments.createdAt', '>=', since ?? new Date(0)))
    .$if(before !== undefined, (of) => of.where('payments.createdAt', '<', before ?? new Date(0)));
  const rows = await begun
    .select(paymentColumns)
    .$narrowType<{ planId: string }>()
    .orderBy('payments.id', 'desc')
    .limit(PAGE_ROWS)
    .offset((page - 1) * PAGE_ROWS)
    .execute();
  const { total } = await begun
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, rows };
}

const groups = {
  waiting: ['waiting'],
  disputed: ['disputed'],
  settled: ['paid', 'refunded', 'disputed'],
  refunded: ['refunded'],
  all: ['open', 'waiting', 'paid', 'failed', 'expired', 'cancelled', 'disputed', 'refunded'],
} as const satisfies Record<string, readonly PaymentState[]>;

/** What waits longest comes first. */
const isToDecide = (group: keyof typeof groups) => group === 'waiting' || group === 'disputed';

/** Of all companies and persons, for a super admin. */
export async function listOfAll(tx: Tx, group: keyof typeof groups, page: number) {
  const rows = await tx
    .selectFrom('payments')
    .leftJoin('billingPlans', 'billingPlans.planId', 'payments.planId')
    .leftJoin('companies', 'companies.companyId', 'payments.companyId')
    .leftJoin('accounts', 'accounts.id', 'payments.accountId')
    .select(paymentColumns)
    .select(['payments.accountId', 'payments.fee', 'companies.name as companyName'])
    .select(['accounts.firstName', 'accounts.lastName'])
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('payments as other')
            .select('other.id')
            .whereRef('other.companyId', '=', 'payments.companyId')
            .whereRef('other.accountId', '=', 'payments.accountId')
            .whereRef('other.fee', '=', 'payments.fee')
            .whereRef('other.id', '<>', 'payments.id')
            .where('other.state', '=', 'paid')
            .where('payments.state', '=', 'paid'),
        )
        .as('isPaidTwice'),
    )
    .where('payments.state', 'in', groups[group])
    .orderBy('payments.id', isToDecide(group) ? 'asc' : 'desc')
    .limit(PAGE_ROWS)
    .offset((page - 1) * PAGE_ROWS)
    .execute();
  const total = await countIn(tx, group);
  return { total, disputed: await countIn(tx, 'disputed'), rows };
}

async function countIn(tx: Tx, group: keyof typeof groups): Promise<number> {
  const { total } = await tx
    .selectFrom('payments')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('state', 'in', groups[group])
    .executeTakeFirstOrThrow();
  return total;
}
