import type { LetterKind } from '@candor/contract/hiring/mail-template-rules';
import { useEffect, useState } from 'react';
import { readUnsent } from '../../../lib/draft.ts';
import { removeDraft, writeDraft } from '../../../lib/draft-storage.ts';
import { currentSession } from '../../../lib/session.ts';
import { useUnsaved } from '../../../lib/use-unsaved.ts';
import { isSame, type LetterDraft, readKept, type Template } from './letter-draft-rules.ts';

/**
 * The words of a mail as they are typed. They are kept in this browser until they are saved or discarded; whoever
 * leaves is asked all the same.
 */
export function useLetterDraft(
  kind: LetterKind,
  stored: readonly Template[],
  changedAt: string | null,
) {
  const name = `letters:${kind}`;
  const accountId = currentSession()?.user.userID ?? 0;
  const [base, setBase] = useState<LetterDraft>({ templates: stored, changedAt });
  const [kept] = useState(() => readKept(readUnsent(name), changedAt));
  const [templates, setTemplates] = useState(kept?.templates ?? stored);
  const isDirty = !isSame(templates, base.templates);
  useEffect(() => {
    if (!isDirty) removeDraft({ accountId, name });
    else {
      const draft: LetterDraft = { templates, changedAt: base.changedAt };
      writeDraft({ accountId, name }, JSON.stringify(draft));
    }
  }, [accountId, name, templates, isDirty, base.changedAt]);
  const leaving = useUnsaved(isDirty);
  return {
    templates,
    setTemplates,
    isDirty,
    /** Whether words of an earlier visit are shown. */
    isKept: kept !== null && isDirty,
    changedAt: base.changedAt,
    /** What is typed stays, and counts from now on as written over the newest words. */
    rebase: (at: string | null): void => setBase((before) => ({ ...before, changedAt: at })),
    drop: (): void => {
      setTemplates(base.templates);
      removeDraft({ accountId, name });
    },
    /** What is typed is what is stored. */
    settle: (): void => {
      setBase({ templates, changedAt: base.changedAt });
      removeDraft({ accountId, name });
    },
    leaving,
  };
}
