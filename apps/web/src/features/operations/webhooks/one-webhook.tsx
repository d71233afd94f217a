import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ShownSecret } from '../../../ui/shown-secret.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { useNewSecret, useWebhookAct, type Webhook, type WebhookAct } from './webhook-queries.ts';
import { stateWords } from './webhook-words.ts';

export function OneWebhook({ webhook }: { readonly webhook: Webhook }) {
  const [isEdited, setEdited] = useState(false);
  const done = (text?: string) => {
    setEdited(false);
    if (text !== undefined) showToast({ tone: 'success', text });
    document.getElementById('main')?.focus();
  };
  return (
    <>
      <PageHead
        title={webhook.url}
        back={
          <Link to="/company/settings/webhooks" search={{}} className="way-back">
            Webhooks
          </Link>
        }
      >
        <p>
          {stateWords(webhook)} {webhook.description}
        </p>
        {webhook.oldSecretUntil !== null && (
          <p>
            Two secrets sign until <Instant at={webhook.oldSecretUntil} />.
          </p>
        )}
      </PageHead>
      {isEdited ? (
        <WebhookForm
          webhook={webhook}
          onCancel={done}
          onSaved={() => done('The webhook was saved.')}
        />
      ) : (
        <>
          <p className="webhooks__quiet">{webhook.events.join(', ')}</p>
          <Acts webhook={webhook} onEdit={() => setEdited(true)} />
        </>
      )}
      <DeliveryLog webhook={webhook} />
    </>
  );
}

const said: Readonly<Record<WebhookAct, string>> = {
  on: 'The webhook was switched on.',
  off: 'The webhook was switched off.',
  test: 'A test event is on its way.',
  remove: 'The webhook was removed.',
};

type ActProps = { readonly webhook: Webhook; readonly onEdit: () => void };

function Acts({ webhook, onEdit }: ActProps) {
  const { webhookID, state } = webhook;
  const navigate = useNavigate();
  const act = useWebhookAct(webhookID, (done) => {
    showToast({ tone: 'success', text: said[done] });
    if (done === 'remove') void navigate({ to: '/company/settings/webhooks', search: {} });
  });
  const newSecret = useNewSecret(webhookID);
  const [asked, setAsked] = useState<'remove' | 'secret'>();
  const isOn = state === 'active';
  const problem = act.error ?? newSecret.error;
  return (
    <>
      {problem !== null && <FormProblem text={problem.message} />}
      {newSecret.data !== undefined && (
        <ShownSecret
          title="The new secret"
          secret={newSecret.data.secret}
          onKept={() => newSecret.reset()}
        >
          For a day the old one signs too, so that your program can change over. It is not shown
          again.
        </ShownSecret>
      )}
      <div className="row gap-sm">
        {isOn && (
          <Button loading={act.isPending} onClick={() => act.mutate('test')}>
            Send a test event
          </Button>
        )}
        <Button variant="default" onClick={onEdit}>
          Edit
        </Button>
        <Button variant="default" onClick={() => setAsked('secret')}>
          New secret
        </Button>
        <Button variant="default" onClick={() => act.mutate(isOn ? 'off' : 'on')}>
          {isOn ? 'Switch off' : 'Switch on'}
        </Button>
        <Button variant="default" className="problem" onClick={() => setAsked('remove')}>
          Remove
        </Button>
      </div>
      {asked !== undefined && (
        <AskFirst
          what={asked}
          onKeep={() => setAsked(undefined)}
          onGo={() => {
            setAsked(undefined);
            if (asked === 'remove') act.mutate('remove');
            else newSecret.mutate(undefined);
          }}
        />
      )}
    </>
  );
}

const questions = {
  remove: {
    title: 'Remove this webhook?',
    text: 'Nothing is sent to it any more, and its log goes with it.',
    go: 'Remove it',
  },
  secret: {
    title: 'Make a new secret?',
    text: 'The old one goes on signing for a day. A third one before that ends the first.',
    go: 'Make it',
  },
} as const;

type AskProps = {
  readonly what: keyof typeof questions;
  readonly onKeep: () => void;
  readonly onGo: () => void;
};

function AskFirst({ what, onKeep, onGo }: AskProps) {
  const { title, text, go } = questions[what];
  const look = what === 'remove' ? { variant: 'default', className: 'problem' } : {};
  return (
    <ModalDialog title={title} onClose={onKeep}>
      <p>{text}</p>
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={onKeep}>
          Leave it
        </Button>
        <Button {...look} onClick={onGo}>
          {go}
        </Button>
      </div>
    </ModalDialog>
  );
}
