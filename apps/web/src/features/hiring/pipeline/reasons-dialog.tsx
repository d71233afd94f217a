import { saveRejectionReasons } from '@candor/contract/hiring/pipeline-settings';
import { Button, TextInput } from '@mantine/core';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { useSaveReasons } from './pipeline-queries.ts';
import './reasons-dialog.css';

type Reason = { readonly reasonID: number | null; readonly name: string };
type Props = { readonly reasons: readonly Reason[]; readonly onClose: () => void };

const MOST = 30;

function rowProblems(rows: readonly Reason[]): Readonly<Record<string, string>> {
  const names = rows.map(({ name }) => name.trim());
  return Object.fromEntries(
    names.flatMap((name, index) => {
      if (name === '') return [[`${index}.name`, 'Please name this reason.']];
      const isRepeated = names.indexOf(name) < index;
      return isRepeated ? [[`${index}.name`, 'This reason is there already.']] : [];
    }),
  );
}

/** Applications that were rejected keep the reason of their time. */
export function ReasonsDialog({ reasons, onClose }: Props) {
  const form = useTaskForm(saveRejectionReasons, useSaveReasons(), {
    initial: { reasons },
    toInput: ({ reasons: rows }) => ({ body: { reasons: [...rows] } }),
    rules: { reasons: rowProblems },
    onDone: () => {
      showToast({ tone: 'success', text: 'The reasons are saved.' });
      onClose();
    },
  });
  const rows = form.values.reasons;
  const setRows = (now: readonly Reason[]): void => form.set('reasons', now);
  return (
    <ModalDialog title="Reasons for a rejection" onClose={onClose}>
      <EndpointForm of={form} className="stack gap-sm">
        {rows.map(({ name }, index) => (
          // Rows are told apart by their place: their names are being typed.
          <div key={index} className="stack gap-xs top reasons-dialog__row">
            <TextInput
              aria-label={`Reason ${index + 1}`}
              maxLength={80}
              value={name}
              error={form.errors[`reasons.${index}.name`]}
              onChange={({ currentTarget: { value } }) =>
                setRows(rows.with(index, { reasonID: null, name: value }))
              }
            />
            <Button
              variant="default"
              disabled={rows.length === 1}
              aria-label={`Remove reason ${index + 1}, ${name}`}
              onClick={() => setRows(rows.toSpliced(index, 1))}
            >
              Remove
            </Button>
          </div>
        ))}
        <div>
          <Button
            variant="default"
            disabled={rows.length >= MOST}
            onClick={() => setRows([...rows, { reasonID: null, name: '' }])}
          >
            Add a reason
          </Button>
        </div>
        <FormRefusal of={form} />
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.isPending}>
            Save
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}
