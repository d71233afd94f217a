import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { CardLines } from './card-lines.tsx';
import { type OwnCard, ownScorecardsQuery } from './scorecard-queries.ts';
import { ownWords } from './scorecard-words.ts';

/** On a colleague's first page: the scorecards that they owe, the oldest first; without any, nothing. */
export function OwedScorecards() {
  const own = useRead(ownScorecardsQuery);
  return (
    <Loaded query={own} what={ownWords.what}>
      {({ scorecards }) => <Section owed={scorecards.filter(({ isSent }) => !isSent)} />}
    </Loaded>
  );
}

function Section({ owed }: { readonly owed: readonly OwnCard[] }) {
  if (owed.length === 0) return null;
  const oldestFirst = owed.toSorted((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt));
  return (
    <section className="stack gap-xs" aria-labelledby="owed-scorecards">
      <h2 id="owed-scorecards">
        {ownWords.owedTitle} <span className="dimmed tabular">{owed.length}</span>
      </h2>
      <CardLines cards={oldestFirst} />
    </section>
  );
}
