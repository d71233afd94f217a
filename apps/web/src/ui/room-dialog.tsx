import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './room-dialog.css';

type Props = {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** Escape; without it the dialog stays until one of its actions is taken. */
  onCancel?: () => void;
};

/** A native modal dialog of the interview room; the browser keeps focus inside. */
export function RoomDialog({ title, children, actions, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // While it is still in the page: one that is gone gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="room-dialog"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      // A browser lets a page cancel one Escape; the next closes the dialog unasked.
      onClose={() => {
        const element = dialog.current;
        if (element === null) return;
        if (onCancel === undefined) element.showModal();
        else onCancel();
      }}
    >
      <h2>{title}</h2>
      {children}
      <div className="room-actions">{actions}</div>
    </dialog>
  );
}
