import type { createCompany, updateCompany } from '@candor/contract/people/companies';
import {
  companySizes,
  industries,
  phoneProblem,
  requiredProblem,
  websiteProblem,
} from '@candor/contract/people/company-rules';
import type { BodyOf, Company } from './company-queries.ts';

/** As typed: a select without a choice is empty. */
export type CompanyValues = {
  readonly name: string;
  readonly website: string;
  readonly industry: string;
  readonly size: string;
  readonly country: string;
  readonly city: string;
  readonly phone: string;
  readonly description: string;
};

export const noCompany: CompanyValues = {
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

export const companyRules = {
  name: (value: string) => requiredProblem(value, 'the name of your company'),
  website: websiteProblem,
  industry: (value: string) => chosenProblem(value, 'an industry'),
  size: (value: string) => chosenProblem(value, 'a size'),
  country: (value: string) => chosenProblem(value, 'a country'),
  city: (value: string) => requiredProblem(value, 'the city'),
  phone: phoneProblem,
};

export function valuesOf(company: Company): CompanyValues {
  const { name, website, city, phone, description } = company;
  const { industry, size, country } = company;
  return {
    ...{ name, website, city, phone, description },
    ...{ industry: industry ?? '', size: size ?? '', country: country ?? '' },
  };
}

/** The selects offer what the contract takes, so the typed words are its words. */
export const profileOf = (values: CompanyValues) => values as BodyOf<typeof updateCompany>;

export const foundingOf = (values: CompanyValues) => values as BodyOf<typeof createCompany>;

const unchosen = { value: '', label: 'Please choose' };

export const industryChoices = [unchosen, ...industries.map((value) => ({ value, label: value }))];
export const sizeChoices = [
  unchosen,
  ...companySizes.map((value) => ({ value, label: `${value.replace('-', '–')} people` })),
];
