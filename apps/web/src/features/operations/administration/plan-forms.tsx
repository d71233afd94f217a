import { addPlan, setPrice, setTaxRate } from '@candor/contract/operations/billing-administration';
import { basisPointsOf, minorOf, planPeriods } from '@candor/contract/operations/billing-rules';
import { requiredProblem } from '@candor/contract/people/company-rules';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { countries } from '../../../ui/country-names.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { administrationActs } from './administration-queries.ts';
import type { PricedPlan } from './billing-queries.ts';
import { amountProblem, planWords, rateProblem, taxWords } from './billing-words.ts';
import { emptyForm } from './empty-form.ts';

/** What is not read is refused by the form's own rule; 0 stands for it in between. */
const read = (minor: number | null): number => minor ?? 0;

export function AddPlanForm({ currency }: { readonly currency: string }) {
  const initial = { name: '', includes: '', period: planPeriods[0], amount: '' };
  const form = useEndpointForm(addPlan, {
    initial,
    toInput: ({ name, includes, period, amount }) => ({
      body: {
        ...{ name, includes, period },
        amount: read(minorOf(amount, currency)),
      },
    }),
    rules: {
      name: (name) => requiredProblem(name, 'a name'),
      includes: (includes) => requiredProblem(includes, 'what it includes'),
      amount: amountProblem(currency),
    },
    checks: 'blur',
    ...administrationActs,
    onDone: () => {
      showToast({ tone: 'success', text: planWords.added(form.values.name) });
      emptyForm(form, initial);
    },
  });
  return (
    <EndpointForm of={form} className="stack narrow">
      <TextInput label={planWords.name} withAsterisk maxLength={60} {...form.field('name')} />
      <Textarea
        label={planWords.includes}
        description={planWords.includesHint}
        withAsterisk
        maxLength={1000}
        autosize
        minRows={3}
        {...form.field('includes')}
      />
      <NativeSelect label={planWords.period} data={planWords.periods} {...form.field('period')} />
      <TextInput
        label={planWords.amount(currency)}
        withAsterisk
        inputMode="decimal"
        {...form.field('amount')}
      />
      <FormRefusal of={form} />
      <div className="row">
        <Button type="submit" disabled={!form.isRight} loading={form.isPending}>
          {planWords.addButton}
        </Button>
      </div>
    </EndpointForm>
  );
}

type PriceProps = { readonly plan: PricedPlan; readonly currency: string };

export function PriceForm({ plan: { planID, name }, currency }: PriceProps) {
  const initial = { amount: '' };
  const form = useEndpointForm(setPrice, {
    initial,
    toInput: ({ amount }) => ({
      params: { planID },
      body: { amount: read(minorOf(amount, currency)) },
    }),
    rules: { amount: amountProblem(currency) },
    ...administrationActs,
    onDone: () => emptyForm(form, initial),
  });
  return (
    <EndpointForm of={form} className="stack gap-xs">
      <div className="row bottom">
        <TextInput label={planWords.newPrice(name)} inputMode="decimal" {...form.field('amount')} />
        <Button type="submit" variant="default" disabled={!form.isRight} loading={form.isPending}>
          {planWords.setPrice}
        </Button>
      </div>
      <FormRefusal of={form} />
    </EndpointForm>
  );
}

export function TaxForm() {
  const initial = { country: 'DE', basisPoints: '' };
  const form = useEndpointForm(setTaxRate, {
    initial,
    toInput: ({ country, basisPoints }) => ({
      body: { country, basisPoints: read(basisPointsOf(basisPoints)) },
    }),
    rules: { basisPoints: rateProblem },
    ...administrationActs,
    onDone: () => emptyForm(form, initial),
  });
  return (
    <EndpointForm of={form} className="stack narrow">
      <NativeSelect label={taxWords.country} data={countries} {...form.field('country')} />
      <TextInput
        label={taxWords.rate}
        withAsterisk
        inputMode="decimal"
        {...form.field('basisPoints')}
      />
      <FormRefusal of={form} />
      <div className="row">
        <Button type="submit" disabled={!form.isRight} loading={form.isPending}>
          {taxWords.button}
        </Button>
      </div>
    </EndpointForm>
  );
}
