import { Button } from '@mantine/core';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import type { useLetterDraft } from './use-letter-draft.ts';

type Props = { readonly leaving: ReturnType<typeof useLetterDraft>['leaving'] };

export function LeaveDialog({ leaving }: Props) {
  if (leaving.status !== 'blocked') return null;
  const { proceed, reset } = leaving;
  return (
    <ModalDialog title="Your words are not saved" onClose={reset}>
      <p>Mails go on with the old ones. This browser keeps yours until you come back.</p>
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={proceed}>
          Leave
        </Button>
        <Button onClick={reset}>Stay here</Button>
      </div>
    </ModalDialog>
  );
}
