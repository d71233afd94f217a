import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly button: string;
  /** The button and Escape: there is only this way on. */
  readonly onDone: () => void;
};

/** Says one thing and leads on. */
export function AccountDialog({ title, children, button, onDone }: Props) {
  return (
    <ModalDialog title={title} onClose={onDone}>
      <p>{children}</p>
      <div>
        <Button onClick={onDone}>{button}</Button>
      </div>
    </ModalDialog>
  );
}
