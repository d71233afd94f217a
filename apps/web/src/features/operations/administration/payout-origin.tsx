import { bicProblem } from '@candor/contract/operations/payout-rules';
import { savePayoutOrigin } from '@candor/contract/operations/payouts';
import { requiredProblem } from '@candor/contract/people/company-rules';
import { ibanProblem } from '@candor/contract/people/marketplace-rules';
import { Button, TextInput } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { administrationActs } from './administration-queries.ts';
import { originQuery } from './payout-queries.ts';
import { originWords } from './payout-words.ts';

/** From where interviewers are paid: typed once, and shown by its last characters. */
export function PayoutOrigin() {
  const found = useRead(originQuery);
  return (
    <section className="stack section" aria-labelledby="origin">
      <h2 id="origin">{originWords.title}</h2>
      <Loaded query={found} what={originWords.title}>
        {({ origin }) => (
          <>
            <p>
              {origin === null ? originWords.none : originWords.kept(origin.holder, origin.hint)}
            </p>
            <OriginForm key={origin?.updatedAt ?? ''} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function OriginForm() {
  const form = useEndpointForm(savePayoutOrigin, {
    initial: { holder: '', iban: '', bic: '' },
    toInput: (body) => ({ body }),
    rules: {
      holder: (holder) => requiredProblem(holder, 'the name of the account’s holder'),
      iban: ibanProblem,
      bic: bicProblem,
    },
    checks: 'blur',
    ...administrationActs,
    tells: () => showToast({ tone: 'success', text: originWords.saved }),
  });
  const typed = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <EndpointForm of={form} className="stack gap-sm narrow">
      <p className="dimmed small">{originWords.intro}</p>
      <TextInput label={originWords.holder} maxLength={70} {...form.field('holder')} />
      <TextInput label={originWords.iban} maxLength={40} {...typed} {...form.field('iban')} />
      <TextInput
        label={originWords.bic}
        description={originWords.bicHint}
        maxLength={11}
        {...typed}
        {...form.field('bic')}
      />
      <FormRefusal of={form} />
      <div>
        <Button type="submit" variant="default" loading={form.isPending}>
          {originWords.save}
        </Button>
      </div>
    </EndpointForm>
  );
}
