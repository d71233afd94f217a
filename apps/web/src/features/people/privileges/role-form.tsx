import { createRole } from '@candor/contract/people/privileges';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import {
  type Feature,
  type Granted,
  type Preset,
  type Role,
  useSaveRole,
} from './privilege-queries.ts';
import { PrivilegeMatrix } from './privilege-matrix.tsx';

type Props = {
  readonly role: Role | null;
  readonly features: readonly Feature[];
  readonly presets: readonly Preset[];
  readonly onSaved: () => void;
  readonly onCancel: () => void;
};

export function RoleForm({ role, features, presets, onSaved, onCancel }: Props) {
  const form = useTaskForm(createRole, useSaveRole(role?.roleID ?? null), {
    initial: {
      name: role?.name ?? '',
      description: role?.description ?? '',
      granted: role?.granted ?? ([] as readonly Granted[]),
    },
    toInput: ({ granted, ...body }) => ({ body: { ...body, granted: [...granted] } }),
    unshown: ['granted'],
    onDone: onSaved,
  });
  const { name, description, granted } = form.values;
  const nameField = useRef<HTMLInputElement>(null);
  // The form took the place of what was clicked.
  useEffect(() => nameField.current?.focus(), []);
  return (
    <EndpointForm of={form} className="stack">
      <TextInput ref={nameField} label="Name" maxLength={80} {...form.field('name')} />
      <TextInput label="What it is for" maxLength={400} {...form.field('description')} />
      <NativeSelect
        label="Start from"
        description="Sets the boxes below; change them as you need."
        data={['Nothing chosen', ...presets.map((preset) => preset.name)]}
        defaultValue="Nothing chosen"
        onChange={(event) => {
          const preset = presets.find((one) => one.name === event.currentTarget.value);
          if (preset === undefined) return;
          form.set('granted', preset.granted);
          if (name.trim() === '') form.set('name', preset.name);
          if (description.trim() === '') form.set('description', preset.description);
        }}
      />
      <PrivilegeMatrix
        features={features}
        granted={granted}
        onChange={(chosen) => form.set('granted', chosen)}
      />
      <FormRefusal of={form} />
      <div className="row">
        <Button type="submit" disabled={name.trim() === ''} loading={form.isPending}>
          {role === null ? 'Create role' : 'Save role'}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </EndpointForm>
  );
}
