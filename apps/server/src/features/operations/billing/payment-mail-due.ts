import { moneyText } from '@candor/contract/operations/billing-rules';
import type { Fee } from '@candor/contract/operations/fee-rules';
import type { Clock } from '../../../platform/clock/clock.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { defineDue, type Due, type DueWork } from '../../../platform/queue/define-due.ts';
import { listFeePayments } from './fee-payment-store.ts';
import { isSettled } from './fee-rules.ts';
import { dayText } from './invoice-rules.ts';
import { paperWords } from './paper-words.ts';
import { isStillSo } from './payment-mail-rules.ts';
import { findReaders, lockPaymentMail, markPosted, PAYMENT_MAIL } from './payment-mail-store.ts';
import { paymentLetter } from './payment-mails.ts';
import type { Billing } from './payment-provider.ts';

type Parts = {
  readonly billing: Billing | null;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly clock: Clock;
};

/** PY-1. Tells whoever began a payment what became of it, and what is to be done, where that is still so. */
export const paymentMailDue = (parts: Parts): DueWork =>
  defineDue({
    kind: PAYMENT_MAIL,
    // What a person pays is company 0's, in whose name nothing is due.
    run: (tx, due) => withinCompany(tx, due.companyId, () => tell(tx, parts, due)),
  });

/** A fee is paid once; what came besides goes back, and the person is none the worse. */
async function isPaidOtherwise(
  tx: Tx,
  { fee, createdBy: accountId }: { readonly fee: string | null; readonly createdBy: number | null },
): Promise<boolean> {
  if (fee === null || accountId === null) return false;
  return (await listFeePayments(tx, { accountId, fee: fee as Fee })).some(isSettled);
}

async function tell(tx: Tx, { billing, postOffice, baseUrl, clock }: Parts, due: Due) {
  const mail = await lockPaymentMail(tx, due);
  if (billing === null || mail === undefined || mail.postedAt !== null) return;
  if (!isStillSo(mail.kind, mail.state)) return;
  const { companyId, id } = due;
  const page = new URL(
    mail.fee === null ? '/company/payment-checkout' : '/id-verification',
    baseUrl,
  );
  if (mail.fee === null) page.searchParams.set('paymentID', String(mail.paymentId));
  const letter = {
    what: mail.fee === null ? (mail.planName ?? '') : paperWords.fees[mail.fee],
    amount: moneyText(mail.net + mail.tax, mail.currency),
    ...{ number: mail.invoiceNumber, because: mail.because, url: page.href },
    goesOn: await isPaidOtherwise(tx, mail),
    dueDay: mail.dueAt === null ? null : dayText(mail.dueAt),
  };
  for (const reader of await findReaders(tx, { companyId, createdBy: mail.createdBy })) {
    const { id: accountId, email: to, firstName } = reader;
    const key = `payment-mail:${companyId}:${id}:${accountId}`;
    await postOffice.post(tx, paymentLetter(mail.kind, { ...letter, to, key, firstName }));
  }
  await markPosted(tx, due, clock());
}
