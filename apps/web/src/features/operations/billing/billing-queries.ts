import type { Endpoint, Input, Output } from '@candor/contract';
import {
  beginPayment,
  cancelPayment,
  choosePlan,
  getPayment,
  type listPayments,
  listPlans,
  payByTestCard,
  resendPayment,
} from '@candor/contract/operations/billing';
import { getPaper } from '@candor/contract/operations/invoices';
import { getMe } from '@candor/contract/people/accounts';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError, type CallError } from '../../../lib/api-error.ts';
import { heard } from '../../../lib/changes.ts';
import { read, useTask } from '../../../lib/server-state.ts';
import { storeFacts, useSession } from '../../../lib/session.ts';
import { signalPayment } from './payment-signal.ts';

export type Plans = Output<typeof listPlans>;
export type Plan = Plans['plans'][number];
export type Payment = Output<typeof getPayment>;
export type PaymentPage = Output<typeof listPayments>;

export const plansQuery = read(listPlans, {}, heard({ hears: { plan: true } }));
export const paymentQuery = (paymentID: string) =>
  read(getPayment, { params: { paymentID } }, heard({ hears: { plan: true } }));

export const readPaper = (params: Input<typeof getPaper>['params']) => call(getPaper, { params });

const refreshed = { refreshes: ['/api/companies', '/api/billing'], evenIfRefused: true } as const;

/**
 * What changes a payment or a plan may change who is let in: the page that follows is decided by the facts, so they
 * come first.
 */
function useMoney<E extends Endpoint>(endpoint: E, onDone: (done: Output<E>) => void = () => {}) {
  return useTask<Output<E>, CallError<E>, Input<E>>(
    async (input) => {
      const output = await call(endpoint, input);
      storeFacts(await call(getMe, {}));
      return output;
    },
    { ...refreshed, onDone },
  );
}

/** A super admin, a bank statement or time may have changed who is let in: the facts of this page follow (SH-6). */
export function useFactsOfPlan(hasPlan: boolean): void {
  const isLetIn = useSession()?.isPaymentDone === true;
  useEffect(() => {
    if (hasPlan === isLetIn) return;
    // Without an answer the page stays as it is.
    void call(getMe, {}).then(storeFacts, () => {});
  }, [hasPlan, isLetIn]);
}

export const useChoosePlan = (onDone: () => void) => useMoney(choosePlan, onDone);
export const useBeginPayment = (onDone: (payment: Payment) => void) =>
  useMoney(beginPayment, onDone);
/** PY-2: a failure that says nothing of whether money moved is signalled, and asked about until it is known. */
export function usePay(onDone: (payment: Payment) => void) {
  return useTask<Payment, CallError<typeof payByTestCard>, Input<typeof payByTestCard>>(
    async (input) => {
      try {
        return await pay(input);
      } catch (error) {
        if (!isAnswered(error)) signalPayment(Number(input.params.paymentID));
        throw error;
      }
    },
    { ...refreshed, onDone },
  );
}

async function pay(input: Input<typeof payByTestCard>): Promise<Payment> {
  const payment = await call(payByTestCard, input);
  storeFacts(await call(getMe, {}));
  return payment;
}

/** Refused before the provider was asked. */
const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500;
export const useCancel = () => useMoney(cancelPayment);
export const useResend = (onDone: (payment: Payment) => void) => useMoney(resendPayment, onDone);
