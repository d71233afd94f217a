import { phoneProblem, requiredProblem } from '@candor/contract/people/company-rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { Actions, CompanyFrame, Fields, Pair } from './company-frame.tsx';
import { type OwnProfile, ownProfileQuery, useSaveOwnProfile } from './company-queries.ts';

/** What a member of a company tells colleagues about themselves. */
export function OwnProfileForm({ onDone }: { readonly onDone: () => void }) {
  const profile = useRead(ownProfileQuery);
  if (profile.data !== undefined) return <ProfileForm profile={profile.data} onDone={onDone} />;
  return (
    <CompanyFrame title="Your profile">
      {profile.isPending ? (
        <LoadingState what="your profile" />
      ) : (
        <ErrorState
          title="Your profile could not be loaded"
          action={
            <Button variant="default" onClick={() => void profile.refetch()}>
              Try again
            </Button>
          }
        >
          {profile.error.message}
        </ErrorState>
      )}
    </CompanyFrame>
  );
}

const zones = Intl.supportedValuesOf('timeZone');
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Nobody has chosen yet: the browser's zone is the best guess. */
const firstZone = (stored: string) => (stored === 'Etc/UTC' ? here : stored);

type Props = { readonly profile: OwnProfile; readonly onDone: () => void };

function ProfileForm({ profile, onDone }: Props) {
  const save = useSaveOwnProfile(onDone);
  const { email, ...stored } = profile;
  const form = useForm({
    initialValues: { ...stored, timeZone: firstZone(stored.timeZone) },
    validateInputOnBlur: true,
    validate: {
      firstName: (value) => requiredProblem(value, 'your first name'),
      lastName: (value) => requiredProblem(value, 'your last name'),
      phone: phoneProblem,
    },
  });
  const submit = form.onSubmit((values) => save.mutate(values));
  return (
    <CompanyFrame
      title="Your profile"
      intro={`For ${email}. Your colleagues see this beside what you do.`}
    >
      <Fields onSubmit={submit}>
        <Pair>
          <TextInput
            label="First name"
            withAsterisk
            autoComplete="given-name"
            maxLength={80}
            key={form.key('firstName')}
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label="Last name"
            withAsterisk
            autoComplete="family-name"
            maxLength={80}
            key={form.key('lastName')}
            {...form.getInputProps('lastName')}
          />
        </Pair>
        <TextInput
          label="Job title"
          autoComplete="organization-title"
          maxLength={120}
          key={form.key('jobTitle')}
          {...form.getInputProps('jobTitle')}
        />
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          key={form.key('phone')}
          {...form.getInputProps('phone')}
        />
        <NativeSelect
          label="Time zone"
          data={[...new Set([firstZone(stored.timeZone), ...zones])]}
          key={form.key('timeZone')}
          {...form.getInputProps('timeZone')}
        />
        {save.error !== null && <FormProblem key={save.submittedAt} text={save.error.message} />}
        <Actions>
          <Button type="submit" disabled={!form.isValid()} loading={save.isPending}>
            Save
          </Button>
        </Actions>
      </Fields>
    </CompanyFrame>
  );
}
