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
import { colourOf, colourProblem } from './colour-code.ts';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';

export function EditCompany({ company }: { readonly company: Company }) {
  const navigate = useNavigate();
  // Undefined: the logo stays as it is.
  const [logo, setLogo] = useState<Logo | null>();
  // The last right one: the preview keeps it while another is typed.
  const [colour, setColour] = useState(company.colour);
  const saveLogo = useSaveLogo();
  const done = (): void => {
    showToast({ tone: 'success', text: 'The profile is saved.' });
    void navigate({ to: '/company/view-profile' });
  };
  const form = useTaskForm(updateCompany, useUpdateCompany(), {
    initial: { ...valuesOf(company), colour: company.colour ?? '' },
    toInput: ({ colour: text, ...values }) => ({
      body: { ...profileOf(values), colour: colourOf(text) ?? null },
    }),
    rules: { ...companyRules, colour: colourProblem },
    checks: 'blur',
    onDone: () =>
      logo === undefined ? done() : saveLogo.mutate({ body: { logo } }, { onSuccess: done }),
  });
  const typed = form.field('colour') as { readonly error?: string; readonly onBlur: () => void };
  const type = (text: string): void => {
    form.set('colour', text);
    const code = colourOf(text);
    if (code !== undefined) setColour(code);
  };
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
        <ColourField
          text={form.values.colour}
          problem={typed.error}
          onChange={type}
          onBlur={typed.onBlur}
        />
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
