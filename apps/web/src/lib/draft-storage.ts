/**
 * What this browser has of a form and the server may not. Each entry belongs to one account: whoever signs in next on
 * the same machine neither sees it nor leaves it there.
 */
const PREFIX = 'candor-draft:';

export type DraftKey = { readonly accountId: number; readonly name: string };

const keyOf = ({ accountId, name }: DraftKey) => `${PREFIX}${accountId}:${name}`;

export function readDraft(key: DraftKey): string | null {
  try {
    return localStorage.getItem(keyOf(key));
  } catch {
    return null;
  }
}

export function writeDraft(key: DraftKey, content: string): void {
  try {
    localStorage.setItem(keyOf(key), content);
  } catch {
    // The server's copy follows in a moment.
  }
}

export function removeDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(keyOf(key));
  } catch {
    // Nothing was kept either.
  }
}

/** Hears of what another tab of this browser keeps; null: it removed it. Returns how to stop listening. */
export function onDraftElsewhere(key: DraftKey, listener: (content: string | null) => void) {
  const heard = (event: StorageEvent): void => {
    if (event.key === keyOf(key)) listener(event.newValue);
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** All of them, or all but one account's. */
export function removeDrafts({ except }: { readonly except?: number } = {}): void {
  const kept = except === undefined ? undefined : `${PREFIX}${except}:`;
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) {
      if (key === null || !key.startsWith(PREFIX)) continue;
      if (kept === undefined || !key.startsWith(kept)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept either.
  }
}
