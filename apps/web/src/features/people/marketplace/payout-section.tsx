import { removePayoutDetails, savePayoutDetails } from '@candor/contract/people/marketplace-offer';
import { type PayoutKind, payoutKinds } from '@candor/contract/people/marketplace-rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useRead, useWrite } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { offerQuery } from './marketplace-queries.ts';
import { payoutWords } from './marketplace-words.ts';

const refreshes = ['/api/marketplace/offer'] as const;

/** Where an interviewer's money goes: typed once, and shown by its last digits. */
export function PayoutSection() {
  const offer = useRead(offerQuery);
  return (
    <section className="stack" aria-labelledby="payout">
      <header className="stack gap-xs">
        <h2 id="payout">{payoutWords.title}</h2>
        <p className="dimmed">{payoutWords.text}</p>
      </header>
      <Loaded query={offer} what={payoutWords.title}>
        {({ payout }) => (
          <>
            {payout === null ? <p>{payoutWords.none}</p> : <Kept hint={payout.hint} />}
            <PayoutForm key={payout?.updatedAt ?? ''} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Kept({ hint }: { readonly hint: string }) {
  const remove = useWrite(removePayoutDetails, {
    refreshes,
    tells: () => showToast({ tone: 'success', text: payoutWords.removed }),
  });
  return (
    <div className="stack gap-sm">
      <div className="row apart spread">
        <p>{payoutWords.kept(hint)}</p>
        <Button
          variant="default"
          size="compact-sm"
          loading={remove.isPending}
          onClick={() => remove.mutate({})}
        >
          {payoutWords.remove}
        </Button>
      </div>
      {remove.error !== null && (
        <FormProblem key={remove.submittedAt} text={remove.error.message} />
      )}
    </div>
  );
}

const nothing = { kind: 'iban' as PayoutKind, holder: '', account: '', bank: '' };

function PayoutForm() {
  const form = useEndpointForm(savePayoutDetails, {
    initial: nothing,
    toInput: (body) => ({ body }),
    refreshes,
    tells: () => showToast({ tone: 'success', text: payoutWords.saved }),
  });
  const { kind } = form.values;
  const typed = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <EndpointForm of={form} className="stack">
      <div className="stack gap-sm columns top">
        <TextInput label={payoutWords.holder} maxLength={120} {...form.field('holder')} />
        <NativeSelect
          label={payoutWords.kind}
          data={payoutKinds.map((value) => ({ value, label: payoutWords.kinds[value] }))}
          {...form.field('kind')}
        />
      </div>
      <div className="stack gap-sm columns top">
        <TextInput
          label={payoutWords.account[kind]}
          maxLength={40}
          {...typed}
          {...form.field('account')}
        />
        <TextInput
          label={payoutWords.bank[kind]}
          description={kind === 'account' ? payoutWords.bankHint : undefined}
          maxLength={40}
          {...typed}
          {...form.field('bank')}
        />
      </div>
      <FormRefusal of={form} />
      <div>
        <Button type="submit" loading={form.isPending}>
          {payoutWords.save}
        </Button>
      </div>
    </EndpointForm>
  );
}
