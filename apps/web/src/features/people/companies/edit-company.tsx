import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { CompanyFields } from './company-fields.tsx';
import { profileOf, useCompanyForm } from './company-form.ts';
import { Actions, CompanyFrame, Fields } from './company-frame.tsx';
import { type Company, useSaveLogo, useUpdateCompany } from './company-queries.ts';
import type { Logo } from './logo-file.ts';
import { LogoField } from './logo-field.tsx';

export function EditCompany({ company }: { readonly company: Company }) {
  const update = useUpdateCompany();
  const saveLogo = useSaveLogo();
  const navigate = useNavigate();
  const form = useCompanyForm(company);
  // Undefined: the logo stays as it is.
  const [logo, setLogo] = useState<Logo | null>();
  const done = (): void => {
    showToast({ tone: 'success', text: 'The profile is saved.' });
    void navigate({ to: '/company/view-profile' });
  };
  const submit = form.onSubmit((values) =>
    update.mutate(profileOf(values), {
      onSuccess: () =>
        logo === undefined ? done() : saveLogo.mutate({ logo }, { onSuccess: done }),
    }),
  );
  const problem = update.error ?? saveLogo.error;
  return (
    <CompanyFrame
      title="Company profile"
      intro="Candidates see the name, the website and the description."
    >
      <Fields onSubmit={submit}>
        <CompanyFields form={form} />
        <LogoField stored={company.logo} onChange={setLogo} />
        {problem !== null && (
          <FormProblem key={update.submittedAt + saveLogo.submittedAt} text={problem.message} />
        )}
        <Actions>
          <Button
            type="submit"
            disabled={!form.isValid()}
            loading={update.isPending || saveLogo.isPending}
          >
            Save
          </Button>
          <Link to="/company/view-profile">Cancel</Link>
        </Actions>
      </Fields>
    </CompanyFrame>
  );
}
