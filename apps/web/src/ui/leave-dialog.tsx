import { Button } from '@mantine/core';
import { leaveWords } from './leave-words.ts';
import { ModalDialog } from './modal-dialog.tsx';

type Props = {
  /** From `useUnsaved`. */
  readonly leaving: {
    readonly status: 'idle' | 'blocked';
    readonly proceed?: (() => void) | undefined;
    readonly reset?: (() => void) | undefined;
  };
  readonly title: string;
  /** What becomes of what was not saved. */
  readonly children: string;
};

export function LeaveDialog({ leaving, title, children }: Props) {
  const { status, proceed, reset } = leaving;
  if (status !== 'blocked' || reset === undefined) return null;
  return (
    <ModalDialog title={title} onClose={reset}>
      <p>{children}</p>
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={proceed}>
          {leaveWords.leave}
        </Button>
        <Button onClick={reset}>{leaveWords.stay}</Button>
      </div>
    </ModalDialog>
  );
}
