import { Fact, Facts } from '../../../ui/facts.tsx';
import type { Scorecard } from './scorecard-queries.ts';
import { pageWords } from './scorecard-words.ts';
import { SeatCv } from './seat-cv.tsx';
import { ShownCard } from './shown-card.tsx';

type Props = { readonly token: string; readonly seen: Scorecard };

/** Beside the scorecard: the plan, the application where it is shared, and the others. */
export function ScorecardSide({ token, seen }: Props) {
  return (
    <div className="stack gap-xl packed minor">
      <Plan kit={seen.kit} />
      {seen.cv !== null && <SeatCv token={token} cv={seen.cv} />}
      {seen.answers !== null && <Answers answers={seen.answers} />}
      <Others seen={seen} />
    </div>
  );
}

function Plan({ kit }: Pick<Scorecard, 'kit'>) {
  const sections = kit?.content.sections ?? [];
  return (
    <section className="stack gap-sm" aria-labelledby="card-plan">
      <h2 id="card-plan">{pageWords.plan}</h2>
      {sections.length === 0 && <p className="dimmed">{pageWords.noPlan}</p>}
      {sections.map(({ title, minutes, questions, lookFor }, index) => (
        <div key={index} className="stack gap-xs anywhere">
          <h3 className="row baseline spread">
            {title} <span className="dimmed tabular">{pageWords.minutes(minutes)}</span>
          </h3>
          {questions.length > 0 && (
            <ul className="bullets">
              {questions.map((question, place) => (
                <li key={place}>{question}</li>
              ))}
            </ul>
          )}
          {lookFor !== '' && (
            <p className="written dimmed">
              {pageWords.lookFor}
              {lookFor}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

function Answers({ answers }: { readonly answers: NonNullable<Scorecard['answers']> }) {
  return (
    <section className="stack gap-sm" aria-labelledby="card-answers">
      <h2 id="card-answers">{pageWords.application}</h2>
      {answers.length === 0 ? (
        <p className="dimmed">{pageWords.noAnswers}</p>
      ) : (
        <Facts>
          {answers.map(({ label, answer }, index) => (
            <Fact key={index} name={label}>
              <span className="written">{answer}</span>
            </Fact>
          ))}
        </Facts>
      )}
    </section>
  );
}

function Others({ seen: { others, kit } }: { readonly seen: Scorecard }) {
  return (
    <section className="stack gap-sm" aria-labelledby="card-others">
      <h2 id="card-others">{pageWords.others}</h2>
      {others === null && <p className="dimmed">{pageWords.othersHidden}</p>}
      {others?.length === 0 && <p className="dimmed">{pageWords.othersNone}</p>}
      {others?.map((card, index) => (
        <div key={index} className="stack gap-xs card">
          <h3>{card.name}</h3>
          <ShownCard card={card} kit={kit?.content ?? null} />
        </div>
      ))}
    </section>
  );
}
