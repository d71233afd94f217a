import { updateCandidate } from '@candor/contract/hiring/candidate-profile';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { countries } from '../../../ui/country-names.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { everythingOfApplicants, type Facts, type Profile } from './candidate-queries.ts';
import { ChipField } from './chip-field.tsx';
import { editWords } from './candidate-words.ts';

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
  const form = useEndpointForm(updateCandidate, {
    initial: factsOf(profile),
    toInput: (body) => ({ params: { candidateID: String(profile.candidateID) }, body }),
    rules: {
      firstName: (name) => (name.trim() === '' ? editWords.noFirstName : null),
      availableFrom: (day) => (day === null || isDay(day) ? null : editWords.noDay),
    },
    checks: 'blur',
    unshown: ['skills', 'links', 'updatedAt'],
    refreshes: everythingOfApplicants,
    tells: () => showToast({ tone: 'success', text: 'The candidate is saved.' }),
    onDone: onClose,
  });
  const { country, experienceYears, availableFrom, skills } = form.values;
  return (
    <ModalDialog title="Edit candidate" isWide onClose={onClose}>
      <EndpointForm of={form} className="stack gap-sm column profile-frame__section">
        <FormRefusal of={form} />
        {texts.map(([name, label]) => (
          <TextInput
            key={name}
            label={label}
            withAsterisk={name === 'firstName'}
            maxLength={120}
            {...form.field(name)}
          />
        ))}
        <NativeSelect
          label="Country"
          {...form.field('country')}
          value={country ?? ''}
          onChange={(event) => form.set('country', event.currentTarget.value || null)}
          data={[{ value: '', label: 'Not known' }, ...countries]}
        />
        <TextInput
          label="Years of experience"
          type="number"
          min={0}
          max={80}
          {...form.field('experienceYears')}
          value={experienceYears ?? ''}
          onChange={(event) => form.set('experienceYears', yearsOf(event.currentTarget.value))}
        />
        <TextInput
          label="Available from"
          type="date"
          {...form.field('availableFrom')}
          value={availableFrom ?? ''}
          onChange={(event) => form.set('availableFrom', event.currentTarget.value || null)}
        />
        <ChipField
          label="Skills"
          placeholder="Type and press Enter"
          suggestions={[]}
          chosen={skills}
          most={50}
          onChange={(now) => form.set('skills', [...now])}
        />
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!form.isRight} loading={form.isPending}>
            Save
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}

/** A browser's field takes years of six digits. */
const isDay = (text: string): boolean => text.length === 10 && text >= '1900-01-01';

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
