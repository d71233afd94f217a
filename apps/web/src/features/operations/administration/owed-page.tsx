import { listOwed } from '@candor/contract/operations/payouts';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useList } from '../../../lib/use-list.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { PayoutOrigin } from './payout-origin.tsx';
import { type OwedRow, useApprove } from './payout-queries.ts';
import { money, owedListWords, owedWords } from './payout-words.ts';
import type { PaymentTabsProps } from './payment-tabs.tsx';

const columns: Columns<OwedRow> = [
  { name: owedWords.interviewer, isWrapped: true, cell: ({ interviewerName }) => interviewerName },
  {
    name: owedWords.account,
    card: '2 whole',
    isWrapped: true,
    isDimmed: true,
    cell: ({ hint }) => hint ?? owedWords.noAccount,
  },
  {
    name: owedWords.interviews,
    width: '9rem',
    card: '3 start',
    cell: ({ interviews }) => owedWords.count(interviews),
  },
  { name: owedWords.amount, width: '8rem', isNumber: true, card: '1 end', cell: money },
];

/** By person and currency; whoever is selected is paid in one batch. */
export function OwedPage({ tabs }: PaymentTabsProps) {
  const list = useList(listOwed, []);
  return (
    <DataList
      list={list}
      words={owedListWords}
      filters={[]}
      above={tabs}
      columns={columns}
      rowsOf={({ owed }) => owed}
      keyOf={({ interviewerID, currency }) => `${interviewerID} ${currency}`}
      select={{
        nameAll: owedWords.selectAll,
        nameOf: owedWords.nameOf,
        renderBar: (chosen, onClear) => <ApproveBar {...{ chosen, onClear }} />,
      }}
      below={<PayoutOrigin />}
    >
      <p className="intro">{owedWords.intro}</p>
      {list.data?.hasOrigin === false && <p className="notice">{owedWords.noOrigin}</p>}
    </DataList>
  );
}

type BarProps = { readonly chosen: readonly OwedRow[]; readonly onClear: () => void };

function ApproveBar({ chosen, onClear }: BarProps) {
  const [isAsking, setAsking] = useState(false);
  const payable = chosen.filter(({ hint }) => hint !== null);
  if (chosen.length === 0) return null;
  return (
    <BottomBar label={owedWords.bar} count={String(chosen.length)}>
      {payable.length === 0 ? (
        <p>{owedWords.none}</p>
      ) : (
        <Button onClick={() => setAsking(true)}>{owedWords.approve}</Button>
      )}
      <Button variant="default" onClick={onClear}>
        {owedWords.clear}
      </Button>
      {isAsking && (
        <ApproveDialog
          rows={payable}
          left={chosen.length - payable.length}
          onClose={() => setAsking(false)}
        />
      )}
    </BottomBar>
  );
}

type DialogProps = {
  readonly rows: readonly OwedRow[];
  readonly left: number;
  readonly onClose: () => void;
};

function ApproveDialog({ rows, left, onClose }: DialogProps) {
  const navigate = useNavigate();
  const approve = useApprove(
    (batchID) =>
      void navigate({ to: '/superAdmin/dashboard/payments', search: { batch: String(batchID) } }),
  );
  return (
    <ModalDialog title={owedWords.ask} onClose={onClose}>
      <p>{owedWords.asked(rows)}</p>
      {left > 0 && <p>{owedWords.left(left)}</p>}
      {approve.error !== null && (
        <FormProblem key={approve.submittedAt} text={approve.error.message} />
      )}
      <div className="row gap-sm">
        <Button loading={approve.isPending} onClick={() => approve.mutate(rows)}>
          {owedWords.approve}
        </Button>
        <Button variant="default" onClick={onClose}>
          {owedWords.cancel}
        </Button>
      </div>
    </ModalDialog>
  );
}
