import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Role } from './privilege-queries.ts';

type Props = {
  readonly role: Role;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
};

/** The browser's own dialog: it holds the focus, closes with Escape and gives the focus back. */
export function DeleteRoleDialog({ role, onKeep, onDelete }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="role-management__question"
      aria-labelledby="delete-role"
      onClose={onKeep}
    >
      <h2 id="delete-role">Delete the role “{role.name}”?</h2>
      <p>Nobody can be given it any more. This cannot be undone.</p>
      <div className="role-management__actions">
        <Button variant="default" onClick={() => dialog.current?.close()}>
          Keep it
        </Button>
        <Button
          variant="default"
          className="role-management__delete"
          onClick={() => {
            onDelete();
            dialog.current?.close();
          }}
        >
          Delete it
        </Button>
      </div>
    </dialog>
  );
}
