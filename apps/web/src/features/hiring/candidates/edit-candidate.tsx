import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { countries } from '../../../ui/country-names.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type Facts, type Profile, useUpdateCandidate } from './candidate-queries.ts';
import { ChipField } from './chip-field.tsx';

type Props = { readonly profile: Profile; readonly onClose: () => void };

const texts = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['headline', 'Headline'],
  ['phone', 'Phone'],
  ['city', 'City'],
] as const;

/** The e-mail address is who they are, so it does not change here. */
export function EditCandidate({ profile, onClose }: Props) {
  const [facts, setFacts] = useState<Facts>(() => factsOf(profile));
  const saving = useUpdateCandidate();
  const set = (change: Partial<Facts>): void => setFacts({ ...facts, ...change });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const params = { candidateID: String(profile.candidateID) };
    saving.mutate(
      { params, body: facts },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: 'The candidate is saved.' });
          onClose();
        },
      },
    );
  };
  return (
    <ModalDialog title="Edit candidate" isWide onClose={onClose}>
      {saving.isError && <FormProblem text={saving.error.message} />}
      <form noValidate className="profile-frame__section" onSubmit={save}>
        {texts.map(([name, label]) => (
          <TextInput
            key={name}
            label={label}
            withAsterisk={name === 'firstName'}
            maxLength={120}
            error={
              name === 'firstName' && facts.firstName.trim() === ''
                ? 'Please enter the first name.'
                : undefined
            }
            value={facts[name]}
            onChange={(event) => set({ [name]: event.currentTarget.value })}
          />
        ))}
        <NativeSelect
          label="Country"
          value={facts.country ?? ''}
          onChange={(event) => set({ country: event.currentTarget.value || null })}
          data={[{ value: '', label: 'Not known' }, ...countries]}
        />
        <TextInput
          label="Years of experience"
          type="number"
          min={0}
          max={80}
          value={facts.experienceYears ?? ''}
          onChange={(event) => set({ experienceYears: yearsOf(event.currentTarget.value) })}
        />
        <TextInput
          label="Available from"
          type="date"
          value={facts.availableFrom ?? ''}
          onChange={(event) => set({ availableFrom: event.currentTarget.value || null })}
        />
        <ChipField
          label="Skills"
          placeholder="Type and press Enter"
          suggestions={[]}
          chosen={facts.skills}
          most={50}
          onChange={(skills) => set({ skills: [...skills] })}
        />
        <div className="modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={facts.firstName.trim() === ''} loading={saving.isPending}>
            Save
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

const yearsOf = (text: string): number | null =>
  text === '' ? null : Math.min(80, Math.max(0, Math.trunc(Number(text))));

function factsOf(profile: Profile): Facts {
  const { firstName, lastName, headline, phone, city, country, experienceYears } = profile;
  const { availableFrom, skills, links, updatedAt } = profile;
  return {
    ...{ firstName, lastName, headline, phone, city, country, experienceYears, availableFrom },
    ...{ skills, links: links.filter((link) => /^https?:\/\//i.test(link)), updatedAt },
  };
}
