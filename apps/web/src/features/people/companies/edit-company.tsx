import { updateCompany } from '@candor/contract/people/companies';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { CompanyFields } from './company-fields.tsx';
import { companyRules, profileOf, valuesOf } from './company-form.ts';
import { Actions, CompanyFrame } from './company-frame.tsx';
import { type Company, useSaveLogo, useUpdateCompany } from './company-queries.ts';
import { type Logo, logoSource } from './logo-file.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';

export function EditCompany({ company }: { readonly company: Company }) {
  const navigate = useNavigate();
  // Undefined: the logo stays as it is.
  const [logo, setLogo] = useState<Logo | null>();
  const [colour, setColour] = useState(company.colour);
  const saveLogo = useSaveLogo();
  const done = (): void => {
    showToast({ tone: 'success', text: 'The profile is saved.' });
    void navigate({ to: '/company/view-profile' });
  };
  const form = useTaskForm(updateCompany, useUpdateCompany(), {
    initial: valuesOf(company),
    toInput: (values) => ({ body: { ...profileOf(values), colour } }),
    rules: companyRules,
    checks: 'blur',
    onDone: () =>
      logo === undefined ? done() : saveLogo.mutate({ body: { logo } }, { onSuccess: done }),
  });
  const chosen = logo && logoSource(logo);
  const shownLogo = chosen === undefined ? company.logo : chosen;
  return (
    <CompanyFrame
      title="Company profile"
      intro="Candidates see the name, the website and the description."
    >
      <EndpointForm of={form} className="stack">
        <CompanyFields form={form} />
        <LogoField stored={company.logo} onChange={setLogo} />
        <ColourField colour={colour} onChange={setColour} />
        <FormRefusal of={form} />
        {saveLogo.error !== null && (
          <FormProblem key={saveLogo.submittedAt} text={saveLogo.error.message} />
        )}
        <Actions>
          <Button
            type="submit"
            disabled={!form.isRight}
            loading={form.isPending || saveLogo.isPending}
          >
            Save
          </Button>
          <Link to="/company/view-profile">Cancel</Link>
        </Actions>
      </EndpointForm>
      <BrandPreview colour={colour} logo={shownLogo} />
    </CompanyFrame>
  );
}
