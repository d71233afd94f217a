import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/page-head.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import './administration.css';

export function AdministrationFrame({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="stack gap-lg broad">
      <PageHead title={title}>{intro !== undefined && <p className="intro">{intro}</p>}</PageHead>
      {children}
    </div>
  );
}

type Asked = {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};

/** What stands in place of something that has not come. */
export function Waiting({ of: asked, what }: { readonly of: Asked; readonly what: string }) {
  if (asked.isPending) return <LoadingState what={what} />;
  if (asked.error === null) return null;
  return (
    <ErrorState
      title={`Could not load ${what}`}
      action={
        <Button variant="default" onClick={() => void asked.refetch()}>
          Try again
        </Button>
      }
    >
      {asked.error.message}
    </ErrorState>
  );
}
