import type { KitContent } from '@candor/contract/interviews/kit-rules';
import { nothingAsked } from '@candor/contract/interviews/scorecard-rules';
import { Fact, Facts } from '../../../ui/facts.tsx';
import type { Scorecard } from './scorecard-queries.ts';
import { cardWords, recommendationWords } from './scorecard-words.ts';

type Shown = NonNullable<Scorecard['others']>[number];

type Props = {
  readonly card: Omit<Shown, 'name'>;
  readonly kit: Pick<KitContent, 'attributes' | 'questions'> | null;
};

/** A scorecard to read: its points by their words, and what was written. */
export function ShownCard({ card, kit }: Props) {
  const asked = kit ?? nothingAsked;
  return (
    <div className="stack gap-sm">
      <p className="medium">
        {card.recommendation === null
          ? cardWords.noRecommendation
          : recommendationWords[card.recommendation]}
      </p>
      {card.summary !== '' && <p className="written">{card.summary}</p>}
      <Facts>
        {asked.attributes.map(({ name, points }, index) => {
          const { point = null, note = '' } = card.scores[index] ?? {};
          return (
            <Fact key={index} name={name}>
              {point === null ? cardWords.noPoint : cardWords.point(point, points[point - 1] ?? '')}
              {note !== '' && <p className="written dimmed">{note}</p>}
            </Fact>
          );
        })}
        {asked.questions.map((question, index) =>
          (card.answers[index] ?? '') === '' ? null : (
            <Fact key={`question ${index}`} name={question}>
              <span className="written">{card.answers[index]}</span>
            </Fact>
          ),
        )}
      </Facts>
    </div>
  );
}
