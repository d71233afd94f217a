import type { Output } from '@candor/contract';
import {
  getPriceList,
  type listAllPayments,
  offerPlan,
  proveLedger,
} from '@candor/contract/operations/billing-administration';
import { listFees } from '@candor/contract/operations/fees';
import { read } from '../../../lib/server-state.ts';
import { useAct } from './administration-queries.ts';

export type PriceList = Output<typeof getPriceList>;
export type PricedPlan = PriceList['plans'][number];
export type PaymentPage = Output<typeof listAllPayments>;
export type SomePayment = PaymentPage['payments'][number];

export const priceListQuery = read(getPriceList, {});
export const feesQuery = read(listFees, {});
export const proofQuery = read(proveLedger, {});
export const useOfferPlan = () => useAct(offerPlan);
