import { getCredits, listCreditMoves } from '@candor/contract/operations/credits';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { read, useRead } from '../../../lib/server-state.ts';
import { useList } from '../../../lib/use-list.ts';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { type Plan, plansQuery } from './billing-queries.ts';
import { Export } from './credit-export.tsx';
import {
  creditColumns,
  creditListWords,
  type CreditMove,
  creditReasonText,
  creditWords,
  moveDayWords,
} from './credit-words.ts';
import { dayFilters } from './day-filters.ts';
import { UnheededDays } from './unheeded-days.tsx';

const creditsQuery = read(getCredits, {});

const columns: Columns<CreditMove> = [
  { name: creditColumns.reason, cell: creditReasonText },
  {
    name: creditColumns.candidate,
    card: '2 start',
    cell: ({ candidateName }) => candidateName ?? '–',
  },
  { name: creditColumns.job, card: '2 end small', cell: ({ jobTitle }) => jobTitle ?? '–' },
  {
    name: creditColumns.credits,
    isNumber: true,
    card: '1 end',
    cell: ({ credits }) => (credits > 0 ? `+${credits}` : `−${-credits}`),
  },
  {
    name: creditColumns.at,
    card: '3 whole small',
    isDimmed: true,
    cell: ({ madeAt }) => <Instant at={madeAt} />,
  },
];

/** PY-1. How many credits there are, what they are for, and where they went. */
export function CreditPage() {
  const list = useList(listCreditMoves, ['from', 'until']);
  const { from, until } = list.query;
  return (
    <DataList
      list={list}
      words={creditListWords}
      filters={dayFilters(moveDayWords)}
      columns={columns}
      rowsOf={({ moves }) => moves}
      keyOf={({ moveID }) => moveID}
      // What is said of a file is over with other days.
      actions={<Export key={`${from} ${until}`} {...{ from, until }} />}
      above={<Balance />}
    >
      <UnheededDays list={list} />
      {list.data?.hasMore === true && <p>{creditWords.capped(list.data.total)}</p>}
    </DataList>
  );
}

function Balance() {
  const credits = useRead(creditsQuery);
  return (
    <Loaded query={credits} what="the credits">
      {(data) => (
        <section className="card stack start">
          <p>
            <strong>{creditWords.balance(data)}</strong>
          </p>
          <p>{creditWords.price(data)}</p>
          <p>{creditWords.seatPrice(data)}</p>
          {/* Absent in replies of a node of the release before. */}
          {(data.coming ?? []).map(({ kind, credits: costs, from }) => (
            <p key={`${kind} ${from}`}>
              {creditWords.comingFrom} <Instant at={from} /> {creditWords.coming[kind](costs)}
            </p>
          ))}
          {data.isLow && <p>{creditWords.low}</p>}
          <Packs />
        </section>
      )}
    </Loaded>
  );
}

function Packs() {
  const plans = useRead(plansQuery);
  return (
    <Loaded query={plans} what="the packs">
      {({ packs }) => (
        <>
          <h2>{creditWords.buy}</h2>
          {packs.length === 0 && <p>{creditWords.none}</p>}
          {packs.map((pack) => (
            <Pack key={pack.planID} pack={pack} />
          ))}
        </>
      )}
    </Loaded>
  );
}

function Pack({ pack }: { readonly pack: Plan }) {
  const { planID, name } = pack;
  const navigate = useNavigate();
  return (
    <div className="row gap-sm">
      <Button
        variant="default"
        onClick={() => void navigate({ to: '/company/payment-checkout', search: { planID } })}
      >
        {creditWords.buyPack(name)}
      </Button>
      <span className="dimmed">{creditWords.pack(pack)}</span>
    </div>
  );
}
