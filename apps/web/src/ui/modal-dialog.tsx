import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './modal-dialog.css';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** Escape, or the dialog's own way out; whoever shows it then takes it away. */
  readonly onClose: () => void;
  /** Room for a form. */
  readonly isWide?: boolean;
  /** Room for a page of paper. */
  readonly isReading?: boolean;
};

/** The browser's own dialog: it holds the focus, closes with Escape and gives the focus back. */
export function ModalDialog({
  title,
  children,
  onClose,
  isWide = false,
  isReading = false,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // While it is still in the page: one that is gone gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`card roomy modal-dialog${isWide ? ' modal-dialog--wide' : ''}${isReading ? ' modal-dialog--reading' : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="stack">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
