import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Feature, Granted, Preset, Role, RoleDraft } from './privilege-queries.ts';
import { PrivilegeMatrix } from './privilege-matrix.tsx';

type Props = {
  readonly role: Role | null;
  readonly features: readonly Feature[];
  readonly presets: readonly Preset[];
  readonly isPending: boolean;
  readonly problem: { readonly text: string; readonly isName: boolean } | undefined;
  readonly onSave: (draft: RoleDraft) => void;
  readonly onCancel: () => void;
};

export function RoleForm({ role, features, presets, isPending, problem, onSave, onCancel }: Props) {
  const [name, setName] = useState(role?.name ?? '');
  const [description, setDescription] = useState(role?.description ?? '');
  const [granted, setGranted] = useState<readonly Granted[]>(role?.granted ?? []);
  const nameField = useRef<HTMLInputElement>(null);
  // The form took the place of what was clicked.
  useEffect(() => nameField.current?.focus(), []);
  const isValid = name.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid && !isPending) onSave({ name, description, granted: [...granted] });
  };
  return (
    <form className="role-management__form" noValidate onSubmit={submit}>
      <TextInput
        ref={nameField}
        label="Name"
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
        error={problem?.isName === true ? problem.text : undefined}
      />
      <TextInput
        label="What it is for"
        value={description}
        maxLength={400}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <NativeSelect
        label="Start from"
        description="Sets the boxes below; change them as you need."
        data={['Nothing chosen', ...presets.map((preset) => preset.name)]}
        defaultValue="Nothing chosen"
        onChange={(event) => {
          const preset = presets.find((one) => one.name === event.currentTarget.value);
          if (preset === undefined) return;
          setGranted(preset.granted);
          if (name.trim() === '') setName(preset.name);
          if (description.trim() === '') setDescription(preset.description);
        }}
      />
      <PrivilegeMatrix features={features} granted={granted} onChange={setGranted} />
      {problem !== undefined && !problem.isName && (
        <p className="role-management__problem" role="alert">
          {problem.text}
        </p>
      )}
      <div className="role-management__actions">
        <Button type="submit" disabled={!isValid} loading={isPending}>
          {role === null ? 'Create role' : 'Save role'}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
