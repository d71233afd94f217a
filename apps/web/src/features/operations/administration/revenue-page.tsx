import type { Output } from '@candor/contract';
import { moneyText } from '@candor/contract/operations/billing-rules';
import { exportRevenue, getProviderHealth, getRevenue } from '@candor/contract/operations/revenue';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { read, useRead, useTask } from '../../../lib/server-state.ts';
import { type PlainColumn, PlainTable } from '../../../ui/data-list/plain-table.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { saveText } from '../../../ui/save-file.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { PaymentTabsProps } from './payment-tabs.tsx';
import {
  healthOf,
  healthShapes,
  healthWords,
  monthText,
  type Provider,
  revenueWords,
} from './revenue-words.ts';

type Revenue = Output<typeof getRevenue>;
type Month = Revenue['months'][number];

const revenueQuery = (year: string) => read(getRevenue, { query: year === '' ? {} : { year } });
const healthQuery = read(getProviderHealth, {});

/** What was sold, month by month, and whether those who take the money answer. */
export function RevenuePage({ tabs }: PaymentTabsProps) {
  usePageTitle(revenueWords.title);
  const [year, setYear] = useState('');
  const revenue = useRead(revenueQuery(year));
  return (
    <div className="stack gap-lg">
      <PageHead title={revenueWords.title} />
      {tabs}
      <Loaded query={revenue} what="the revenue">
        {(data) => (
          <section className="stack" aria-label={revenueWords.title}>
            <p className="dimmed">{revenueWords.intro}</p>
            <div className="row gap-sm bottom">
              <NativeSelect
                label={revenueWords.year}
                value={String(data.year)}
                data={yearsOf(data)}
                onChange={({ currentTarget }) => setYear(currentTarget.value)}
              />
              <ExportButton year={data.year} />
            </div>
            {data.months.length === 0 ? (
              <p>{revenueWords.none(data.year)}</p>
            ) : (
              <PlainTable
                caption={revenueWords.title}
                columns={columns}
                rows={data.months}
                keyOf={({ month, currency }) => `${month} ${currency}`}
              />
            )}
          </section>
        )}
      </Loaded>
      <Providers />
    </div>
  );
}

const yearsOf = ({ year, years }: Revenue): string[] =>
  [...new Set([year, ...years])].toSorted((one, other) => other - one).map(String);

const sum = (name: string, of: 'net' | 'tax' | 'gross' | 'givenBack'): PlainColumn<Month> => ({
  name,
  isNumber: true,
  cell: (month) => moneyText(month[of], month.currency),
});

const columns: readonly PlainColumn<Month>[] = [
  { name: revenueWords.month, cell: ({ month }) => monthText(month) },
  sum(revenueWords.net, 'net'),
  sum(revenueWords.tax, 'tax'),
  sum(revenueWords.gross, 'gross'),
  sum(revenueWords.givenBack, 'givenBack'),
];

function ExportButton({ year }: { readonly year: number }) {
  const save = useTask(
    async () => {
      const { fileName, csv } = await call(exportRevenue, { query: { year: String(year) } });
      saveText(fileName, csv, 'text/csv');
    },
    { refreshes: [] },
  );
  return (
    <>
      <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
        {revenueWords.export}
      </Button>
      {save.error !== null && <FormProblem key={save.submittedAt} text={save.error.message} />}
    </>
  );
}

function Providers() {
  const health = useRead(healthQuery);
  return (
    <section className="stack" aria-labelledby="providers">
      <h2 id="providers">{healthWords.title}</h2>
      <Loaded query={health} what="the providers">
        {({ providers }) => (
          <>
            {providers.map((one) => (
              <ProviderCard key={one.provider} provider={one} />
            ))}
          </>
        )}
      </Loaded>
    </section>
  );
}

function ProviderCard({ provider }: { readonly provider: Provider }) {
  const { answeredAt, heardAt, failingSince, problem } = provider;
  const state = healthOf(provider);
  return (
    <div className="card stack gap-sm start">
      <h3>{healthWords.names[provider.provider] ?? provider.provider}</h3>
      <StateMark shape={healthShapes[state]}>{healthWords.states[state]}</StateMark>
      {failingSince !== null && (
        <p>
          {healthWords.failingSince} <Instant at={failingSince} />
          {problem !== null && `: ${problem}`}
        </p>
      )}
      <p>{healthWords.todo[state]}</p>
      {provider.isAsked && (
        <p className="dimmed">
          {healthWords.answered}{' '}
          {answeredAt === null ? healthWords.never : <Instant at={answeredAt} />}
          {'. '}
          {healthWords.heard} {heardAt === null ? healthWords.never : <Instant at={heardAt} />}.
        </p>
      )}
    </div>
  );
}
