import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { CardLines } from './card-lines.tsx';
import { ownScorecardsQuery } from './scorecard-queries.ts';
import { ownWords } from './scorecard-words.ts';

/** Of the interviews in which who is signed in sat: which scorecards are owed, and the way to each. */
export function OwnScorecards() {
  const own = useRead(ownScorecardsQuery);
  if (own.data?.scorecards.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="own-scorecards">
      <h2 id="own-scorecards">{ownWords.title}</h2>
      <Loaded query={own} what={ownWords.what}>
        {({ scorecards }) => <CardLines cards={scorecards} />}
      </Loaded>
    </section>
  );
}
