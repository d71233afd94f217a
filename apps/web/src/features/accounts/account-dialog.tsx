import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import './account-dialog.css';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly button: string;
  /** The button and Escape: there is only this way on. */
  readonly onDone: () => void;
};

/** A native modal dialog: the browser keeps the focus inside. */
export function AccountDialog({ title, children, button, onDone }: Props) {
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
      className="account-dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <div className="account-dialog__content">
        <h2 id={heading}>{title}</h2>
        <p>{children}</p>
        <Button onClick={onDone}>{button}</Button>
      </div>
    </dialog>
  );
}
