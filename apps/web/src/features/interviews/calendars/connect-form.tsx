import { connectCalendar, listCalendars } from '@candor/contract/interviews/calendars';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { ZoneField } from '../../../ui/zone-field.tsx';
import { calendarWords, connectWords } from './calendar-words.ts';

type Props = { readonly onDone: () => void };

const kinds = ['feed', 'caldav'] as const;
const below = ['label', 'input', 'description', 'error'] as [
  'label',
  'input',
  'description',
  'error',
];

const initial = () => ({
  kind: 'feed' as (typeof kinds)[number],
  ...{ name: '', address: '', user: '', password: '', timeZone: ownZone() },
});

export function ConnectForm({ onDone }: Props) {
  const form = useEndpointForm(connectCalendar, {
    initial: initial(),
    toInput: (body) => ({ body }),
    refusals: { sign_in_refused: 'password' },
    refreshes: [listCalendars],
    tells: () => showToast({ text: connectWords.isConnected, tone: 'success' }),
    onDone,
  });
  const nameField = useRef<HTMLInputElement>(null);
  // The form took the place of what was clicked.
  useEffect(() => nameField.current?.focus(), []);
  const { kind, timeZone } = form.values;
  return (
    <EndpointForm of={form} className="card stack narrow">
      <FormRefusal of={form} />
      <fieldset className="stack gap-2xs">
        <legend>{connectWords.kind}</legend>
        {kinds.map((one) => (
          <label key={one} className="check">
            <input
              type="radio"
              name="calendar-kind"
              checked={kind === one}
              onChange={() => form.set('kind', one)}
            />
            <span>{connectWords[one]}</span>
          </label>
        ))}
        <p className="dimmed small">{connectWords[`${kind}Hint`]}</p>
      </fieldset>
      <TextInput
        ref={nameField}
        label={connectWords.name}
        description={connectWords.nameHint}
        inputWrapperOrder={below}
        maxLength={80}
        withAsterisk
        {...form.field('name')}
      />
      <TextInput
        type="url"
        label={connectWords.address}
        description={connectWords.addressHint}
        inputWrapperOrder={below}
        maxLength={2000}
        autoComplete="off"
        withAsterisk
        {...form.field('address')}
      />
      {kind === 'caldav' && <SignIn of={form} />}
      <ZoneField
        label={connectWords.zone}
        value={timeZone}
        error={form.errors['timeZone']}
        onChange={(zone) => form.set('timeZone', zone)}
      />
      <p className="dimmed small">{connectWords.reading}</p>
      <div className="row gap-sm">
        <Button type="submit" loading={form.isPending}>
          {connectWords.submit}
        </Button>
        <Button variant="default" onClick={onDone}>
          {calendarWords.cancel}
        </Button>
      </div>
    </EndpointForm>
  );
}

type SignInProps = { readonly of: { readonly field: (name: 'user' | 'password') => object } };

function SignIn({ of: form }: SignInProps) {
  return (
    <>
      <TextInput
        label={connectWords.user}
        maxLength={254}
        autoComplete="off"
        withAsterisk
        {...form.field('user')}
      />
      <PasswordInput
        label={connectWords.password}
        description={connectWords.passwordHint}
        inputWrapperOrder={below}
        maxLength={500}
        autoComplete="off"
        withAsterisk
        {...form.field('password')}
      />
    </>
  );
}
