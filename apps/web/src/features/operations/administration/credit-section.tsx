import { minorOf, moneyText } from '@candor/contract/operations/billing-rules';
import {
  addCreditPack,
  creditKinds,
  getCreditPrices,
  MOST_HELD,
} from '@candor/contract/operations/credits';
import { requiredProblem } from '@candor/contract/people/company-rules';
import { Button, TextInput } from '@mantine/core';
import { read, useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { administrationActs } from './administration-queries.ts';
import { amountProblem } from './billing-words.ts';
import { ComingPrices, CreditPriceForm, type SaidPrices } from './credit-prices.tsx';
import { countOf, countProblem, creditWords } from './credit-words.ts';
import { emptyForm } from './empty-form.ts';
import { OfferButton } from './offer-button.tsx';

const pricesQuery = read(getCreditPrices, {});

/** What interviews cost, and the packs of credits that companies buy for it. */
export function CreditSection() {
  const prices = useRead(pricesQuery);
  return (
    <section className="stack" aria-labelledby="credits">
      <h2 id="credits">{creditWords.title}</h2>
      <p>{creditWords.intro}</p>
      <Loaded query={prices} what="the credits">
        {({ currency, price, seatPrice, history = [], coming = [], packs }) => (
          <>
            <p>{creditWords.price(price)}</p>
            <p>{creditWords.seatPrice(seatPrice)}</p>
            {coming.length > 0 && <ComingPrices of={coming} />}
            {history.length > 0 && <History of={history} />}
            {packs.map(({ planID, name, credits, amount, currency: of, isOffered }) => (
              <div key={planID} className="card stack gap-sm start">
                <p>{creditWords.pack(name, credits, moneyText(amount ?? 0, of ?? currency))}</p>
                <OfferButton planID={planID} name={name} isOffered={isOffered} />
              </div>
            ))}
            <PackForm currency={currency} />
            {creditKinds.map((kind) => (
              <CreditPriceForm key={kind} kind={kind} />
            ))}
          </>
        )}
      </Loaded>
    </section>
  );
}

/** The price list by date: it says what somebody paid who asks about it later. */
function History({ of: history }: { readonly of: SaidPrices }) {
  return (
    <details>
      <summary>{creditWords.history}</summary>
      <ul className="bullets">
        {history.map(({ kind, credits, from }) => (
          <li key={`${kind} ${from}`}>
            {creditWords.said[kind]}: {creditWords.cost(credits)} <Instant at={from} />
          </li>
        ))}
      </ul>
      {history.length >= MOST_HELD && <p>{creditWords.historyCut}</p>}
    </details>
  );
}

function PackForm({ currency }: { readonly currency: string }) {
  const initial = { name: '', credits: '', amount: '' };
  const form = useEndpointForm(addCreditPack, {
    initial,
    toInput: ({ name, credits, amount }) => ({
      body: { name, credits: countOf(credits) ?? 0, amount: minorOf(amount, currency) ?? 0 },
    }),
    rules: {
      name: (name) => requiredProblem(name, 'a name'),
      credits: countProblem(1),
      amount: amountProblem(currency),
    },
    checks: 'blur',
    ...administrationActs,
    onDone: () => emptyForm(form, initial),
  });
  return (
    <EndpointForm of={form} className="stack narrow">
      <TextInput label={creditWords.packName} withAsterisk maxLength={60} {...form.field('name')} />
      <TextInput
        label={creditWords.packCredits}
        withAsterisk
        inputMode="numeric"
        {...form.field('credits')}
      />
      <TextInput
        label={creditWords.amount(currency)}
        withAsterisk
        inputMode="decimal"
        {...form.field('amount')}
      />
      <FormRefusal of={form} />
      <div className="row">
        <Button type="submit" disabled={!form.isRight} loading={form.isPending}>
          {creditWords.addPack}
        </Button>
      </div>
    </EndpointForm>
  );
}
