import type { Output } from '@candor/contract';
import { taxNumberProblem } from '@candor/contract/operations/invoice-rules';
import { getBuyer, saveBuyer } from '@candor/contract/operations/invoices';
import { requiredProblem } from '@candor/contract/people/company-rules';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { read, useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { countries } from '../../../ui/country-names.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { buyerWords as words } from './invoice-words.ts';

const buyerQuery = read(getBuyer, {});

/** PY-1. How the company is named on its invoices. */
export function BuyerSection() {
  const buyer = useRead(buyerQuery);
  return (
    <details className="card">
      <summary>{words.title}</summary>
      <Loaded query={buyer} what="how the company is named">
        {(data) => <BuyerForm of={data} />}
      </Loaded>
    </details>
  );
}

function BuyerForm({ of: buyer }: { readonly of: Output<typeof getBuyer> }) {
  const { name, address, country, taxNumber } = buyer;
  const form = useEndpointForm(saveBuyer, {
    initial: { name, address, country, taxNumber },
    toInput: (body) => ({ body }),
    rules: {
      name: (typed) => requiredProblem(typed, 'the name'),
      address: (typed) => requiredProblem(typed, 'the address'),
      country: (chosen) => (chosen === '' ? words.needsCountry : null),
      taxNumber: taxNumberProblem,
    },
    checks: 'blur',
    refreshes: ['/api/billing/buyer'],
    onDone: () => showToast({ tone: 'success', text: words.saved }),
  });
  return (
    <EndpointForm of={form} className="stack narrow">
      <p>{words.intro}</p>
      {!buyer.isOwn && <p className="dimmed">{words.fromProfile}</p>}
      <TextInput label={words.name} withAsterisk maxLength={120} {...form.field('name')} />
      <Textarea
        label={words.address}
        description={words.addressHint}
        withAsterisk
        maxLength={400}
        autosize
        minRows={3}
        {...form.field('address')}
      />
      <NativeSelect
        label={words.country}
        withAsterisk
        data={[{ value: '', label: words.choose }, ...countries]}
        {...form.field('country')}
      />
      <TextInput
        label={words.taxNumber}
        description={words.taxNumberHint}
        maxLength={30}
        {...form.field('taxNumber')}
      />
      <FormRefusal of={form} />
      <div className="row">
        <Button type="submit" disabled={!form.isRight} loading={form.isPending}>
          {words.button}
        </Button>
      </div>
    </EndpointForm>
  );
}
