import { beginPayment } from '@candor/contract/operations/billing';
import type { ProviderName } from '@candor/contract/operations/billing-rules';
import { Button, NativeSelect } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { type Plan, useBeginPayment } from './billing-queries.ts';
import { checkoutWords, providerWords } from './billing-words.ts';
import { Sums } from './payment-sums.tsx';

type Props = {
  readonly plan: Plan;
  /** Of credits. */
  readonly isPack: boolean;
  readonly price: NonNullable<Plan['price']>;
  readonly providers: readonly ProviderName[];
};

export function BeginForm({ plan, isPack, price, providers }: Props) {
  const navigate = useNavigate();
  // Made with the intent: however often it is sent, it begins one payment.
  const [intent] = useState(() => crypto.randomUUID());
  const { planID, name, period } = plan;
  const begin = useBeginPayment(({ paymentID }) => {
    const search = { paymentID: String(paymentID) };
    void navigate({ to: '/company/payment-checkout', search, replace: true });
  });
  const form = useTaskForm(beginPayment, begin, {
    initial: { provider: providers[0] ?? 'invoice' },
    toInput: ({ provider }) => ({ body: { planID, provider, intent } }),
  });
  return (
    <EndpointForm of={form} className="stack">
      <Sums planName={name} period={period} of={price} />
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
