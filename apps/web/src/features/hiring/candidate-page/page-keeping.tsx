import { Fact, Facts } from '../../../ui/facts.tsx';
import type { Page } from './candidate-page-queries.ts';
import { keptWords as words } from './candidate-page-words.ts';

/** For how long the company keeps each kind. */
export function PageKeeping({ keeping, isKeptByLaw }: Pick<Page, 'keeping' | 'isKeptByLaw'>) {
  return (
    <section className="stack gap-sm" aria-labelledby="page-keeping">
      <h2 id="page-keeping">{words.title}</h2>
      <p className="dimmed">{words.note}</p>
      <Facts hasLongNames>
        {keeping.map(({ kind, days }) => (
          <Fact key={kind} name={words.kinds[kind]}>
            {words.days(days)}
          </Fact>
        ))}
      </Facts>
      {isKeptByLaw === true && <p>{words.byLaw}</p>}
    </section>
  );
}
