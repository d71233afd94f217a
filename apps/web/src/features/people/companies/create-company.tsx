import { createCompany } from '@candor/contract/people/companies';
import { requiredProblem } from '@candor/contract/people/company-rules';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { clearSession, useSession } from '../../../lib/session.ts';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { CompanyFields } from './company-fields.tsx';
import { companyRules, foundingOf, noCompany } from './company-form.ts';
import { Actions, CompanyFrame, Pair } from './company-frame.tsx';
import { useAskToJoin, useCreateCompany } from './company-queries.ts';
import type { Logo } from './logo-file.ts';
import { LogoField } from './logo-field.tsx';

/** The first step of a new company's administrator. */
export function CreateCompany() {
  const navigate = useNavigate();
  const hasBilling = useSession()?.hasBilling === true;
  const [logo, setLogo] = useState<Logo | null>(null);
  const create = useCreateCompany(logo, ({ isLogoMissing }) => {
    if (isLogoMissing) {
      showToast({ tone: 'error', text: 'The logo was not stored. Add it in the profile.' });
    }
    // Where nothing is sold, the guard leads on.
    void navigate({ to: '/company/paymentPlan', replace: true });
  });
  const form = useTaskForm(createCompany, create, {
    initial: { firstName: '', lastName: '', ...noCompany },
    toInput: (values) => ({ body: foundingOf(values) }),
    rules: {
      firstName: (value) => requiredProblem(value, 'your first name'),
      lastName: (value) => requiredProblem(value, 'your last name'),
      ...companyRules,
    },
    checks: 'blur',
  });
  return (
    <CompanyFrame
      title="Create your company"
      intro={`${hasBilling ? 'Step 1 of 2. ' : ''}If your mail domain is your company’s own, not that of a public provider such as Gmail, colleagues who sign up with it will ask you to let them in.`}
    >
      <EndpointForm of={form} className="stack">
        <Pair>
          <TextInput
            label="Your first name"
            withAsterisk
            autoComplete="given-name"
            maxLength={80}
            {...form.field('firstName')}
          />
          <TextInput
            label="Your last name"
            withAsterisk
            autoComplete="family-name"
            maxLength={80}
            {...form.field('lastName')}
          />
        </Pair>
        <CompanyFields form={form} />
        <LogoField stored={null} onChange={setLogo} />
        <FormRefusal of={form} />
        {create.error?.code === 'company_exists' && <AskInstead />}
        <Actions>
          <Button type="submit" disabled={!form.isRight} loading={form.isPending}>
            Create company
          </Button>
        </Actions>
      </EndpointForm>
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
