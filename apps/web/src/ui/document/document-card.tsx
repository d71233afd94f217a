import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly onSave: () => void;
};

/** Stands where a document would, when it can only be read in another program. */
export function DocumentCard({ title, children, onSave }: Props) {
  return (
    <div className="stack gap-sm start card roomy anywhere">
      <p className="bold">{title}</p>
      <p>{children}</p>
      <Button variant="default" onClick={onSave}>
        Download
      </Button>
    </div>
  );
}
