import { Button } from '@mantine/core';
import type { Leaving } from '../lib/use-unsaved.ts';
import { ModalDialog } from './modal-dialog.tsx';

type Props = {
  readonly leaving: Leaving;
  readonly title: string;
  /** What becomes of what was not saved. */
  readonly children: string;
};

export function LeaveDialog({ leaving, title, children }: Props) {
  if (leaving.status !== 'blocked') return null;
  const { proceed, reset } = leaving;
  return (
    <ModalDialog title={title} onClose={reset}>
      <p>{children}</p>
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={proceed}>
          Leave
        </Button>
        <Button onClick={reset}>Stay here</Button>
      </div>
    </ModalDialog>
  );
}
