import { Button, NativeSelect, TextInput } from '@mantine/core';
import { createApiKey, listApiKeys } from '@candor/contract/operations/api-keys';
import {
  KEY_DAYS_MOST,
  type KeyScope,
  keyScopes,
  scopeWords,
} from '@candor/contract/operations/key-rules';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';

const lives = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: String(KEY_DAYS_MOST), label: 'Two years' },
  { value: '', label: 'Until it is revoked' },
];

type Props = {
  readonly onMade: (made: { readonly name: string; readonly key: string }) => void;
  readonly onCancel: () => void;
};

export function KeyForm({ onMade, onCancel }: Props) {
  const form = useEndpointForm(createApiKey, {
    initial: { name: '', days: '90', scopes: [] as readonly KeyScope[] },
    toInput: ({ name, scopes, days }) => ({
      body: { name, scopes: [...scopes], expiresInDays: days === '' ? null : Number(days) },
    }),
    rules: {
      name: (name) => (name.trim() === '' ? 'Please enter a name.' : null),
      scopes: ({ length }) => (length === 0 ? 'Please choose what the key may do.' : null),
    },
    refreshes: [listApiKeys],
    onDone: ({ key }, { body }) => onMade({ name: body.name.trim(), key }),
  });
  const nameField = useRef<HTMLInputElement>(null);
  // The form took the place of what was clicked.
  useEffect(() => nameField.current?.focus(), []);
  return (
    <EndpointForm of={form} className="stack narrow">
      <FormRefusal of={form} />
      <TextInput
        ref={nameField}
        label="Name"
        description="Which program uses it."
        maxLength={80}
        {...form.field('name')}
      />
      <ScopeFields
        scopes={form.values.scopes}
        problem={form.errors['scopes']}
        onChange={(scopes) => form.set('scopes', scopes)}
      />
      <NativeSelect label="Expires after" data={lives} {...form.field('days')} />
      <div className="row gap-sm">
        <Button type="submit" loading={form.isPending}>
          Create key
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </EndpointForm>
  );
}

type ScopeProps = {
  readonly scopes: readonly KeyScope[];
  readonly problem: ReactNode;
  readonly onChange: (scopes: readonly KeyScope[]) => void;
};

function ScopeFields({ scopes, problem, onChange }: ScopeProps) {
  const id = useId();
  return (
    <fieldset className="stack gap-2xs" aria-describedby={problem === undefined ? undefined : id}>
      <legend>What it may do</legend>
      {keyScopes.map((scope) => (
        <label key={scope} className="check">
          <input
            type="checkbox"
            aria-invalid={problem !== undefined}
            checked={scopes.includes(scope)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...scopes, scope]
                  : scopes.filter((other) => other !== scope),
              )
            }
          />
          <span>
            {scopeWords[scope]} <code>{scope}</code>
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
