import { createWebhook } from '@candor/contract/operations/webhooks';
import { Button, TextInput } from '@mantine/core';
import {
  eventWords,
  type WebhookEvent,
  webhookEvents,
} from '@candor/contract/operations/webhook-rules';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { useSaveWebhook, type Webhook } from './webhook-queries.ts';

type Props = {
  /** Null: a new one. */
  readonly webhook: Webhook | null;
  /** The secret of a new one. */
  readonly onSaved: (secret: string | null) => void;
  readonly onCancel: () => void;
};

export function WebhookForm({ webhook, onSaved, onCancel }: Props) {
  const form = useTaskForm(createWebhook, useSaveWebhook(webhook?.webhookID ?? null), {
    initial: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? ([] as readonly WebhookEvent[]),
    },
    toInput: ({ url, events, ...body }) => ({
      body: { ...body, url: url.trim(), events: [...events] },
    }),
    rules: {
      url: (url) => (url.trim() === '' ? 'Please enter the address.' : null),
      events: ({ length }) => (length === 0 ? 'Please choose at least one event.' : null),
    },
    refusals: { url_refused: 'url' },
    onDone: onSaved,
  });
  const urlField = useRef<HTMLInputElement>(null);
  // The form took the place of what was clicked.
  useEffect(() => urlField.current?.focus(), []);
  return (
    <EndpointForm of={form} className="stack column">
      <FormRefusal of={form} />
      <TextInput
        ref={urlField}
        label="Address"
        description="Begins with https:// and can be reached from the internet."
        type="url"
        maxLength={2000}
        {...form.field('url')}
      />
      <TextInput label="What it is for" maxLength={200} {...form.field('description')} />
      <EventFields
        events={form.values.events}
        problem={form.errors['events']}
        onChange={(events) => form.set('events', events)}
      />
      <div className="row gap-sm">
        <Button type="submit" loading={form.isPending}>
          {webhook === null ? 'Add webhook' : 'Save webhook'}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </EndpointForm>
  );
}

type EventProps = {
  readonly events: readonly WebhookEvent[];
  readonly problem: ReactNode;
  readonly onChange: (events: readonly WebhookEvent[]) => void;
};

function EventFields({ events, problem, onChange }: EventProps) {
  const id = useId();
  const isWhole = events.length === webhookEvents.length;
  return (
    <fieldset className="stack gap-2xs" aria-describedby={problem === undefined ? undefined : id}>
      <legend>What is sent</legend>
      <label className="check">
        <input
          type="checkbox"
          aria-invalid={problem !== undefined}
          checked={isWhole}
          onChange={() => onChange(isWhole ? [] : webhookEvents)}
        />
        <span>Everything</span>
      </label>
      {webhookEvents.map((event) => (
        <label key={event} className="check">
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
        <p id={id} className="problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
