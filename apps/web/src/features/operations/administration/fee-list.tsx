import type { Output } from '@candor/contract';
import { minorOf } from '@candor/contract/operations/billing-rules';
import { type listFees, setFee } from '@candor/contract/operations/fees';
import { Button, TextInput } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { administrationActs } from './administration-queries.ts';
import { feesQuery } from './billing-queries.ts';
import { amountProblem, feeNames, feeWords } from './billing-words.ts';
import { emptyForm } from './empty-form.ts';

type Fees = Output<typeof listFees>;

/** PY-3. What persons pay to the installation, and what each costs. */
export function FeeList() {
  const list = useRead(feesQuery);
  return (
    <section className="stack" aria-labelledby="fees">
      <h2 id="fees">{feeWords.title}</h2>
      <p>{feeWords.intro}</p>
      <Loaded query={list} what="the prices">
        {({ fees, currency }) => (
          <>
            {fees.map((fee) => (
              <FeeForm key={fee.fee} of={fee} currency={currency} />
            ))}
          </>
        )}
      </Loaded>
    </section>
  );
}

type FormProps = { readonly of: Fees['fees'][number]; readonly currency: string };

function FeeForm({ of: { fee, amount, currency: priced }, currency }: FormProps) {
  const name = feeNames[fee];
  const initial = { amount: '' };
  const form = useEndpointForm(setFee, {
    initial,
    // What is not read is refused by the form's own rule.
    toInput: ({ amount: typed }) => ({
      params: { fee },
      body: { amount: minorOf(typed, currency) ?? 0 },
    }),
    rules: { amount: amountProblem(currency) },
    ...administrationActs,
    onDone: () => emptyForm(form, initial),
  });
  return (
    <div className="card stack gap-sm start">
      <p>
        {name}: {feeWords.price(amount, priced)}
      </p>
      <EndpointForm of={form} className="stack gap-xs">
        <div className="row bottom">
          <TextInput
            label={feeWords.newPrice(name, currency)}
            inputMode="decimal"
            {...form.field('amount')}
          />
          <Button type="submit" variant="default" disabled={!form.isRight} loading={form.isPending}>
            {feeWords.set(name)}
          </Button>
        </div>
        <FormRefusal of={form} />
      </EndpointForm>
    </div>
  );
}
