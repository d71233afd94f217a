import { useSyncExternalStore } from 'react';
import './toasts.css';

export type Toast = {
  readonly title?: string;
  readonly text: string;
  readonly tone: 'success' | 'error';
  /** Milliseconds; the shell's toasts live 2500. */
  readonly life?: number;
  /** A way back, for as long as the toast lives; it goes when it is pressed. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
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

const hide = (id: number): void => set(shown.filter((other) => other.id !== id));

const endings = new Map<number, ReturnType<typeof setTimeout>>();

/**
 * Whoever looks at one, or works in it, keeps it: its time begins anew when they have left it. One with a way back ends
 * in its own time: a mail waits for as long as that, and no longer (`GRACE_SECONDS`).
 */
const hold = (id: number): void => {
  clearTimeout(endings.get(id));
  endings.delete(id);
};

function endLater({ id, life = shellLife }: ShownToast): void {
  hold(id);
  const end = (): void => {
    endings.delete(id);
    hide(id);
  };
  endings.set(id, setTimeout(end, life));
}

export function showToast(toast: Toast): void {
  const one = { ...toast, id: nextId++ };
  set([...shown, one]);
  endLater(one);
}

/** For a key that does what the newest toast offers. */
export function pressNewestToast(): void {
  const newest = shown.findLast(({ action }) => action !== undefined);
  if (newest === undefined) return;
  hide(newest.id);
  newest.action?.onPress();
}

/** Always in the page, so that a screen reader announces what is put into it. */
export function ToastArea() {
  const toasts = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => shown,
  );
  return (
    <output className="stack gap-xs toasts">
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </output>
  );
}

function OneToast({ toast }: { readonly toast: ShownToast }) {
  const { id, title, text, tone, action } = toast;
  return (
    <span
      className={`row apart toasts__toast toasts__toast--${tone}`}
      {...(action === undefined && {
        onPointerEnter: () => hold(id),
        onPointerLeave: () => endLater(toast),
        onFocus: () => hold(id),
        onBlur: () => endLater(toast),
      })}
    >
      {title !== undefined && <strong>{title}</strong>}
      <span>{text}</span>
      {action !== undefined && (
        <button
          type="button"
          className="link-button toasts__action"
          onClick={() => {
            hide(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="toasts__close"
        aria-label="Dismiss"
        onClick={() => hide(id)}
      />
    </span>
  );
}
