import type { Tx } from '../../../platform/database/database.ts';
import { existingCompany } from '../../people/companies/index.ts';
import { dueAt } from './invoice-rules.ts';
import { PLATFORM } from './fee-payment-store.ts';

const sellers = (tx: Tx) =>
  tx
    .selectFrom('sellerDetails')
    .select(['id', 'fromAt', 'name', 'address', 'country', 'taxNumber'])
    .select(['account', 'bic', 'email', 'dueDays']);

export type Seller = NonNullable<Awaited<ReturnType<typeof findSeller>>>;

/** Who sells now; undefined: nobody has said so. */
export const findSeller = (tx: Tx) => sellers(tx).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** Who sold by an invoice: null where nobody was named then, so the first who was. */
export const findSellerOf = (tx: Tx, sellerId: number | null) =>
  sellerId === null
    ? sellers(tx).orderBy('id').limit(1).executeTakeFirst()
    : sellers(tx).where('id', '=', sellerId).executeTakeFirst();

export async function insertSeller(tx: Tx, seller: Omit<Seller, 'id'>): Promise<void> {
  await tx.insertInto('sellerDetails').values(seller).execute();
}

export type Buyer = {
  readonly name: string;
  readonly address: string;
  readonly country: string | null;
  readonly taxNumber: string;
};

const findOwnBuyer = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('buyerDetails')
    .select(['name', 'address', 'country', 'taxNumber'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();

/** As the company wants to be named, else by its profile. */
export async function readBuyer(tx: Tx, companyId: number): Promise<Buyer & { isOwn: boolean }> {
  const own = await findOwnBuyer(tx, companyId);
  if (own !== undefined) return { ...own, isOwn: true };
  const { name, city, country } = await existingCompany(tx, companyId);
  return { name, address: city ?? '', country, taxNumber: '', isOwn: false };
}

export async function saveBuyerDetails(
  tx: Tx,
  companyId: number,
  { changedAt, ...buyer }: Buyer & { readonly country: string; readonly changedAt: Date },
): Promise<void> {
  await tx
    .insertInto('buyerDetails')
    .values({ companyId, ...buyer, changedAt })
    .onConflict((on) => on.column('companyId').doUpdateSet({ ...buyer, changedAt }))
    .execute();
}

type OfPayment = { readonly companyId: number; readonly id: number };

/** A person is named as their account is, in the country whose tax they paid. */
async function readPerson(tx: Tx, paymentId: number): Promise<Buyer> {
  const { firstName, lastName, taxCountry } = await tx
    .selectFrom('payments')
    .innerJoin('accounts', 'accounts.id', 'payments.accountId')
    .select(['accounts.firstName', 'accounts.lastName', 'payments.taxCountry'])
    .where('payments.companyId', '=', PLATFORM)
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const name = `${firstName ?? ''} ${lastName ?? ''}`.trim();
  return { name, address: '', country: taxCountry, taxNumber: '' };
}

/** Of a company's payment: the country whose tax it is with, whatever was said of the company since it was begun. */
async function readCompanyBuyer(tx: Tx, { companyId, id }: OfPayment): Promise<Buyer> {
  const buyer = await readBuyer(tx, companyId);
  const { taxCountry } = await tx
    .selectFrom('payments')
    .select('taxCountry')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...buyer, country: taxCountry };
}

/** Where the company is whose tax is added: as its invoices say. */
export const readTaxCountry = async (tx: Tx, companyId: number): Promise<string | null> =>
  (await readBuyer(tx, companyId)).country;

export const buyerOf = (tx: Tx, payment: OfPayment): Promise<Buyer> =>
  payment.companyId === PLATFORM ? readPerson(tx, payment.id) : readCompanyBuyer(tx, payment);

/** What the invoice of a payment will always say, whatever becomes of seller and buyer. */
export async function insertInvoice(tx: Tx, payment: OfPayment, issuedAt: Date): Promise<void> {
  const buyer = await buyerOf(tx, payment);
  const seller = await findSeller(tx);
  await tx
    .insertInto('invoices')
    .values({
      ...{ companyId: payment.companyId, paymentId: payment.id, sellerId: seller?.id ?? null },
      ...{ buyerName: buyer.name, buyerAddress: buyer.address, buyerCountry: buyer.country },
      ...{ buyerTaxNumber: buyer.taxNumber, issuedAt, dueAt: dueAt(issuedAt, seller?.dueDays) },
    })
    .execute();
}

export const findInvoice = (tx: Tx, { companyId, id }: OfPayment) =>
  tx
    .selectFrom('invoices')
    .select(['sellerId', 'buyerName', 'buyerAddress', 'buyerCountry', 'buyerTaxNumber'])
    .select(['issuedAt', 'dueAt'])
    .where('companyId', '=', companyId)
    .where('paymentId', '=', id)
    .executeTakeFirst();

/** When a payment first came to this state, and what was said of it. */
export const findMoveTo = (tx: Tx, { companyId, id }: OfPayment, toState: 'paid' | 'refunded') =>
  tx
    .selectFrom('paymentMoves')
    .select(['movedAt', 'because'])
    .where('companyId', '=', companyId)
    .where('paymentId', '=', id)
    .where('toState', '=', toState)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The time that a payment is for; undefined where it was not paid, or is for no time. */
export const findPaidPeriod = (tx: Tx, { companyId, id }: OfPayment) =>
  tx
    .selectFrom('planPeriods')
    .select(['soldFrom', 'soldUntil'])
    .where('companyId', '=', companyId)
    .where('paymentId', '=', id)
    .executeTakeFirst();
