import { checkOut } from '@candor/contract/operations/billing-checkout';
import { moneyText } from '@candor/contract/operations/billing-rules';
import { Button } from '@mantine/core';
import { useWrite } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import type { Payment } from './billing-queries.ts';
import { checkoutWords } from './billing-words.ts';

/** SE-1. The browser goes to the provider's page as anybody would: nothing of ours goes along. */
export function PayElsewhere({ payment }: { readonly payment: Payment }) {
  const { paymentID, gross, currency } = payment;
  const { mutate, isPending, error, submittedAt } = useWrite(checkOut, {
    // The page may have expired meanwhile.
    ...{ refreshes: ['/api/billing'], evenIfRefused: true },
    onDone: ({ url }) => location.assign(url),
  });
  return (
    <div className="stack">
      {error !== null && <FormProblem key={submittedAt} text={error.message} />}
      <div className="row gap-sm">
        <Button
          loading={isPending}
          onClick={() => mutate({ params: { paymentID: String(paymentID) } })}
        >
          {checkoutWords.payElsewhere(moneyText(gross, currency))}
        </Button>
      </div>
    </div>
  );
}
