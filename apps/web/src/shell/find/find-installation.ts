import type { Output } from '@candor/contract';
import { listCompanies, listPeople } from '@candor/contract/operations/administration';
import { read, useRead } from '../../lib/server-state.ts';
import type { FoundRow } from './find-rules.ts';

type Kind = 'companies' | 'accounts';

export const installationLists: Readonly<Record<Kind, string>> = {
  companies: '/superAdmin/dashboard/companies',
  accounts: '/superAdmin/dashboard/people',
};

const shown = { staleTime: 30_000, retry: false } as const;

/** Companies and accounts of the whole installation; a row is its line of the list, which has what can be done. */
export function useFoundOfAll(typed: string, asks: (kind: Kind) => boolean) {
  const query = { query: { search: typed } };
  const companies = useRead(read(listCompanies, asks('companies') ? query : null, shown));
  const accounts = useRead(read(listPeople, asks('accounts') ? query : null, shown));
  const rows: Readonly<Record<Kind, readonly FoundRow[]>> = {
    companies: companies.data?.companies.map(company) ?? [],
    accounts: accounts.data?.people.map(account) ?? [],
  };
  return { results: { companies, accounts }, rows };
}

type Company = Output<typeof listCompanies>['companies'][number];

const company = ({ companyID, name, domains }: Company): FoundRow => ({
  id: companyID,
  to: installationLists.companies,
  search: { search: name },
  text: name,
  note: domains.join(', '),
});

type Account = Output<typeof listPeople>['people'][number];

const account = ({ accountID, name, email }: Account): FoundRow => ({
  id: accountID,
  to: installationLists.accounts,
  search: { search: email },
  text: name || email,
  note: name === '' ? '' : email,
});
