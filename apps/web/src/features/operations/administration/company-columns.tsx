import { releaseDomain, suspendCompany } from '@candor/contract/operations/administration';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Ago } from '../../../ui/ago.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { type CompanyRow, useReactivateCompany } from './administration-queries.ts';
import { activeWord, askedWords, membersText, suspendedWord, waitingText } from './list-words.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export const companyColumns: Columns<CompanyRow> = [
  { name: 'Company', width: '18%', isWrapped: true, cell: ({ name }) => name },
  {
    name: 'Members',
    width: '12%',
    card: '2 start small',
    cell: ({ members }) => membersText(members),
  },
  {
    name: 'Since',
    width: '20%',
    card: '2 end small',
    isDimmed: true,
    cell: ({ createdAt }) => <Ago at={createdAt} />,
  },
  { name: 'State', card: '3 whole', isWrapped: true, cell: (row) => <State {...row} /> },
  {
    name: 'Mail domains',
    width: '17%',
    card: '4 whole',
    cell: (row) =>
      row.domains.map((domain) => <Domain key={domain} domain={domain} company={row} />),
  },
  { name: 'Access', width: '8rem', card: '1 end', cell: (row) => <Access company={row} /> },
];

function State(company: CompanyRow) {
  const { waitingSince, suspendedAt, suspendedBecause } = company;
  return (
    <>
      {waitingSince !== null && (
        <p className="administration__wrapped">
          <StateMark shape="waiting">
            {waitingText(company)}
            <Instant at={waitingSince} />
          </StateMark>
        </p>
      )}
      {suspendedAt !== null && (
        <p className="administration__wrapped">
          <StateMark shape="over">
            {suspendedWord} <Instant at={suspendedAt} />: {suspendedBecause}
          </StateMark>
        </p>
      )}
      {waitingSince === null && suspendedAt === null && (
        <StateMark shape="good">{activeWord}</StateMark>
      )}
    </>
  );
}

function Access({ company }: { readonly company: CompanyRow }) {
  const reactivate = useReactivateCompany();
  const [isAsking, setAsking] = useState(false);
  const params = { companyID: String(company.companyID) };
  const isOpen = company.suspendedAt === null;
  const act = isOpen ? 'Suspend' : 'Reactivate';
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`${act} ${company.name}`}
        loading={reactivate.isPending}
        onClick={() => (isOpen ? setAsking(true) : reactivate.mutate({ params }))}
      >
        {act}
      </Button>
      {reactivate.error !== null && <FormProblem text={reactivate.error.message} />}
      {isAsking && (
        <ReasonDialog
          {...askedWords.suspend(company.name)}
          endpoint={suspendCompany}
          inputOf={(reason) => ({ params, body: { reason } })}
          onEnd={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What colleagues find the company by; whoever claimed it wrongly gives it back. */
function Domain({ domain, company }: { readonly domain: string; readonly company: CompanyRow }) {
  const [isAsking, setAsking] = useState(false);
  const params = { companyID: String(company.companyID) };
  const words = askedWords.release(company.name, domain);
  return (
    <div className="row apart">
      {domain}
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`${words.button} ${domain} of ${company.name}`}
        onClick={() => setAsking(true)}
      >
        {words.button}
      </Button>
      {isAsking && (
        <ReasonDialog
          {...words}
          endpoint={releaseDomain}
          inputOf={(reason) => ({ params, body: { domain, reason } })}
          onEnd={() => setAsking(false)}
        />
      )}
    </div>
  );
}
