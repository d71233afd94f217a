import { Button } from '@mantine/core';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import type { Role } from './privilege-queries.ts';

type Props = {
  readonly role: Role;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
};

export function DeleteRoleDialog({ role, onKeep, onDelete }: Props) {
  return (
    <ModalDialog title={`Delete the role “${role.name}”?`} onClose={onKeep}>
      <p>Nobody can be given it any more. This cannot be undone.</p>
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={onKeep}>
          Keep it
        </Button>
        <Button
          variant="default"
          className="problem"
          onClick={() => {
            onDelete();
            onKeep();
          }}
        >
          Delete it
        </Button>
      </div>
    </ModalDialog>
  );
}
