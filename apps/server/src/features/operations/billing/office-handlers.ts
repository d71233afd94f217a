import type { contract } from '@candor/contract';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { isSettled } from './fee-rules.ts';
import { isFee, moveByOffice } from './move-by-office.ts';
import { officeWrite } from './price-list-handlers.ts';
import { rowOf } from './payment-row.ts';
import { paymentAnywhere } from './payment-anywhere.ts';
import { listOfAll, PAGE_ROWS } from './payment-list-store.ts';
import type { BillingParts } from './plan-handlers.ts';
import { giveBackByOffice } from './return-fee.ts';
import { ask, billingOf, intentOf, providerOf } from './settle-payment.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.billing>,
  'listAllPayments' | 'markPaymentPaid' | 'refundPayment'
>;

/** What a super admin does with payments of all companies, and of persons. */
export function officeHandlers({ db, billing }: BillingParts): Handlers {
  return {
    async listAllPayments({ query, session }) {
      billingOf(billing);
      const { total, disputed, rows } = await db.asAccount(session.accountId, (tx) =>
        listOfAll(tx, query.state, query.page),
      );
      const payments = rows.map((row) => ({
        ...rowOf({ ...row, planId: row.planId ?? '', planName: row.planName ?? '' }),
        fee: row.fee,
        isPaidTwice: row.isPaidTwice === true,
        ...payerOf(row),
      }));
      return { total, pageSize: PAGE_ROWS, disputed, payments };
    },

    async markPaymentPaid({ params, body, ...actor }) {
      billingOf(billing);
      const payment = await paymentAnywhere(db, actor, params.paymentID);
      if (payment.provider !== 'invoice') throw refuse('payment_over');
      const because = body.reference.trim();
      const move = { to: 'paid', because, now: actor.now } as const;
      await officeWrite(db, actor, async (tx) => {
        const act = await moveByOffice(tx, actor, { payment, move });
        return { result: undefined, act };
      });
      return { done: true };
    },

    async refundPayment({ params, body, ...actor }) {
      const on = billingOf(billing);
      const payment = await paymentAnywhere(db, actor, params.paymentID);
      if (!isSettled(payment)) throw refuse('payment_over');
      const provider = providerOf(on, payment);
      await ask(
        isFee(payment)
          ? giveBackByOffice(db, provider, {
              ...{ fee: payment, now: actor.now, isOneOfTwo: body.isPaidTwice },
            })
          : provider.refund(intentOf(payment), actor.now),
      );
      const move = { to: 'refunded', because: body.reason.trim(), now: actor.now } as const;
      await officeWrite(db, actor, async (tx) => {
        const act = await moveByOffice(tx, actor, { payment, move });
        return { result: undefined, act };
      });
      return { done: true };
    },
  };
}

type Listed = Awaited<ReturnType<typeof listOfAll>>['rows'][number];

const payerOf = ({ accountId, firstName, lastName, companyId, companyName }: Listed) =>
  accountId === null
    ? { payerKind: 'company' as const, payerID: companyId, payerName: companyName ?? '' }
    : {
        ...{ payerKind: 'person' as const, payerID: accountId },
        payerName: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      };
