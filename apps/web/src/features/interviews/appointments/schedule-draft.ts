import { useEffect, useRef } from 'react';
import { applyDraft } from '../../../lib/apply-draft.ts';
import { readUnsent } from '../../../lib/draft.ts';
import { removeDraft, writeDraft } from '../../../lib/draft-storage.ts';
import { currentSession } from '../../../lib/session.ts';
import type { Typed } from './schedule-values.ts';

/** The form as it was left, of this application and whoever is signed in; it never leaves this browser. */
export function openDraft(name: string, fresh: Typed): Typed {
  const left = applyDraft(fresh, readUnsent(name));
  return left.rounds.length === 0 ? fresh : left;
}

/** Keeps what is typed; what comes back drops it, once it was sent. */
export function useKeptDraft(name: string, values: Typed, isTouched: boolean): () => void {
  const accountId = currentSession()?.user.userID ?? 0;
  const isSent = useRef(false);
  useEffect(() => {
    if (isTouched && !isSent.current) {
      writeDraft({ accountId, name }, JSON.stringify(values));
    }
  }, [accountId, name, values, isTouched]);
  return () => {
    isSent.current = true;
    removeDraft({ accountId, name });
  };
}
