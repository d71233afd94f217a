import { useEffect, useState } from 'react';
import { applyDraft } from '../../../lib/apply-draft.ts';
import {
  readStoredInTab,
  removeStored,
  storageKeys,
  writeStoredInTab,
} from '../../../lib/storage.ts';

type Kept = { readonly of: string; readonly values: object };

function readKept(of: string): object | null {
  try {
    const kept = JSON.parse(readStoredInTab(storageKeys.appointmentDraft) ?? 'null') as Kept | null;
    return kept?.of === of ? kept.values : null;
  } catch {
    return null;
  }
}

/**
 * What somebody typed about one interview, as long as the tab lives: a reload shows it again. Who follows a mailed link
 * has no account that it could belong to.
 */
export function useLinkDraft<V extends object>(of: string, initial: V) {
  const [values] = useState(() => applyDraft(initial, JSON.stringify(readKept(of))));
  return {
    initial: values,
    drop: (): void => removeStored(storageKeys.appointmentDraft),
  };
}

/**
 * Keeps the values of a form in which something was changed, beside those that another form about the same has: who goes
 * from one to the other finds what both ask for.
 */
export function useKeptDraft(of: string, values: object, isChanged: boolean): void {
  const content = JSON.stringify(values);
  useEffect(() => {
    if (!isChanged) return;
    const kept = { ...readKept(of), ...(JSON.parse(content) as object) };
    writeStoredInTab(storageKeys.appointmentDraft, JSON.stringify({ of, values: kept }));
  }, [of, content, isChanged]);
}
