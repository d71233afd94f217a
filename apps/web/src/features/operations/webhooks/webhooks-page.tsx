import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { ShownSecret } from '../../../ui/shown-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { OneWebhook } from './one-webhook.tsx';
import { useWebhooks, type Webhook } from './webhook-queries.ts';
import { stateWords } from './webhook-words.ts';
import './webhooks.css';

/** Where the company's programs are told what happens; with one in the address, that one and its log. */
export function WebhooksPage() {
  usePageTitle('Webhooks');
  const { webhookID } = useAddress();
  const webhooks = useWebhooks();
  if (webhooks.isPending) return <LoadingState what="the webhooks" />;
  if (webhooks.isLoadingError) {
    return (
      <ErrorState
        isPage
        title="The webhooks could not be loaded"
        action={<Button onClick={() => void webhooks.refetch()}>Try again</Button>}
      >
        {webhooks.error.message}
      </ErrorState>
    );
  }
  const all = webhooks.data.webhooks;
  const chosen = all.find((one) => String(one.webhookID) === webhookID);
  return (
    <div className="stack gap-lg broad">
      {chosen === undefined ? (
        <AllWebhooks webhooks={all} />
      ) : (
        <OneWebhook key={chosen.webhookID} webhook={chosen} />
      )}
    </div>
  );
}

function AllWebhooks({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const kept = () => {
    setSecret(undefined);
    // What had the focus is gone.
    document.getElementById('main')?.focus();
  };
  return (
    <>
      <PageHead
        title="Webhooks"
        back={
          <Link to="/company/settings" className="unprinted way-back">
            Settings
          </Link>
        }
        actions={
          !isAdding &&
          secret === undefined && <Button onClick={() => setAdding(true)}>New webhook</Button>
        }
      >
        <p className="intro">
          Your programs are told when something happens, signed as Standard Webhooks: check{' '}
          <code>webhook-signature</code> before you believe a message, and <code>webhook-id</code>{' '}
          to know a repeat.
        </p>
      </PageHead>
      {isAdding && (
        <WebhookForm
          webhook={null}
          onCancel={() => setAdding(false)}
          onSaved={(fresh) => {
            setAdding(false);
            setSecret(fresh ?? undefined);
          }}
        />
      )}
      {secret !== undefined && (
        <ShownSecret title="The secret of this webhook" secret={secret} onKept={kept}>
          Your program checks signatures with it. It is not shown again; you can make a new one.
        </ShownSecret>
      )}
      {webhooks.length === 0 ? (
        <EmptyState title="No webhooks yet">
          Add the address of a program that should hear of applications, interviews or decisions.
        </EmptyState>
      ) : (
        <List webhooks={webhooks} />
      )}
    </>
  );
}

function List({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  return (
    <ul aria-label="Webhooks">
      {webhooks.map((one) => (
        <li key={one.webhookID} className="webhooks__line">
          <Link
            to="/company/settings/webhooks"
            search={{ webhookID: String(one.webhookID) }}
            className="medium anywhere"
          >
            {one.url}
          </Link>
          <p>
            {stateWords(one)}
            {one.description !== '' && ` ${one.description}.`}
          </p>
          <p className="webhooks__quiet">{one.events.join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
