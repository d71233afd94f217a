import type { Output } from '@candor/contract';
import { addressProblem, taxNumberProblem } from '@candor/contract/operations/invoice-rules';
import { getBuyer, saveBuyer } from '@candor/contract/operations/invoices';
import { requiredProblem } from '@candor/contract/people/company-rules';
import { Button } from '@mantine/core';
import { read, useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PartyFields } from '../../../ui/party-fields.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { buyerWords as words } from './invoice-words.ts';

const buyerQuery = read(getBuyer, {});

/** PY-1. How the company is named on its invoices. */
export function BuyerSection() {
  const buyer = useRead(buyerQuery);
  return (
    <details className="card">
      <summary>{words.title}</summary>
      <Loaded query={buyer} what={words.what}>
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
      address: addressProblem,
      country: (chosen) => (chosen === '' ? words.needsCountry : null),
      taxNumber: taxNumberProblem,
    },
    checks: 'blur',
    refreshes: ['/api/billing/buyer', '/api/companies/plans'],
    onDone: () => showToast({ tone: 'success', text: words.saved }),
  });
  return (
    <EndpointForm of={form} className="stack narrow">
      <p>{words.intro}</p>
      {!buyer.isOwn && <p className="dimmed">{words.fromProfile}</p>}
      <PartyFields
        field={form.field}
        name={words.name}
        country={words.country}
        countryHint={words.countryHint}
        choose={words.choose}
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
