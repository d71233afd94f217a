import { STATEMENT_REASON_MOST } from '@candor/contract/interviews/statement-rules';
import { settleStatement } from '@candor/contract/interviews/statements';
import { Button, Textarea } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type Statement, statementsRefreshed } from './statement-queries.ts';
import { reasonWords, verdictWords } from './statement-words.ts';

type Props = {
  readonly of: Statement;
  readonly verdict: 'no-show' | 'disputed';
  readonly onClose: () => void;
};

/** Both need a reason, which the interviewer reads. */
export function VerdictDialog({ of: { statementID, revision }, verdict, onClose }: Props) {
  const words = verdictWords[verdict];
  const form = useEndpointForm(settleStatement, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({
      params: { statementID: String(statementID) },
      body: { revision, verdict, reason },
    }),
    refreshes: statementsRefreshed,
    evenIfRefused: true,
    tells: () => showToast({ tone: 'success', text: reasonWords.sent }),
    onDone: onClose,
  });
  return (
    <ModalDialog title={words.title} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p>{words.text}</p>
        <Textarea
          label={reasonWords.label}
          maxLength={STATEMENT_REASON_MOST}
          autosize
          minRows={2}
          {...form.field('reason')}
        />
        <FormRefusal of={form} />
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {reasonWords.keep}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {words.send}
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}
