import { Button } from '@mantine/core';
import { showToast } from '../../../ui/toasts.tsx';
import { explainWords as words } from './evidence-words.ts';
import './explain-box.css';

type Props = {
  readonly draft: string;
  readonly note: string | undefined;
  readonly onDiscard: () => void;
};

/** What cannot be sent any more is theirs all the same: to read, to take along, or to throw away. */
export function UnsentDraft({ draft, note, onDiscard }: Props) {
  const copy = (): void =>
    void navigator.clipboard.writeText(draft).then(
      () => showToast({ tone: 'success', text: words.copied }),
      () => showToast({ tone: 'error', text: words.copyFailed }),
    );
  return (
    <div className="stack gap-2xs start">
      {note !== undefined && <p className="small">{note}</p>}
      <p className="dimmed small">{words.left}</p>
      <p className="anywhere explain-box__said">{draft}</p>
      <div className="row gap-xs">
        <Button variant="default" size="compact-sm" onClick={copy}>
          {words.copy}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </div>
  );
}
