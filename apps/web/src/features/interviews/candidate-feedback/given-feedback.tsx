import { feedbackAspects } from '@candor/contract/interviews/candidate-feedback-rules';
import type { Feedback } from './feedback-queries.ts';
import { aspectWords, pointTexts, readWords } from './feedback-words.ts';

type Props = { readonly given: NonNullable<Feedback['given']> };

/** What a candidate said, to themselves and to the company. */
export function GivenFeedback({ given }: Props) {
  return (
    <dl className="stack gap-sm">
      {feedbackAspects.map((aspect) => (
        <div key={aspect}>
          <dt className="dimmed">{aspectWords[aspect]}</dt>
          <dd className="medium">{pointTexts.all[given[aspect] - 1]}</dd>
        </div>
      ))}
      <div>
        <dt className="dimmed">{readWords.comment}</dt>
        <dd className="written measure">
          {given.comment === '' ? readWords.noComment : given.comment}
        </dd>
      </div>
    </dl>
  );
}
