import { saveOwnProfile } from '@candor/contract/people/companies';
import { phoneProblem, requiredProblem } from '@candor/contract/people/company-rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { Actions, CompanyFrame, Pair } from './company-frame.tsx';
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
  const { email, ...stored } = profile;
  const form = useTaskForm(saveOwnProfile, useSaveOwnProfile(onDone), {
    initial: { ...stored, timeZone: firstZone(stored.timeZone) },
    toInput: (body) => ({ body }),
    rules: {
      firstName: (value) => requiredProblem(value, 'your first name'),
      lastName: (value) => requiredProblem(value, 'your last name'),
      phone: phoneProblem,
    },
    checks: 'blur',
  });
  return (
    <CompanyFrame
      title="Your profile"
      intro={`For ${email}. Your colleagues see this beside what you do.`}
    >
      <EndpointForm of={form} className="stack">
        <Pair>
          <TextInput
            label="First name"
            withAsterisk
            autoComplete="given-name"
            maxLength={80}
            {...form.field('firstName')}
          />
          <TextInput
            label="Last name"
            withAsterisk
            autoComplete="family-name"
            maxLength={80}
            {...form.field('lastName')}
          />
        </Pair>
        <TextInput
          label="Job title"
          autoComplete="organization-title"
          maxLength={120}
          {...form.field('jobTitle')}
        />
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...form.field('phone')}
        />
        <NativeSelect
          label="Time zone"
          data={[...new Set([firstZone(stored.timeZone), ...zones])]}
          {...form.field('timeZone')}
        />
        <FormRefusal of={form} />
        <Actions>
          <Button type="submit" disabled={!form.isRight} loading={form.isPending}>
            Save
          </Button>
        </Actions>
      </EndpointForm>
    </CompanyFrame>
  );
}
