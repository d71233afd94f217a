import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { clearSession } from '../../../lib/session.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { CompanyFields } from './company-fields.tsx';
import { foundingOf, useCompanyForm } from './company-form.ts';
import { Actions, CompanyFrame, Fields, Pair } from './company-frame.tsx';
import { useAskToJoin, useCreateCompany } from './company-queries.ts';
import type { Logo } from './logo-file.ts';
import { LogoField } from './logo-field.tsx';

/** The first step of a new company's administrator. */
export function CreateCompany() {
  const create = useCreateCompany();
  const navigate = useNavigate();
  const form = useCompanyForm(undefined);
  const [logo, setLogo] = useState<Logo | null>(null);
  const submit = form.onSubmit((values) =>
    create.mutate(
      { company: foundingOf(values), logo },
      {
        onSuccess: ({ isLogoMissing }) => {
          if (isLogoMissing) {
            showToast({ tone: 'error', text: 'The logo was not stored. Add it in the profile.' });
          }
          void navigate({ to: '/company/paymentPlan', replace: true });
        },
      },
    ),
  );
  return (
    <CompanyFrame
      title="Create your company"
      intro="Step 1 of 2. If your mail domain is your company’s own, not that of a public provider such as Gmail, colleagues who sign up with it will ask you to let them in."
    >
      <Fields onSubmit={submit}>
        <Pair>
          <TextInput
            label="Your first name"
            withAsterisk
            autoComplete="given-name"
            maxLength={80}
            key={form.key('firstName')}
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label="Your last name"
            withAsterisk
            autoComplete="family-name"
            maxLength={80}
            key={form.key('lastName')}
            {...form.getInputProps('lastName')}
          />
        </Pair>
        <CompanyFields form={form} />
        <LogoField stored={null} onChange={setLogo} />
        {create.error !== null && (
          <FormProblem key={create.submittedAt} text={create.error.message} />
        )}
        {create.error?.code === 'company_exists' && <AskInstead />}
        <Actions>
          <Button type="submit" disabled={!form.isValid()} loading={create.isPending}>
            Create company
          </Button>
        </Actions>
      </Fields>
    </CompanyFrame>
  );
}

/** The colleague was faster: their company decides now, and this session has nothing more to do. */
function AskInstead() {
  const ask = useAskToJoin();
  const navigate = useNavigate();
  return (
    <>
      {ask.error !== null && <FormProblem key={ask.submittedAt} text={ask.error.message} />}
      <Button
        variant="default"
        loading={ask.isPending}
        onClick={() =>
          ask.mutate(undefined, {
            onSuccess: () => {
              clearSession();
              void navigate({ to: '/pending', replace: true });
            },
          })
        }
      >
        Ask to join that company
      </Button>
    </>
  );
}
