import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AdministrationFrame, Waiting } from './administration-frame.tsx';
import {
  companiesQuery,
  type CompanyRow,
  useReactivateCompany,
  useReleaseDomain,
  useSuspendCompany,
} from './administration-queries.ts';
import { ReasonForm } from './reason-form.tsx';
import { SearchList } from './search-list.tsx';
import { useSearchState } from './search-state.ts';

export function CompaniesPage() {
  usePageTitle('Companies');
  const { search, page, state: word, change } = useSearchState();
  const state = word === 'waiting' ? 'waiting' : 'all';
  const companies = useRead(companiesQuery({ search, page: String(page), state }));
  return (
    <AdministrationFrame
      title="Companies"
      intro={
        state === 'waiting'
          ? 'Where people wait to be let in, longest first. The admins of a company decide; ask them where it takes too long.'
          : 'Newest first. Nobody of a suspended company can sign in, and whoever is signed in is out at once.'
      }
    >
      {state === 'waiting' && <Link to="/superAdmin/dashboard/companies">Show all companies</Link>}
      <SearchList
        label="Name of the company"
        search={search}
        page={page}
        total={companies.data?.total}
        onChange={change}
      >
        {companies.data === undefined ? (
          <Waiting of={companies} what="the companies" />
        ) : companies.data.companies.length === 0 ? (
          <NoCompany isFiltered={state === 'waiting'} />
        ) : (
          <ul className="administration__rows">
            {companies.data.companies.map((company) => (
              <Company key={company.companyID} company={company} />
            ))}
          </ul>
        )}
      </SearchList>
    </AdministrationFrame>
  );
}

function NoCompany({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="Nobody waits to be let in">
      Requests to join a company show up here until its admins answer them.
    </EmptyState>
  ) : (
    <EmptyState title="No company is called that">Try fewer letters.</EmptyState>
  );
}

function Company({ company }: { readonly company: CompanyRow }) {
  const suspend = useSuspendCompany();
  const reactivate = useReactivateCompany();
  const [isAsking, setAsking] = useState(false);
  const params = { companyID: String(company.companyID) };
  const error = suspend.error ?? reactivate.error;
  return (
    <li className="administration__row">
      <div className="administration__what">
        <p className="administration__name">{company.name}</p>
        <p className="administration__second">
          {company.members === 1 ? '1 member' : `${company.members} members`}, since{' '}
          <Instant at={company.createdAt} />
        </p>
        {company.waitingSince !== null && (
          <p className="administration__state">
            {company.waiting === 1 ? '1 person waits' : `${company.waiting} people wait`} to be let
            in, since <Instant at={company.waitingSince} />
          </p>
        )}
        {company.suspendedAt !== null && (
          <p className="administration__state">
            Suspended <Instant at={company.suspendedAt} />: {company.suspendedBecause}
          </p>
        )}
        {error !== null && <FormProblem text={error.message} />}
        {company.domains.map((domain) => (
          <Domain key={domain} domain={domain} company={company} />
        ))}
      </div>
      {!isAsking && (
        <Button
          variant="default"
          aria-label={`${company.suspendedAt === null ? 'Suspend' : 'Reactivate'} ${company.name}`}
          loading={reactivate.isPending}
          onClick={() =>
            company.suspendedAt === null ? setAsking(true) : reactivate.mutate({ params })
          }
        >
          {company.suspendedAt === null ? 'Suspend' : 'Reactivate'}
        </Button>
      )}
      {isAsking && (
        <ReasonForm
          label={`Why is ${company.name} suspended?`}
          button="Suspend"
          isPending={suspend.isPending}
          onSubmit={(reason) =>
            suspend.mutate({ params, body: { reason } }, { onSuccess: () => setAsking(false) })
          }
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}

/** What colleagues find the company by; whoever claimed it wrongly gives it back. */
function Domain({ domain, company }: { readonly domain: string; readonly company: CompanyRow }) {
  const release = useReleaseDomain();
  const [isAsking, setAsking] = useState(false);
  const params = { companyID: String(company.companyID) };
  return (
    <div className="administration__domain">
      <p className="administration__second">Mail domain {domain}</p>
      {release.error !== null && <FormProblem text={release.error.message} />}
      {isAsking ? (
        <ReasonForm
          label={`Why does ${company.name} lose ${domain}?`}
          button="Release"
          isPending={release.isPending}
          onSubmit={(reason) => release.mutate({ params, body: { domain, reason } })}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Release ${domain} of ${company.name}`}
          onClick={() => setAsking(true)}
        >
          Release
        </Button>
      )}
    </div>
  );
}
