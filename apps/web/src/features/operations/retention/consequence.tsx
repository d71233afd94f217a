import { Button } from '@mantine/core';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import type { Counts } from './retention-queries.ts';
import { countText } from './retention-words.ts';

type Props = {
  readonly counts: Counts;
  readonly isSaving: boolean;
  readonly problem: string | undefined;
  readonly onSave: () => void;
  readonly onClose: () => void;
};

/** What a shorter time costs, in figures, before it is saved. */
export function Consequence({ counts, isSaving, problem, onSave, onClose }: Props) {
  return (
    <ModalDialog title="Keep it shorter?" onClose={onClose}>
      <ul className="retention-page__going">
        {counts.map(({ kind, due }) => (
          <li key={kind}>
            <strong>{countText(kind, due)}</strong> {due === 1 ? 'goes' : 'go'} with the next
            deletion.
          </li>
        ))}
      </ul>
      <p>Nobody can bring them back. Until then you can still set the days as they were.</p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={onClose}>
          Change nothing
        </Button>
        <Button loading={isSaving} onClick={onSave}>
          Save and delete
        </Button>
      </div>
    </ModalDialog>
  );
}
