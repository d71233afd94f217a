import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { ShownSecret } from '../../../ui/shown-secret.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyList } from './key-list.tsx';
import { keysQuery } from './key-queries.ts';
import './api-keys.css';

/** Keys with which the company's programs call the product; each is shown once. */
export function ApiKeysPage() {
  usePageTitle('API keys');
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly key: string }>();
  const kept = () => {
    setMade(undefined);
    // What had the focus is gone.
    document.getElementById('main')?.focus();
  };
  return (
    <div className="stack gap-lg broad">
      <PageHead
        title="API keys"
        actions={
          !isMaking &&
          made === undefined && <Button onClick={() => setMaking(true)}>New key</Button>
        }
      >
        <p className="intro">
          With a key your programs read jobs, candidates, applications and interviews, and add
          applications. <Link to="/company/settings/api">API reference</Link>
        </p>
      </PageHead>
      {isMaking && (
        <KeyForm
          onCancel={() => setMaking(false)}
          onMade={(fresh) => {
            setMaking(false);
            setMade(fresh);
          }}
        />
      )}
      {made !== undefined && (
        <ShownSecret title={`The key of ${made.name}`} secret={made.key} onKept={kept}>
          Copy it to where your program keeps its secrets. It is not shown again.
        </ShownSecret>
      )}
      <Keys />
    </div>
  );
}

function Keys() {
  const keys = useRead(keysQuery);
  if (keys.isPending) return <LoadingState what="the keys" />;
  if (keys.isLoadingError) {
    return (
      <ErrorState
        title="The keys could not be loaded"
        action={<Button onClick={() => void keys.refetch()}>Try again</Button>}
      >
        {keys.error.message}
      </ErrorState>
    );
  }
  if (keys.data.keys.length === 0) {
    return (
      <EmptyState title="No keys yet">
        Make one for each program, so that one can be revoked without the others.
      </EmptyState>
    );
  }
  return <KeyList keys={keys.data.keys} />;
}
