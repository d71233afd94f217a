import { beginPayment } from '@candor/contract/operations/billing';
import type { ProviderName } from '@candor/contract/operations/billing-rules';
import { Button, NativeSelect } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { type Plan, useBeginPayment } from './billing-queries.ts';
import { checkoutWords, providerWords } from './billing-words.ts';
import { creditWords } from './credit-words.ts';
import { planChangeWords } from './plan-change-words.ts';
import { Sums } from './payment-sums.tsx';

type Props = {
  readonly plan: Plan;
  /** Of credits. */
  readonly isPack: boolean;
  readonly price: NonNullable<Plan['price']>;
  readonly providers: readonly ProviderName[];
  /** Where it takes the place of the running plan. */
  readonly now?: { readonly credited: number; readonly ending: string } | undefined;
};

export function BeginForm({ plan, isPack, price, providers, now }: Props) {
  const navigate = useNavigate();
  // Made with the intent: however often it is sent, it begins one payment.
  const [intent] = useState(() => crypto.randomUUID());
  const { planID, name, period, credits } = plan;
  const what = creditWords.bought(name, credits);
  const begin = useBeginPayment(({ paymentID }) => {
    const search = { paymentID: String(paymentID) };
    void navigate({ to: '/company/payment-checkout', search, replace: true });
  });
  const form = useTaskForm(beginPayment, begin, {
    initial: { provider: providers[0] ?? 'invoice' },
    toInput: ({ provider }) => ({
      body: { planID, provider, intent, isAtOnce: now !== undefined },
    }),
  });
  return (
    <EndpointForm of={form} className="stack">
      <Sums planName={what} period={period} of={{ ...price, credited: now?.credited ?? 0 }} />
      {now !== undefined && <p>{planChangeWords.howNow(now.ending)}</p>}
      <NativeSelect
        label={checkoutWords.how}
        data={providers.map((value) => ({ value, label: providerWords[value] }))}
        {...form.field('provider')}
      />
      <FormRefusal of={form} />
      <div className="row gap-sm">
        <Button type="submit" loading={form.isPending}>
          {checkoutWords.goOn}
        </Button>
        <Link to="/company/paymentPlan">{checkoutWords.plans}</Link>
        {isPack && <Link to="/company/credit-point">{checkoutWords.credits}</Link>}
      </div>
    </EndpointForm>
  );
}
