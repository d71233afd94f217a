import type { Output } from '@candor/contract';
import {
  accountProblem,
  addressProblem,
  dueDaysProblem,
  taxNumberProblem,
  USUAL_DUE_DAYS,
} from '@candor/contract/operations/invoice-rules';
import { getSeller, saveSeller } from '@candor/contract/operations/invoices';
import { bicProblem } from '@candor/contract/operations/payout-rules';
import { requiredProblem } from '@candor/contract/people/company-rules';
import { emailProblem } from '@candor/contract/people/email-rules';
import { Button, TextInput } from '@mantine/core';
import { read, useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PartyFields } from '../../../ui/party-fields.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { administrationActs } from './administration-queries.ts';
import { sellerWords as words } from './seller-words.ts';

const sellerQuery = read(getSeller, {});

type Seller = Output<typeof getSeller>['seller'];

/** PY-1. Who stands on invoices as the one that sells. */
export function SellerSection() {
  const seller = useRead(sellerQuery);
  return (
    <section className="stack" aria-labelledby="seller">
      <h2 id="seller">{words.title}</h2>
      <p>{words.intro}</p>
      <Loaded query={seller} what={words.what}>
        {(data) => (
          <>
            {data.seller === null && <p>{words.missing}</p>}
            <SellerForm of={data.seller} />
          </>
        )}
      </Loaded>
    </section>
  );
}

const nobody = {
  name: '',
  address: '',
  country: 'DE',
  taxNumber: '',
  account: '',
  bic: '',
  email: '',
};

function initialOf(seller: Seller) {
  if (seller === null) return { ...nobody, dueDays: String(USUAL_DUE_DAYS) };
  const { since: _since, dueDays, ...named } = seller;
  return { ...named, dueDays: String(dueDays) };
}

function SellerForm({ of: seller }: { readonly of: Seller }) {
  const form = useEndpointForm(saveSeller, {
    initial: initialOf(seller),
    toInput: ({ dueDays, ...named }) => ({ body: { ...named, dueDays: Number(dueDays) } }),
    rules: {
      name: (typed) => requiredProblem(typed, 'the name'),
      address: addressProblem,
      taxNumber: taxNumberProblem,
      account: accountProblem,
      bic: bicProblem,
      email: emailProblem,
      dueDays: dueDaysProblem,
    },
    checks: 'blur',
    ...administrationActs,
    onDone: () => showToast({ tone: 'success', text: words.saved }),
  });
  return (
    <EndpointForm of={form} className="stack narrow">
      <PartyFields field={form.field} name={words.name} country={words.country} />
      <TextInput
        label={words.account}
        description={words.accountHint}
        withAsterisk
        maxLength={60}
        {...form.field('account')}
      />
      <TextInput
        label={words.bic}
        description={words.bicHint}
        maxLength={20}
        {...form.field('bic')}
      />
      <TextInput
        label={words.email}
        type="email"
        withAsterisk
        maxLength={254}
        {...form.field('email')}
      />
      <TextInput
        label={words.dueDays}
        description={words.dueDaysHint}
        withAsterisk
        inputMode="numeric"
        {...form.field('dueDays')}
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
