import { calendarDayText } from '../../../ui/day-words.ts';
import { markBatchPaid, takePayoutBack } from '@candor/contract/operations/payouts';
import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataTable } from '../../../ui/data-list/data-table.tsx';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { administrationActs } from './administration-queries.ts';
import { type Batch, type BatchPayout, batchQuery, useBankFiles } from './payout-queries.ts';
import { batchWords, money, payoutShapes, payoutStateWords } from './payout-words.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** One batch: its files, whether the bank sent it, and what became of each payout. */
export function PayoutBatchPage({ batchID }: { readonly batchID: string }) {
  const title = batchWords.title(Number(batchID));
  usePageTitle(title);
  const batch = useRead(batchQuery(batchID));
  return (
    <div className="stack">
      <PageHead
        title={title}
        back={
          <Link
            to="/superAdmin/dashboard/payments"
            search={{ view: 'payouts' }}
            className="way-back"
          >
            {batchWords.all}
          </Link>
        }
      />
      <Loaded query={batch} what={batchWords.what}>
        {(found) => <Shown batch={found} />}
      </Loaded>
    </div>
  );
}

function Shown({ batch }: { readonly batch: Batch }) {
  const { batchID, madeAt, exportedAt, payouts } = batch;
  const waiting = payouts.filter(({ state }) => state === 'approved');
  const lost = waiting.filter(({ canExport }) => !canExport).length;
  const of = String(batchID);
  return (
    <>
      <Facts>
        <Fact name={batchWords.made}>
          <Instant at={madeAt} />
        </Fact>
        <Fact name={batchWords.exported}>
          {exportedAt === null ? batchWords.notExported : <Instant at={exportedAt} />}
        </Fact>
        <Fact name={batchWords.amount}>{batchWords.sum(batch)}</Fact>
      </Facts>
      {lost > 0 && <p className="notice bad">{batchWords.lost(lost, exportedAt !== null)}</p>}
      {waiting.length > lost && <BankFiles batchID={of} />}
      {waiting.length > 0 && (exportedAt === null ? <NotYet /> : <PaidForm batchID={of} />)}
      <DataTable
        caption={batchWords.caption}
        columns={columns}
        rows={payouts.map((one) => ({ ...one, isExported: exportedAt !== null }))}
        keyOf={({ payoutID }) => payoutID}
      />
    </>
  );
}

function BankFiles({ batchID }: { readonly batchID: string }) {
  const files = useBankFiles(batchID);
  return (
    <section className="stack gap-sm start" aria-labelledby="files">
      <h2 id="files">{batchWords.files}</h2>
      <p className="dimmed measure">{batchWords.filesIntro}</p>
      {files.error !== null && <FormProblem key={files.submittedAt} text={files.error.message} />}
      <Button loading={files.isPending} onClick={() => files.mutate()}>
        {batchWords.files}
      </Button>
    </section>
  );
}

/** Nothing was given to the bank. */
const NotYet = () => <p className="dimmed measure">{batchWords.notYet}</p>;

const today = (): string => new Date().toISOString().slice(0, 10);

function PaidForm({ batchID }: { readonly batchID: string }) {
  const form = useEndpointForm(markBatchPaid, {
    initial: { paidOn: today() },
    toInput: (body) => ({ params: { batchID }, body }),
    ...administrationActs,
    tells: (done) => showToast({ tone: 'success', text: batchWords.marked(done) }),
  });
  return (
    <section className="stack gap-sm" aria-labelledby="sent">
      <h2 id="sent">{batchWords.paid}</h2>
      <p className="dimmed measure">{batchWords.paidIntro}</p>
      <EndpointForm of={form} className="stack gap-xs">
        <div className="row bottom">
          <TextInput label={batchWords.day} type="date" {...form.field('paidOn')} />
          <Button type="submit" variant="default" loading={form.isPending}>
            {batchWords.paidButton}
          </Button>
        </div>
        <FormRefusal of={form} />
      </EndpointForm>
    </section>
  );
}

/** With whether the bank may have it. */
type ShownPayout = BatchPayout & { readonly isExported: boolean };

const columns: Columns<ShownPayout> = [
  { name: batchWords.interviewer, isWrapped: true, cell: ({ interviewerName }) => interviewerName },
  {
    name: batchWords.account,
    card: '2 whole',
    isWrapped: true,
    isDimmed: true,
    cell: ({ hint }) => hint,
  },
  {
    name: batchWords.state,
    card: '3 whole',
    isWrapped: true,
    cell: ({ state, because, paidOn, movedAt }) => (
      <StateMark shape={payoutShapes[state]}>
        {payoutStateWords[state]}{' '}
        {state === 'paid' && paidOn !== null ? calendarDayText(paidOn) : <Instant at={movedAt} />}
        {because !== '' && `: ${because}`}
      </StateMark>
    ),
  },
  { name: batchWords.amount, width: '8rem', isNumber: true, card: '4 start', cell: money },
  {
    name: batchWords.act,
    width: '8rem',
    card: '1 end',
    cell: (payout) => <Act payout={payout} />,
  },
];

function Act({ payout }: { readonly payout: ShownPayout }) {
  const [isAsking, setAsking] = useState(false);
  const { state, payoutID, isExported } = payout;
  if (state !== 'approved' && state !== 'paid') return null;
  const button = state === 'approved' ? batchWords.withdraw : batchWords.returned;
  const ask = state === 'approved' ? batchWords.askWithdraw : batchWords.askReturned;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={batchWords.of(button, payout)}
        onClick={() => setAsking(true)}
      >
        {button}
      </Button>
      {isAsking && (
        <ReasonDialog
          {...ask(payout)}
          endpoint={takePayoutBack}
          inputOf={(reason) => ({
            params: { payoutID: String(payoutID) },
            body: { state, isExported, reason },
          })}
          onEnd={() => setAsking(false)}
        />
      )}
    </>
  );
}
