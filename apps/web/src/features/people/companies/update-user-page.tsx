import { updateUser } from '@candor/contract/people/company-members';
import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { Actions, CompanyFrame } from './company-frame.tsx';
import { asBody, endsNothing, LeavingFields } from './leaving-fields.tsx';
import { type JobScope, JobScopeFields } from './job-scope-fields.tsx';
import { LoadedUser } from './loaded-user.tsx';
import { memberChange, type UserDetails } from './member-queries.ts';
import { choiceOf, roleOf } from './role-choice.ts';
import { RoleSelect } from './role-select.tsx';
import { nameOf, roleWords } from './user-words.ts';

export function UpdateUserPage() {
  usePageTitle('Edit user');
  return <LoadedUser>{(user) => <UpdateForm key={user.membershipID} user={user} />}</LoadedUser>;
}

function UpdateForm({ user }: { readonly user: UserDetails }) {
  const [ending, setEnding] = useState(endsNothing);
  const [scope, setScope] = useState<JobScope>(user.jobs?.map(({ jobID }) => jobID) ?? null);
  const navigate = useNavigate();
  const search = { membershipID: String(user.membershipID) };
  const current = { choice: choiceOf(user), label: roleWords(user) };
  const form = useEndpointForm(updateUser, {
    initial: { choice: current.choice, jobTitle: user.jobTitle },
    toInput: ({ choice, jobTitle }) => ({
      params: search,
      body: {
        ...roleOf(choice),
        ...asBody(ending),
        jobTitle: jobTitle.trim(),
        jobIDs: scope === null ? null : [...scope],
      },
    }),
    ...memberChange,
    tells: () => showToast({ tone: 'success', text: `${nameOf(user)} is saved.` }),
    onDone: () => void navigate({ to: '/company/users/view-user', search }),
  });
  const isAdmin = roleOf(form.values.choice).role === 'COMPANY_ADMIN';
  const isDemotion = user.role === 'COMPANY_ADMIN' && !isAdmin;
  return (
    <CompanyFrame
      title={`Edit ${nameOf(user)}`}
      intro="A new role counts from their next click. Name, phone and time zone are theirs to change."
    >
      <EndpointForm of={form} className="stack">
        <RoleSelect
          value={form.values.choice}
          current={current}
          onChange={(choice) => form.set('choice', choice)}
        />
        {!isAdmin && <JobScopeFields value={scope} current={user.jobs ?? []} onChange={setScope} />}
        {isDemotion && <LeavingFields leaves={user.leaves} ending={ending} onChange={setEnding} />}
        <TextInput label="Job title" maxLength={120} {...form.field('jobTitle')} />
        <FormRefusal of={form} />
        <Actions>
          <Button type="submit" disabled={!user.mayChange} loading={form.isPending}>
            Save
          </Button>
          <Link to="/company/users/view-user" search={search}>
            Cancel
          </Link>
        </Actions>
      </EndpointForm>
    </CompanyFrame>
  );
}
