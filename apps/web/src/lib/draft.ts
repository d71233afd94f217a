import { useEffect, useState } from 'react';

/**
 * What somebody types is kept in this browser at once, and on the server a moment later; the copy here goes when the
 * server has answered. So neither a closed tab nor a dead connection loses a word.
 */
export type DraftState = 'untouched' | 'waiting' | 'kept' | 'away';

const QUIET_MS = 800;
const AGAIN_MS = 5000;

type Options = {
  /** Names person, form and step: nobody else's draft is ever shown. */
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

export function openDraft({
  name,
  save,
  tell,
}: Options & { readonly tell: (state: DraftState) => void }) {
  let newest: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = async (): Promise<void> => {
    clearTimeout(timer);
    const content = newest;
    if (content === null) return;
    try {
      await save(content);
      if (newest !== content) return;
      newest = null;
      removeUnsent(name);
      tell('kept');
    } catch {
      tell('away');
      timer = setTimeout(() => void send(), AGAIN_MS);
    }
  };
  return {
    send,
    keep(content: string): void {
      newest = content;
      writeUnsent(name, content);
      tell('waiting');
      clearTimeout(timer);
      timer = setTimeout(() => void send(), QUIET_MS);
    },
    /** The step was handed in: the draft has done its work. */
    drop(): void {
      clearTimeout(timer);
      newest = null;
      removeUnsent(name);
    },
  };
}

/** What this browser has and the server may not. */
export function readUnsent(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

function writeUnsent(name: string, content: string): void {
  try {
    localStorage.setItem(keyOf(name), content);
  } catch {
    // The server's copy follows in a moment.
  }
}

function removeUnsent(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept either.
  }
}

const keyOf = (name: string) => `candor-draft:${name}`;

/** The fields of a draft that a form still has; anything else that was stored is nobody's. */
export function applyDraft<V extends object>(values: V, content: string | null): V {
  const typed = parsed(content);
  const known = Object.entries(typed).filter(
    ([name, value]) => name in values && sameKind(value, (values as Record<string, unknown>)[name]),
  );
  return { ...values, ...Object.fromEntries(known) };
}

function parsed(content: string | null): object {
  try {
    const value: unknown = JSON.parse(content ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const sameKind = (a: unknown, b: unknown) =>
  typeof a === typeof b && Array.isArray(a) === Array.isArray(b);
