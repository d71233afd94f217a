import { moneyText, rateText } from '@candor/contract/operations/billing-rules';
import { Fact, Facts } from '../../../ui/facts.tsx';
import type { Payment, Plan } from './billing-queries.ts';
import { checkoutWords } from './billing-words.ts';
import { planChangeWords } from './plan-change-words.ts';

type SumsProps = {
  readonly planName: string;
  readonly period?: Plan['period'];
  readonly of: Pick<Payment, 'net' | 'credited' | 'tax' | 'taxBasisPoints' | 'gross' | 'currency'>;
};

export function Sums({ planName, period = null, of: sums }: SumsProps) {
  const { net, credited, tax, taxBasisPoints, gross, currency } = sums;
  return (
    <Facts>
      <Fact name={checkoutWords.plan}>{planName}</Fact>
      {period !== null && <Fact name={checkoutWords.length}>{checkoutWords.period[period]}</Fact>}
      {credited > 0 && (
        <>
          <Fact name={planChangeWords.fullPrice}>{moneyText(net + credited, currency)}</Fact>
          <Fact name={planChangeWords.takenOff}>{moneyText(-credited, currency)}</Fact>
        </>
      )}
      <Fact name={checkoutWords.net}>{moneyText(net, currency)}</Fact>
      <Fact name={`${checkoutWords.tax} (${rateText(taxBasisPoints)})`}>
        {moneyText(tax, currency)}
      </Fact>
      <Fact name={checkoutWords.gross}>
        <strong>{moneyText(gross, currency)}</strong>
      </Fact>
    </Facts>
  );
}
