import type { ReactNode } from 'react';
import { Instant } from '../../../ui/instant.tsx';
import { dayOf } from '../../../ui/day-words.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { OwnStatement, Statement } from './statement-queries.ts';
import { lineWords, money, stateShapes, stateWords } from './statement-words.ts';

type Props = {
  readonly of: Statement | OwnStatement;
  readonly title: ReactNode;
};

/** One interview and what is owed for it, the same for both sides. */
export function StatementFacts({ of: one, title }: Props) {
  const { state, startsAt, rate, currency, minutes, amount, reason, reply, doneAt } = one;
  const isSent = one.isApproved && state !== 'paid';
  const isOwed = amount > 0 && state !== 'paid';
  return (
    <div className="stack gap-2xs">
      <p className="medium anywhere">{title}</p>
      <div className="row apart">
        <StateMark shape={stateShapes[state]}>{stateWords[state]}</StateMark>
        {isSent && <span className="dimmed">{lineWords.approved}</span>}
        <span className="tabular">
          {amount === 0
            ? lineWords.nothing
            : isOwed
              ? lineWords.owed(money(amount, currency))
              : money(amount, currency)}
        </span>
        <span className="dimmed tabular">
          {startsAt === null ? lineWords.noTime : <Instant at={startsAt} />}
        </span>
        <span className="dimmed tabular">{lineWords.terms(money(rate, currency), minutes)}</span>
      </div>
      {state === 'agreed' && doneAt !== null && (
        <p className="dimmed small">{lineWords.countsFrom(dayOf(doneAt))}</p>
      )}
      {reason !== '' && <p className="written">{lineWords.reason(reason)}</p>}
      {reply !== '' && <p className="written">{lineWords.reply(reply)}</p>}
    </div>
  );
}
