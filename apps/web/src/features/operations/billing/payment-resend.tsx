import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useResend } from './billing-queries.ts';
import { resendWords } from './billing-words.ts';
import { onPaymentSignal, paymentHeard, unheardPayment } from './payment-signal.ts';

const AGAIN_AFTER_MS = 10_000;

/**
 * PY-2. At start, and when a payment says that its end was not heard: what became of it is asked, and asked again until
 * the server knows. Leaving the page meanwhile loses nothing, so no page asks whether to leave.
 */
export function PaymentResend() {
  const [told, setTold] = useState<string | null>(null);
  const [isUnknown, setUnknown] = useState(() => unheardPayment() !== null);
  const { mutate } = useResend(({ state, planName }) => {
    paymentHeard();
    setTold(state === 'paid' ? resendWords.done(planName) : resendWords.notPaid(planName));
  });
  useEffect(() => onPaymentSignal(() => setUnknown(unheardPayment() !== null)), []);
  useEffect(() => {
    if (!isUnknown) return;
    const ask = (): void => {
      const paymentID = unheardPayment();
      if (paymentID === null) return setUnknown(false);
      mutate(
        { params: { paymentID: String(paymentID) } },
        {
          onError: ({ code }) => {
            // Of another company, or gone: there is nothing to hear.
            if (code !== 'not_found' && code !== 'billing_off') return;
            paymentHeard();
          },
        },
      );
    };
    ask();
    const again = setInterval(ask, AGAIN_AFTER_MS);
    const block = (event: Event): void => event.stopImmediatePropagation();
    addEventListener('beforeunload', block, { capture: true });
    return () => {
      clearInterval(again);
      removeEventListener('beforeunload', block, { capture: true });
    };
  }, [isUnknown, mutate]);
  const text = isUnknown ? resendWords.checking : told;
  return text === null ? null : (
    <div role="alert" className="row gap-sm spread notice">
      {text}
      {!isUnknown && (
        <Button variant="subtle" size="compact-sm" onClick={() => setTold(null)}>
          {resendWords.close}
        </Button>
      )}
    </div>
  );
}
