import type { Output } from '@candor/contract';
import {
  type CreditKind,
  type getCreditPrices,
  setCreditPrice,
  withdrawCreditPrice,
} from '@candor/contract/operations/credits';
import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { instantOf } from '../../../lib/zone-time-rules.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { cityOf } from '../../../ui/zone-times.ts';
import { administrationActs, useAct } from './administration-queries.ts';
import { countOf, countProblem, creditWords } from './credit-words.ts';
import { emptyForm } from './empty-form.ts';

export type SaidPrices = NonNullable<Output<typeof getCreditPrices>['coming']>;

/** What was said ahead; until its time it can be taken back. */
export function ComingPrices({ of: coming }: { readonly of: SaidPrices }) {
  return (
    <section className="stack gap-sm" aria-labelledby="coming-prices">
      <h3 id="coming-prices">{creditWords.coming}</h3>
      <p className="dimmed">{creditWords.comingIntro}</p>
      {coming.map((price) => (
        <ComingPrice key={`${price.kind} ${price.from}`} of={price} />
      ))}
    </section>
  );
}

function ComingPrice({ of: { kind, credits, from } }: { readonly of: SaidPrices[number] }) {
  const withdraw = useAct(withdrawCreditPrice);
  const what = creditWords.said[kind];
  return (
    <div className="row apart spread">
      <p>
        {what}: {creditWords.cost(credits)} <Instant at={from} />
      </p>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={creditWords.withdrawOf(what, credits)}
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ body: { kind, from } })}
      >
        {creditWords.withdraw}
      </Button>
      {withdraw.error !== null && (
        <FormProblem key={withdraw.submittedAt} text={withdraw.error.message} />
      )}
    </div>
  );
}

/** Of a day without a time browsers give nothing at all: it would hold from now on. */
const isHalfTyped = (input: HTMLInputElement | null): boolean => input?.validity.badInput === true;

function fromOf(typed: string): string | undefined {
  const at = instantOf(typed, ownZone());
  return at === null ? undefined : new Date(at).toISOString();
}

/** A price from now on, or from a time to come by the reader's clock. */
export function CreditPriceForm({ kind }: { readonly kind: CreditKind }) {
  const words = creditWords.forms[kind];
  const initial = { credits: '', from: '' };
  const typed = useRef<HTMLInputElement>(null);
  const form = useEndpointForm(setCreditPrice, {
    initial,
    toInput: ({ credits, from }) => ({
      body: { kind, credits: countOf(credits) ?? 0, from: fromOf(from) },
    }),
    rules: {
      credits: countProblem(0),
      from: () => (isHalfTyped(typed.current) ? creditWords.fromMissing : null),
    },
    checks: 'blur',
    ...administrationActs,
    onDone: () => emptyForm(form, initial),
  });
  return (
    <EndpointForm of={form} className="stack narrow">
      <TextInput
        label={words.credits}
        withAsterisk
        inputMode="numeric"
        {...form.field('credits')}
      />
      <TextInput
        ref={typed}
        type="datetime-local"
        label={words.from}
        description={creditWords.fromHint(cityOf(ownZone()))}
        {...form.field('from')}
      />
      <FormRefusal of={form} />
      <div className="row">
        <Button type="submit" disabled={!form.isRight} loading={form.isPending}>
          {words.submit}
        </Button>
      </div>
    </EndpointForm>
  );
}
