import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import { fileOf, readPaper } from './invoice-papers.ts';
import { accountHint } from './invoice-rules.ts';
import { findSeller, insertSeller, readBuyer, saveBuyerDetails } from './invoice-store.ts';
import { paymentAnywhere } from './payment-anywhere.ts';
import type { BillingParts } from './plan-handlers.ts';
import { officeWrite } from './price-list-handlers.ts';
import { billingOf, existingPayment } from './settle-payment.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.billing>,
  'getSeller' | 'saveSeller' | 'getBuyer' | 'saveBuyer' | 'getPaper' | 'getAnyPaper'
>;

/** Who sells to whom, as invoices say it, and the invoices themselves. */
export function invoiceHandlers(parts: BillingParts): Handlers {
  const { db, billing } = parts;
  return {
    ...sellerHandlers(parts),

    async getBuyer({ session: { companyId } }) {
      billingOf(billing);
      const buyer = await db.inCompany(companyId, (tx) => readBuyer(tx, companyId));
      return { ...buyer, country: buyer.country ?? '' };
    },

    async saveBuyer({ body, now, ...context }) {
      billingOf(billing);
      const deed = deedOf({ ...context, now });
      const { companyId } = deed;
      await companyWrite(db, deed, async (tx) => {
        const { isOwn: _isOwn, ...before } = await readBuyer(tx, companyId);
        await saveBuyerDetails(tx, companyId, { ...body, changedAt: now });
        const entry = { action: 'billing.buyer', objectKind: 'company', objectId: companyId };
        return { result: undefined, audit: { ...entry, before, after: body } };
      });
      return { done: true };
    },

    async getPaper({ params: { paymentID, paper }, session: { companyId } }) {
      billingOf(billing);
      const payment = await existingPayment(db, companyId, paymentID);
      return fileOf(await db.inCompany(companyId, (tx) => readPaper(tx, payment, paper)));
    },

    async getAnyPaper({ params: { paymentID, paper }, ...actor }) {
      billingOf(billing);
      const payment = await paymentAnywhere(db, actor, paymentID);
      const of = { accountId: actor.session.accountId };
      const content = await db.inCompany(
        payment.companyId,
        (tx) => readPaper(tx, payment, paper),
        of,
      );
      return fileOf(content);
    },
  };
}

function sellerHandlers({ db, billing }: BillingParts): Pick<Handlers, 'getSeller' | 'saveSeller'> {
  return {
    async getSeller({ session }) {
      billingOf(billing);
      const found = await db.asAccount(session.accountId, findSeller);
      if (found === undefined) return { seller: null };
      const { id: _id, fromAt, ...seller } = found;
      return { seller: { ...seller, since: fromAt.toISOString() } };
    },

    async saveSeller({ body, ...actor }) {
      billingOf(billing);
      return officeWrite(db, actor, async (tx) => {
        await insertSeller(tx, { ...body, fromAt: actor.now });
        const after = { ...body, account: accountHint(body.account) };
        const act = { action: 'billing.seller', objectKind: 'platform', after };
        return { result: { done: true } as const, act };
      });
    },
  };
}
