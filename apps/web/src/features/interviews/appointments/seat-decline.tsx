import { answerSeat, openSeat } from '@candor/contract/interviews/appointment-seats';
import { REASON_MOST } from '@candor/contract/interviews/appointment-rules';
import { Button, Textarea } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { seatWords } from './seat-words.ts';
import type { Seat } from './seat-queries.ts';

type Props = { readonly token: string; readonly seen: Seat; readonly onClose: () => void };

export function DeclineDialog({ token, seen, onClose }: Props) {
  const form = useEndpointForm(answerSeat, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({
      body: { token, revision: seen.revision, answer: 'decline' as const, reason, spans: [] },
    }),
    refreshes: [openSeat],
    evenIfRefused: true,
    onDone: () => {
      showToast({ tone: 'success', text: seatWords.declined });
      onClose();
    },
  });
  return (
    <ModalDialog title={seatWords.declineTitle} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p>{seatWords.declineText}</p>
        <Textarea
          label={seatWords.reason}
          {...{ autosize: true, minRows: 2, maxLength: REASON_MOST }}
          {...form.field('reason')}
        />
        <FormRefusal of={form} />
        <div className="row gap-sm">
          <Button variant="default" onClick={onClose}>
            {seatWords.stay}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {seatWords.decline}
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}
