import { Button, TextInput } from '@mantine/core';
import {
  eventWords,
  type WebhookEvent,
  webhookEvents,
} from '@candor/contract/operations/webhook-rules';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { useSaveWebhook, type Webhook } from './webhook-queries.ts';

type Props = {
  /** Null: a new one. */
  readonly webhook: Webhook | null;
  /** The secret of a new one. */
  readonly onSaved: (secret: string | null) => void;
  readonly onCancel: () => void;
};

export function WebhookForm({ webhook, onSaved, onCancel }: Props) {
  const save = useSaveWebhook(webhook?.webhookID ?? null);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? []);
  const [isSent, setSent] = useState(false);
  const urlField = useRef<HTMLInputElement>(null);
  // The form took the place of what was clicked.
  useEffect(() => urlField.current?.focus(), []);
  const refused = save.error?.code === 'url_refused' ? save.error.message : undefined;
  const urlProblem = url.trim() === '' ? 'Please enter the address.' : undefined;
  const eventProblem = events.length === 0 ? 'Please choose at least one event.' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (urlProblem !== undefined || eventProblem !== undefined || save.isPending) return;
    save.mutate({ url: url.trim(), description, events: [...events] }, { onSuccess: onSaved });
  };
  return (
    <form className="webhooks__form" noValidate onSubmit={submit}>
      {save.error !== null && refused === undefined && <FormProblem text={save.error.message} />}
      <TextInput
        ref={urlField}
        label="Address"
        description="Begins with https:// and can be reached from the internet."
        type="url"
        value={url}
        maxLength={2000}
        error={refused ?? (isSent ? urlProblem : undefined)}
        onChange={(event) => {
          setUrl(event.currentTarget.value);
          if (refused !== undefined) save.reset();
        }}
      />
      <TextInput
        label="What it is for"
        value={description}
        maxLength={200}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <EventFields
        events={events}
        problem={isSent ? eventProblem : undefined}
        onChange={setEvents}
      />
      <div className="webhooks__actions">
        <Button type="submit" loading={save.isPending}>
          {webhook === null ? 'Add webhook' : 'Save webhook'}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type EventProps = {
  readonly events: readonly WebhookEvent[];
  readonly problem: string | undefined;
  readonly onChange: (events: readonly WebhookEvent[]) => void;
};

function EventFields({ events, problem, onChange }: EventProps) {
  const id = useId();
  const isWhole = events.length === webhookEvents.length;
  return (
    <fieldset
      className="webhooks__events"
      aria-describedby={problem === undefined ? undefined : id}
    >
      <legend>What is sent</legend>
      <label className="webhooks__event">
        <input
          type="checkbox"
          checked={isWhole}
          onChange={() => onChange(isWhole ? [] : webhookEvents)}
        />
        <span>Everything</span>
      </label>
      {webhookEvents.map((event) => (
        <label key={event} className="webhooks__event">
          <input
            type="checkbox"
            checked={events.includes(event)}
            onChange={(change) =>
              onChange(
                change.currentTarget.checked
                  ? [...events, event]
                  : events.filter((other) => other !== event),
              )
            }
          />
          <span>
            {eventWords[event]} <code>{event}</code>
          </span>
        </label>
      ))}
      {problem !== undefined && (
        <p id={id} className="webhooks__problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
