import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { useSaveReasons } from './pipeline-queries.ts';
import './reasons-dialog.css';

type Reason = { readonly reasonID: number | null; readonly name: string };
type Props = { readonly reasons: readonly Reason[]; readonly onClose: () => void };

const MOST = 30;

/** Applications that were rejected keep the reason of their time. */
export function ReasonsDialog({ reasons, onClose }: Props) {
  const [rows, setRows] = useState(reasons);
  const [wasSent, setSent] = useState(false);
  const save = useSaveReasons();
  const problemOf = (name: string, index: number): string | null => {
    if (name.trim() === '') return 'Please name this reason.';
    const at = rows.findIndex((other) => other.name.trim() === name.trim());
    return at < index ? 'This reason is there already.' : null;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (rows.some(({ name }, index) => problemOf(name, index) !== null) || save.isPending) return;
    save.mutate(
      { body: { reasons: [...rows] } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: 'The reasons are saved.' });
          onClose();
        },
      },
    );
  };
  return (
    <ModalDialog title="Reasons for a rejection" onClose={onClose}>
      <form className="reasons-dialog" noValidate onSubmit={submit}>
        {rows.map(({ name }, index) => (
          // Rows are told apart by their place: their names are being typed.
          <div key={index} className="reasons-dialog__row">
            <TextInput
              aria-label={`Reason ${index + 1}`}
              maxLength={80}
              value={name}
              error={wasSent ? problemOf(name, index) : null}
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
        {save.error !== null && <FormProblem key={save.submittedAt} text={save.error.message} />}
        <div className="modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
