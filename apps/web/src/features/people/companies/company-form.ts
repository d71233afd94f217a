import type { createCompany, updateCompany } from '@candor/contract/people/companies';
import {
  companySizes,
  industries,
  phoneProblem,
  requiredProblem,
  websiteProblem,
} from '@candor/contract/people/company-rules';
import { useForm } from '@mantine/form';
import type { BodyOf, Company } from './company-queries.ts';

/** As typed: a select without a choice is empty. */
export type CompanyValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly website: string;
  readonly industry: string;
  readonly size: string;
  readonly country: string;
  readonly city: string;
  readonly phone: string;
  readonly description: string;
};

const empty: CompanyValues = {
  firstName: '',
  lastName: '',
  name: '',
  website: '',
  industry: '',
  size: '',
  country: '',
  city: '',
  phone: '',
  description: '',
};

const chosenProblem = (value: string, what: string) =>
  value === '' ? `Please choose ${what}.` : null;

/** With a stored company its values stand in the form, and nobody is asked for their own name again. */
export function useCompanyForm(company: Company | undefined) {
  const isNew = company === undefined;
  return useForm<CompanyValues>({
    initialValues: { ...empty, ...(company && valuesOf(company)) },
    validateInputOnBlur: true,
    validate: {
      firstName: (value) => (isNew ? requiredProblem(value, 'your first name') : null),
      lastName: (value) => (isNew ? requiredProblem(value, 'your last name') : null),
      name: (value) => requiredProblem(value, 'the name of your company'),
      website: websiteProblem,
      industry: (value) => chosenProblem(value, 'an industry'),
      size: (value) => chosenProblem(value, 'a size'),
      country: (value) => chosenProblem(value, 'a country'),
      city: (value) => requiredProblem(value, 'the city'),
      phone: phoneProblem,
    },
  });
}

export type CompanyForm = ReturnType<typeof useCompanyForm>;

function valuesOf(company: Company): Partial<CompanyValues> {
  const { name, website, city, phone, description } = company;
  const { industry, size, country } = company;
  return {
    ...{ name, website, city, phone, description },
    ...{ industry: industry ?? '', size: size ?? '', country: country ?? '' },
  };
}

/** The selects offer what the contract takes, so the typed words are its words. */
export function profileOf(values: CompanyValues): BodyOf<typeof updateCompany> {
  const { firstName: _first, lastName: _last, ...profile } = values;
  return profile as BodyOf<typeof updateCompany>;
}

export const foundingOf = (values: CompanyValues): BodyOf<typeof createCompany> =>
  values as BodyOf<typeof createCompany>;

const unchosen = { value: '', label: 'Please choose' };

export const industryChoices = [unchosen, ...industries.map((value) => ({ value, label: value }))];
export const sizeChoices = [
  unchosen,
  ...companySizes.map((value) => ({ value, label: `${value.replace('-', '–')} people` })),
];
