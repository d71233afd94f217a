import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { Actions, CompanyFrame, Fields } from './company-frame.tsx';
import { asBody, endsNothing, LeavingFields } from './leaving-fields.tsx';
import { type JobScope, JobScopeFields } from './job-scope-fields.tsx';
import { LoadedUser } from './loaded-user.tsx';
import { type UserDetails, useUpdateUser } from './member-queries.ts';
import { choiceOf, roleOf } from './role-choice.ts';
import { RoleSelect } from './role-select.tsx';
import { nameOf, roleWords } from './user-words.ts';

export function UpdateUserPage() {
  usePageTitle('Edit user');
  return <LoadedUser>{(user) => <UpdateForm key={user.membershipID} user={user} />}</LoadedUser>;
}

function UpdateForm({ user }: { readonly user: UserDetails }) {
  const update = useUpdateUser();
  const [ending, setEnding] = useState(endsNothing);
  const [scope, setScope] = useState<JobScope>(user.jobs?.map(({ jobID }) => jobID) ?? null);
  const navigate = useNavigate();
  const search = { membershipID: String(user.membershipID) };
  const current = { choice: choiceOf(user), label: roleWords(user) };
  const form = useForm({ initialValues: { choice: current.choice, jobTitle: user.jobTitle } });
  const isAdmin = roleOf(form.values.choice).role === 'COMPANY_ADMIN';
  const isDemotion = user.role === 'COMPANY_ADMIN' && !isAdmin;
  const submit = form.onSubmit(({ choice, jobTitle }) =>
    update.mutate(
      {
        params: search,
        body: {
          ...roleOf(choice),
          ...asBody(ending),
          jobTitle: jobTitle.trim(),
          jobIDs: scope === null ? null : [...scope],
        },
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: `${nameOf(user)} is saved.` });
          void navigate({ to: '/company/users/view-user', search });
        },
      },
    ),
  );
  return (
    <CompanyFrame
      title={`Edit ${nameOf(user)}`}
      intro="A new role counts from their next click. Name, phone and time zone are theirs to change."
    >
      <Fields onSubmit={submit}>
        <RoleSelect
          value={form.values.choice}
          current={current}
          onChange={(choice) => form.setFieldValue('choice', choice)}
        />
        {!isAdmin && <JobScopeFields value={scope} current={user.jobs ?? []} onChange={setScope} />}
        {isDemotion && <LeavingFields leaves={user.leaves} ending={ending} onChange={setEnding} />}
        <TextInput
          label="Job title"
          maxLength={120}
          key={form.key('jobTitle')}
          {...form.getInputProps('jobTitle')}
        />
        {update.error !== null && (
          <FormProblem key={update.submittedAt} text={update.error.message} />
        )}
        <Actions>
          <Button type="submit" disabled={!user.mayChange} loading={update.isPending}>
            Save
          </Button>
          <Link to="/company/users/view-user" search={search}>
            Cancel
          </Link>
        </Actions>
      </Fields>
    </CompanyFrame>
  );
}
