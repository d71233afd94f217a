import type { Tx } from '../../../platform/database/database.ts';
import { addDue } from '../../../platform/queue/due-store.ts';
import { mailsOfInvoice, mailsOfState, type PaymentMail } from './payment-mail-rules.ts';
import { listAdmins } from './credit-store.ts';
import { findInvoice } from './invoice-store.ts';
import type { Move } from './payment-store.ts';

export const PAYMENT_MAIL = 'payment-mail';

type OfPayment = { readonly companyId: number; readonly id: number };

/** Each kind once for a payment, however often it is planned. */
async function planMails(
  tx: Tx,
  { companyId, id: paymentId }: OfPayment,
  mails: readonly { readonly kind: PaymentMail; readonly at: Date }[],
): Promise<void> {
  for (const { kind, at } of mails) {
    const made = await tx
      .insertInto('paymentMails')
      .values({ companyId, paymentId, kind, plannedAt: at })
      .onConflict((on) => on.columns(['companyId', 'paymentId', 'kind']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made !== undefined) await addDue(tx, PAYMENT_MAIL, [{ id: made.id, companyId, at }]);
  }
}

/** An invoice is out: it is mailed, and whoever does not pay in time is reminded. */
export async function planInvoiceMails(tx: Tx, payment: OfPayment, now: Date): Promise<void> {
  const invoice = await findInvoice(tx, payment);
  if (invoice !== undefined) await planMails(tx, payment, mailsOfInvoice(now, invoice.dueAt));
}

export const planStateMails = (
  tx: Tx,
  payment: OfPayment,
  { to, now }: Pick<Move, 'to' | 'now'>,
): Promise<void> => planMails(tx, payment, mailsOfState(to, now));

/** With what it tells. Locked until it is posted. */
export const lockPaymentMail = (tx: Tx, { companyId, id }: OfPayment) =>
  tx
    .selectFrom('paymentMails as mail')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.companyId', '=', 'mail.companyId')
        .onRef('payments.id', '=', 'mail.paymentId'),
    )
    .leftJoin('billingPlans', 'billingPlans.planId', 'payments.planId')
    .leftJoin('invoices', (join) =>
      join
        .onRef('invoices.companyId', '=', 'mail.companyId')
        .onRef('invoices.paymentId', '=', 'mail.paymentId'),
    )
    .select(['mail.kind', 'mail.postedAt', 'payments.id as paymentId', 'payments.state'])
    .select(['payments.currency', 'payments.net', 'payments.tax', 'payments.fee'])
    .select(['payments.because', 'payments.invoiceNumber', 'billingPlans.name as planName'])
    .select(['payments.createdBy', 'invoices.dueAt'])
    .where('mail.companyId', '=', companyId)
    .where('mail.id', '=', id)
    .forUpdate('mail')
    .executeTakeFirst();

/** Whoever began it, while they belong there; else who runs the company. What a person pays is told to them alone. */
export async function findReaders(
  tx: Tx,
  { companyId, createdBy }: { readonly companyId: number; readonly createdBy: number | null },
) {
  const own = await tx
    .selectFrom('accounts as a')
    .select(['a.id', 'a.email', 'a.firstName'])
    .where('a.id', '=', createdBy)
    .where('a.disabledAt', 'is', null)
    .where((of) =>
      of.or([
        of.val(companyId === 0),
        of.exists(
          of
            .selectFrom('memberships as m')
            .select('m.id')
            .where('m.companyId', '=', companyId)
            .whereRef('m.accountId', '=', 'a.id')
            .where('m.status', '=', 'active'),
        ),
      ]),
    )
    .execute();
  return own.length > 0 || companyId === 0 ? own : listAdmins(tx, companyId);
}

export async function markPosted(tx: Tx, { companyId, id }: OfPayment, now: Date): Promise<void> {
  await tx
    .updateTable('paymentMails')
    .set({ postedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}
