import { type Paper, papersOf } from '@candor/contract/operations/invoice-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { drawPaper, type PaperContent } from './draw-paper.ts';
import type { FeePayment } from './fee-payment-store.ts';
import { dayText, dueAt, paperMoney } from './invoice-rules.ts';
import { buyerOf, findInvoice, findMoveTo, findPaidPeriod, findSellerOf } from './invoice-store.ts';
import { paperWords as words } from './paper-words.ts';
import type { Payment } from './payment-store.ts';

type Numbered = Payment | FeePayment;

/** What a paper of this payment says. Needs a transaction of the payment's company. */
export async function readPaper(tx: Tx, payment: Numbered, paper: Paper): Promise<PaperContent> {
  const { invoiceNumber: number, createdAt, provider, currency, net, tax } = payment;
  if (number === null || !papersOf(payment).includes(paper)) throw refuse('no_paper');
  const invoice = await findInvoice(tx, payment);
  const { seller, buyer } = await partiesOf(tx, payment);
  const paid = await findMoveTo(tx, payment, 'paid');
  const isOver = payment.state === 'refunded';
  const back = isOver ? await findMoveTo(tx, payment, 'refunded') : undefined;
  const what = await boughtBy(tx, payment);
  return {
    ...{ paper, number, seller, buyer, provider, currency, net, tax, what },
    state: payment.state,
    taxBasisPoints: payment.taxBasisPoints,
    // Those of before invoices were kept were due as usual.
    issuedAt: invoice?.issuedAt ?? createdAt,
    dueAt: invoice?.dueAt ?? dueAt(createdAt),
    paidAt: paid?.movedAt ?? null,
    givenBackAt: back?.movedAt ?? null,
  };
}

/** Who sold to whom, as the invoice says it. */
export async function partiesOf(tx: Tx, payment: Numbered) {
  const invoice = await findInvoice(tx, payment);
  const seller = await findSellerOf(tx, invoice?.sellerId ?? null);
  if (seller === undefined) throw refuse('no_seller');
  if (invoice === undefined) return { seller, buyer: await buyerOf(tx, payment) };
  const { buyerName: name, buyerAddress: address, buyerTaxNumber: taxNumber } = invoice;
  return { seller, buyer: { name, address, country: invoice.buyerCountry, taxNumber } };
}

export async function boughtBy(tx: Tx, payment: Numbered): Promise<string[]> {
  if ('fee' in payment) return [words.fees[payment.fee]];
  const { planName, period, credits } = payment;
  if (period === null) return credits === null ? [planName] : [planName, words.credits(credits)];
  const paid = await findPaidPeriod(tx, payment);
  const { soldFrom, soldUntil = null } = paid ?? {};
  const time =
    soldFrom === undefined || soldUntil === null
      ? words.periods[period]
      : words.between(dayText(soldFrom), dayText(soldUntil));
  const { net, credited, currency } = payment;
  if (credited === 0) return [planName, time];
  const taken = words.takenOff(
    paperMoney(net + credited, currency),
    paperMoney(credited, currency),
  );
  return [planName, time, taken];
}

/** As a file to save. */
export async function fileOf(content: PaperContent) {
  const pdf = await drawPaper(content);
  return { fileName: `${content.paper}-${content.number}.pdf`, content: pdf.toString('base64') };
}
