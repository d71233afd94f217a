import type { Output } from '@candor/contract';
import { listOwnPayouts } from '@candor/contract/operations/payouts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { readPages, useReadPages } from '../../../lib/read-pages.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import { PayoutReceipt } from './payout-receipt.tsx';
import { money, ownPayoutWords, ownShapes, ownStateWords } from './own-payout-words.ts';

type OwnPayout = Output<typeof listOwnPayouts>['payouts'][number];

const ownPayoutsQuery = readPages(listOwnPayouts, {
  inputAt: (page: number | undefined) => ({
    query: page === undefined ? {} : { page: String(page) },
  }),
  next: ({ total, pageSize, page }) => (page * pageSize < total ? page + 1 : null),
});

/** Of an interviewer; nothing where nothing was ever paid to them, or nobody pays here. */
export function OwnPayouts() {
  const own = useReadPages(ownPayoutsQuery);
  const all = own.data?.pages.flatMap(({ payouts }) => payouts) ?? [];
  if (all.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="own-payouts">
      <h2 id="own-payouts">{ownPayoutWords.title}</h2>
      <ul className="lines">
        {all.map((one) => (
          <li key={one.payoutID}>
            <OwnLine of={one} />
          </li>
        ))}
      </ul>
      {own.hasNextPage && (
        <div>
          <Button
            variant="default"
            loading={own.isFetchingNextPage}
            onClick={() => void own.fetchNextPage()}
          >
            {ownPayoutWords.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function OwnLine({ of: one }: { readonly of: OwnPayout }) {
  const [isReading, setReading] = useState(false);
  const { payoutID, state, amount, currency, hint, because, paidOn } = one;
  return (
    <div className="stack gap-2xs">
      <div className="row apart">
        <span className="medium tabular">{money(amount, currency)}</span>
        <StateMark shape={ownShapes[state]}>
          {state === 'paid' ? ownPayoutWords.on(paidOn ?? '') : ownStateWords[state]}
        </StateMark>
        <span className="dimmed">{ownPayoutWords.to(hint)}</span>
        {state === 'paid' && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={ownPayoutWords.receiptOf(payoutID)}
            onClick={() => setReading(true)}
          >
            {ownPayoutWords.receipt}
          </Button>
        )}
      </div>
      {because !== '' && <p className="written">{ownPayoutWords.because(because)}</p>}
      {isReading && <PayoutReceipt of={one} onClose={() => setReading(false)} />}
    </div>
  );
}
