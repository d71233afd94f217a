import { useRead } from '../../../lib/server-state.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { offerQuery } from './marketplace-queries.ts';
import { cardWords, foundWords } from './marketplace-words.ts';

/** On the interviewer's first page: whether companies find them, and the way to change it. */
export function FoundSection() {
  const offer = useRead(offerQuery);
  return (
    <section className="stack start" aria-labelledby="found">
      <h2 id="found">{foundWords.title}</h2>
      <Loaded query={offer} what={foundWords.what}>
        {({ isPublished, rate, currency, payout }) => (
          <>
            <p>
              {isPublished && rate !== null
                ? foundWords.found(cardWords.rate(rate, currency))
                : foundWords.hidden}
            </p>
            {isPublished && payout === null && <p className="dimmed">{foundWords.unpaid}</p>}
            <ButtonLink variant="default" to="/interviewer/profile" hash="offer">
              {isPublished ? foundWords.change : foundWords.begin}
            </ButtonLink>
          </>
        )}
      </Loaded>
    </section>
  );
}
