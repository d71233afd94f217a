import { moneyText } from '@candor/contract/operations/billing-rules';
import type { Seat } from './seat-queries.ts';
import { termWords } from './seat-term-words.ts';

type Props = { readonly terms: NonNullable<Seat['terms']>; readonly minutes: number };

/** What somebody from outside agrees to with the seat: read before they accept. */
export function SeatTerms({ terms, minutes }: Props) {
  const { rate, currency, amount, lateHours, latePercent, lateMinutes, rules } = terms;
  const money = (one: number) => moneyText(one, currency);
  return (
    <section className="card stack gap-xs" aria-labelledby="terms">
      <h2 id="terms">{termWords.title}</h2>
      <p className="tabular">{termWords.price(money(amount), money(rate), minutes)}</p>
      <p>{termWords.late(lateHours, latePercent)}</p>
      <p>{termWords.noShow(lateMinutes)}</p>
      {rules !== '' && <p className="written">{termWords.rules(rules)}</p>}
    </section>
  );
}
