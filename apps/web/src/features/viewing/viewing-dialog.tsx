import { type ReactNode, useEffect, useId, useRef } from 'react';
import './viewing-dialog.css';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** Escape, or the dialog's own way out. */
  readonly onClose: () => void;
};

/** The browser's own dialog: it holds the focus, closes with Escape and gives the focus back. */
export function ViewingDialog({ title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="viewing-dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="viewing-dialog__content">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
