import { useUnsaved } from '../../../lib/use-unsaved.ts';
import { LeaveDialog } from '../../../ui/leave-dialog.tsx';
import { unsentWords } from './message-words.ts';

type Props = {
  readonly isTyped: boolean;
  /** Who writes is known by a link: nobody is signed in. */
  readonly isByLink?: boolean;
};

/** A message is kept nowhere until it is sent: whoever leaves with one is asked. */
export function UnsentDialog({ isTyped, isByLink = false }: Props) {
  const leaving = useUnsaved(isTyped, { isByLink });
  return (
    <LeaveDialog leaving={leaving} title={unsentWords.title}>
      {unsentWords.text}
    </LeaveDialog>
  );
}
