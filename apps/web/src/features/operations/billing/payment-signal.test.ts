import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, storeSession } from '../../../lib/session.ts';
import { session, TabStorage } from '../../../lib/test-api-server.ts';
import { onPaymentSignal, paymentHeard, signalPayment, unheardPayment } from './payment-signal.ts';

// The next file in this process finds what was there before.
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  vi.stubGlobal('localStorage', new TabStorage());
  vi.stubGlobal('sessionStorage', new TabStorage());
  storeSession(session);
});

test('[PY-2] the browser keeps the id of the payment and who began it, and nothing else', () => {
  signalPayment(7);
  expect(localStorage.getItem('errorPaymentApi')).toBe('true');
  expect(localStorage.getItem('payment-transaction-detils')).toBe('{"paymentID":7,"createdBy":1}');
  expect(unheardPayment()).toBe(7);
  paymentHeard();
  expect(unheardPayment()).toBeNull();
  expect(localStorage.getItem('errorPaymentApi')).toBeNull();
  expect(localStorage.getItem('payment-transaction-detils')).toBeNull();
});

test('[PY-2] a payment waits for whoever began it, also over a sign-out', () => {
  signalPayment(7);
  clearSession();
  expect(unheardPayment()).toBeNull();
  storeSession({ ...session, user: { userID: 2 } });
  expect(unheardPayment()).toBeNull();
  storeSession(session);
  expect(unheardPayment()).toBe(7);
});

test('whoever listens hears of the signal, and of the end of what it was about, until they stop', () => {
  const seen: (number | null)[] = [];
  const stop = onPaymentSignal(() => seen.push(unheardPayment()));
  signalPayment(7);
  paymentHeard();
  stop();
  signalPayment(8);
  expect(seen).toEqual([7, null]);
});

test.each(['', '{', 'null', '{"paymentID":"7","createdBy":1}', '{"paymentID":7}'])(
  'what something else wrote there (%s) is no payment',
  (text) => {
    localStorage.setItem('errorPaymentApi', 'true');
    localStorage.setItem('payment-transaction-detils', text);
    expect(unheardPayment()).toBeNull();
  },
);
