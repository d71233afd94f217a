import { useEffect, useState } from 'react';
import { applyDraft } from '../../../lib/apply-draft.ts';
import { readUnsent } from '../../../lib/draft.ts';
import { removeDraft, writeDraft } from '../../../lib/draft-storage.ts';
import { currentSession } from '../../../lib/session.ts';
import { type Draft, type MailWords, newDraft, type Opening } from './schedule-draft-rules.ts';

/** The form as it was left, of this job and whoever is signed in; it never leaves this browser. */
export function useScheduleDraft(
  jobID: number,
  { words, earliest }: { readonly words: MailWords } & Opening,
) {
  const name = `schedule:${jobID}`;
  const [draft, setDraft] = useState<Draft>(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const fresh = newDraft(Date.now(), {
      timeZone,
      requestKey: crypto.randomUUID(),
      words,
      earliest,
    });
    return applyDraft(fresh, readUnsent(name));
  });
  const [isTouched, setTouched] = useState(false);
  const accountId = currentSession()?.user.userID ?? 0;
  useEffect(() => {
    if (isTouched) writeDraft({ accountId, name }, JSON.stringify(draft));
  }, [accountId, name, draft, isTouched]);
  return {
    draft,
    change: (values: Partial<Draft>): void => {
      setTouched(true);
      setDraft((before) => ({ ...before, ...values, requestKey: crypto.randomUUID() }));
    },
    drop: (): void => {
      setTouched(false);
      removeDraft({ accountId, name });
    },
  };
}
