import { EXPLANATION_MOST } from '@candor/contract/interviews/evidence-rules';
import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Instant } from '../../../ui/instant.tsx';
import { explainWords as words } from './evidence-words.ts';
import { WHOLE } from './explanation-rules.ts';
import { UnsentDraft } from './unsent-draft.tsx';
import type { Explanations } from './use-explanations.ts';
import './explain-box.css';

type Props = {
  /** The flag's key. */
  readonly of: string;
  readonly label: string;
  /** Of a flag, its name: the box is opened by a button. */
  readonly flag?: string | undefined;
  readonly note?: string | undefined;
  readonly explanations: Explanations;
  readonly isOpen: boolean;
};

/** What the candidate says of one flag, or of the whole. */
export function ExplainBox({ of, label, flag, note, explanations, isOpen }: Props) {
  const { wordsOf, isTyped, type, sent, unsent } = explanations;
  const [wasOpened, setOpened] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // Whoever pressed the button goes on where it leads.
  useEffect(() => {
    if (wasOpened) field.current?.focus();
  }, [wasOpened]);
  const own = sent.find(({ eventKey }) => (eventKey ?? WHOLE) === of);
  if (!isOpen || explanations.isRefused(of)) {
    const draft = explanations.draftOf(of) ?? '';
    return (
      <>
        {own !== undefined && <Said words={own.words} sentAt={own.sentAt} />}
        {draft !== '' && (
          <UnsentDraft
            draft={draft}
            note={isOpen ? words.full : undefined}
            onDiscard={() => explanations.discard(of)}
          />
        )}
      </>
    );
  }
  if (flag !== undefined && !wasOpened && !isTyped(of)) {
    const button = own === undefined ? words.explain : words.change;
    return (
      <div className="stack gap-2xs start">
        {own !== undefined && <Said words={own.words} sentAt={own.sentAt} />}
        <Button
          variant="default"
          size="compact-sm"
          aria-label={words.buttonOf(button, flag)}
          onClick={() => setOpened(true)}
        >
          {button}
        </Button>
      </div>
    );
  }
  const waits = unsent.some(({ eventKey }) => (eventKey ?? WHOLE) === of);
  const typed = wordsOf(of);
  return (
    <div className="stack gap-2xs">
      <Textarea
        label={label}
        description={note}
        value={typed}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={EXPLANATION_MOST}
        ref={field}
        onChange={(event) => type(of, event.currentTarget.value)}
      />
      {waits && (
        <p className="dimmed small">{typed.trim() === '' ? words.takenBack : words.notSent}</p>
      )}
      {!waits && own !== undefined && (
        <p className="dimmed small">
          {words.sent}
          <Instant at={own.sentAt} />
        </p>
      )}
    </div>
  );
}

function Said({ words: said, sentAt }: { readonly words: string; readonly sentAt: string }) {
  return (
    <div>
      <p className="dimmed small">
        {words.yours} <Instant at={sentAt} />
      </p>
      <p className="anywhere explain-box__said">{said}</p>
    </div>
  );
}
