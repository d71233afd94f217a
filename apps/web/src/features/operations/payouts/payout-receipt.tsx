import { calendarDayText } from '../../../ui/day-words.ts';
import type { Output } from '@candor/contract';
import type { listOwnPayouts } from '@candor/contract/operations/payouts';
import { Button } from '@mantine/core';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { money, receiptWords } from './own-payout-words.ts';
import './payout-receipt.css';

type Props = {
  readonly of: Output<typeof listOwnPayouts>['payouts'][number];
  readonly onClose: () => void;
};

/** What was paid, by whom and for what: to be read, and printed for the books. */
export function PayoutReceipt({ of: one, onClose }: Props) {
  const { payoutID, payer, paidOn, hint, amount, currency, lines } = one;
  return (
    <ModalDialog title={receiptWords.title(payoutID)} onClose={onClose} isReading>
      <div className="stack payout-receipt">
        <Facts>
          <Fact name={receiptWords.payer}>{payer}</Fact>
          <Fact name={receiptWords.day}>{paidOn === null ? '' : calendarDayText(paidOn)}</Fact>
          <Fact name={receiptWords.account}>{hint}</Fact>
          <Fact name={receiptWords.sum}>{money(amount, currency)}</Fact>
        </Facts>
        <h3>{receiptWords.caption}</h3>
        <ul className="lines">
          {lines.map((line, index) => (
            <li key={index} className="row apart spread">
              <span className="anywhere">
                {line.jobTitle}, {line.companyName}
                {line.isCancelled && ` (${receiptWords.cancelled})`}
              </span>
              <span className="dimmed">{line.startsAt && <Instant at={line.startsAt} />}</span>
              <span className="tabular">{money(line.amount, currency)}</span>
            </li>
          ))}
        </ul>
        <p className="dimmed small">{receiptWords.note}</p>
      </div>
      <div className="row gap-sm unprinted">
        <Button onClick={() => window.print()}>{receiptWords.print}</Button>
        <Button variant="default" onClick={onClose}>
          {receiptWords.close}
        </Button>
      </div>
    </ModalDialog>
  );
}
