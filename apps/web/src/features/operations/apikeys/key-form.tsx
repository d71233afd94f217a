import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  KEY_DAYS_MOST,
  type KeyScope,
  keyScopes,
  scopeWords,
} from '@candor/contract/operations/key-rules';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { useCreateKey } from './key-queries.ts';

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
  const create = useCreateKey();
  const [name, setName] = useState('');
  const [days, setDays] = useState('90');
  const [scopes, setScopes] = useState<readonly KeyScope[]>([]);
  const [isSent, setSent] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  // The form took the place of what was clicked.
  useEffect(() => nameField.current?.focus(), []);
  const nameProblem = name.trim() === '' ? 'Please enter a name.' : undefined;
  const scopeProblem = scopes.length === 0 ? 'Please choose what the key may do.' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (nameProblem !== undefined || scopeProblem !== undefined || create.isPending) return;
    const expiresInDays = days === '' ? null : Number(days);
    create.mutate(
      { name, scopes: [...scopes], expiresInDays },
      { onSuccess: ({ key }) => onMade({ name: name.trim(), key }) },
    );
  };
  return (
    <form className="api-keys__form" noValidate onSubmit={submit}>
      {create.error !== null && <FormProblem text={create.error.message} />}
      <TextInput
        ref={nameField}
        label="Name"
        description="Which program uses it."
        value={name}
        maxLength={80}
        error={isSent ? nameProblem : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ScopeFields
        scopes={scopes}
        problem={isSent ? scopeProblem : undefined}
        onChange={setScopes}
      />
      <NativeSelect
        label="Expires after"
        data={lives}
        value={days}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
      <div className="api-keys__actions">
        <Button type="submit" loading={create.isPending}>
          Create key
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type ScopeProps = {
  readonly scopes: readonly KeyScope[];
  readonly problem: string | undefined;
  readonly onChange: (scopes: readonly KeyScope[]) => void;
};

function ScopeFields({ scopes, problem, onChange }: ScopeProps) {
  const id = useId();
  return (
    <fieldset
      className="api-keys__scopes"
      aria-describedby={problem === undefined ? undefined : id}
    >
      <legend>What it may do</legend>
      {keyScopes.map((scope) => (
        <label key={scope} className="api-keys__scope">
          <input
            type="checkbox"
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
        <p id={id} className="api-keys__problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
