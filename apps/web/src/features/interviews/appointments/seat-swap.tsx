import { openSeat, swapSeat } from '@candor/contract/interviews/appointment-seats';
import { Button, NativeSelect } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { seatWords } from './seat-words.ts';
import type { Seat } from './seat-queries.ts';

type Props = { readonly token: string; readonly seen: Seat };

/** To a colleague of the pool who is free then. */
export function SwapForm({ token, seen }: Props) {
  const form = useEndpointForm(swapSeat, {
    initial: { accountID: '' },
    toInput: ({ accountID }) => ({
      body: { token, revision: seen.revision, accountID: Number(accountID) },
    }),
    rules: { accountID: (chosen) => (chosen === '' ? seatWords.swapNone : null) },
    refusals: 'accountID',
    refreshes: [openSeat],
    evenIfRefused: true,
    onDone: () => showToast({ tone: 'success', text: seatWords.swapped }),
  });
  return (
    <EndpointForm of={form} className="stack narrow section">
      <NativeSelect
        label={seatWords.swap}
        description={seatWords.swapHint}
        data={[
          { value: '', label: '' },
          ...seen.canSwapWith.map(({ accountID, name }) => ({
            value: String(accountID),
            label: name,
          })),
        ]}
        {...form.field('accountID')}
      />
      <FormRefusal of={form} />
      <div>
        <Button type="submit" variant="default" loading={form.isPending}>
          {seatWords.swapSend}
        </Button>
      </div>
    </EndpointForm>
  );
}
