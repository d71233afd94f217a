import { readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { currentSession } from './session.ts';
import { useEffect, useState } from 'react';

/**
 * What somebody types is kept in this browser at once, and on the server a moment later; the copy here goes when the
 * server has answered. So neither a closed tab nor a dead connection loses a word.
 */
export type DraftState = 'untouched' | 'waiting' | 'kept' | 'away';

const QUIET_MS = 800;
const AGAIN_MS = 5000;

type Options = {
  /** Names form and step; the account is added here. */
  readonly name: string;
  readonly save: (content: string) => Promise<unknown>;
};

export function useDraft({ name, save }: Options) {
  const [state, setState] = useState<DraftState>('untouched');
  const [draft] = useState(() => openDraft({ name, save, tell: setState }));
  // Who leaves the page leaves nothing unsent behind.
  useEffect(() => () => void draft.send(), [draft]);
  return { state, draft };
}

const waiting = new Set<() => Promise<void>>();

/** Before a sign-out, which leaves no copy in this browser. */
export async function sendDrafts(): Promise<void> {
  await Promise.all(Array.from(waiting, (send) => send()));
}

export function openDraft({
  name,
  save,
  tell,
}: Options & { readonly tell: (state: DraftState) => void }) {
  const accountId = currentSession()?.user.userID ?? 0;
  const key = { accountId, name };
  // `save` speaks for whoever is signed in when it is called: these words are for one account only.
  const isMine = () => currentSession()?.user.userID === accountId;
  let newest: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = async (): Promise<void> => {
    clearTimeout(timer);
    const content = newest;
    if (!isMine()) waiting.delete(send);
    else if (content !== null) await sendNow(content);
  };
  const sendNow = async (content: string): Promise<void> => {
    try {
      await save(content);
      if (newest !== content) return;
      newest = null;
      waiting.delete(send);
      removeDraft(key);
      tell('kept');
    } catch {
      tell('away');
      timer = setTimeout(() => void send(), AGAIN_MS);
    }
  };
  return {
    send,
    keep(content: string): void {
      if (!isMine()) return;
      newest = content;
      waiting.add(send);
      writeDraft(key, content);
      tell('waiting');
      clearTimeout(timer);
      timer = setTimeout(() => void send(), QUIET_MS);
    },
    /** The step was handed in: the draft has done its work. */
    drop(): void {
      clearTimeout(timer);
      newest = null;
      waiting.delete(send);
      removeDraft(key);
    },
  };
}

/** What this browser has and the server may not, of who is signed in. */
export function readUnsent(name: string): string | null {
  const accountId = currentSession()?.user.userID;
  return accountId === undefined ? null : readDraft({ accountId, name });
}
