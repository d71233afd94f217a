import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import './document-card.css';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly onSave: () => void;
};

/** Stands where a document would, when it can only be read in another program. */
export function DocumentCard({ title, children, onSave }: Props) {
  return (
    <div className="document-card">
      <p className="document-card__title">{title}</p>
      <p>{children}</p>
      <Button variant="default" onClick={onSave}>
        Download
      </Button>
    </div>
  );
}
