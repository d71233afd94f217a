import { feedbackAspects } from '@candor/contract/interviews/candidate-feedback-rules';
import type { Feedback } from './feedback-queries.ts';
import { aspectWords, pointWords, readWords } from './feedback-words.ts';

type Props = { readonly given: NonNullable<Feedback['given']> };

/** What a candidate said, to themselves and to the company. */
export function GivenFeedback({ given }: Props) {
  return (
    <>
      <dl className="stack gap-sm">
        {feedbackAspects.map((aspect) => (
          <div key={aspect}>
            <dt className="dimmed">{aspectWords[aspect]}</dt>
            <dd className="medium">{pointWords[given[aspect] - 1]}</dd>
          </div>
        ))}
      </dl>
      {given.comment === '' ? (
        <p className="dimmed">{readWords.noComment}</p>
      ) : (
        <div className="stack gap-xs">
          <h3 className="minor">{readWords.comment}</h3>
          <p className="written measure">{given.comment}</p>
        </div>
      )}
    </>
  );
}
