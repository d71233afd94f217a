import { useSyncExternalStore } from 'react';
import './toasts.css';

export type Toast = {
  readonly title?: string;
  readonly text: string;
  readonly tone: 'success' | 'error';
  /** Milliseconds; the shell's toasts live 2500. */
  readonly life?: number;
};

type ShownToast = Toast & { readonly id: number };

const shellLife = 2500;
let shown: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

export function showToast(toast: Toast): void {
  const id = nextId++;
  set([...shown, { ...toast, id }]);
  setTimeout(() => set(shown.filter((other) => other.id !== id)), toast.life ?? shellLife);
}

/** Always in the page, so that a screen reader announces what is put into it. */
export function ToastArea() {
  const toasts = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  return (
    <output className="toasts">
      {toasts.map(({ id, title, text, tone }) => (
        <span key={id} className={`toasts__toast toasts__toast--${tone}`}>
          {title !== undefined && <strong>{title}</strong>}
          <span>{text}</span>
        </span>
      ))}
    </output>
  );
}
