import { Button } from '@mantine/core';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { useOfferPlan } from './billing-queries.ts';
import { planWords } from './billing-words.ts';

type Offered = { readonly planID: string; readonly name: string; readonly isOffered: boolean };

/** Puts a plan or a pack on offer, or withdraws it. */
export function OfferButton({ planID, name, isOffered }: Offered) {
  const offer = useOfferPlan();
  return (
    <>
      {offer.error !== null && <FormProblem key={offer.submittedAt} text={offer.error.message} />}
      <Button
        variant="default"
        size="compact-sm"
        loading={offer.isPending}
        onClick={() => offer.mutate({ params: { planID }, body: { isOffered: !isOffered } })}
      >
        {isOffered ? planWords.withdraw(name) : planWords.offer(name)}
      </Button>
    </>
  );
}
