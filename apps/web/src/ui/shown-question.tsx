import { optionLabels } from '@candor/contract/interviews/option-rules';
import './shown-question.css';

type Props = {
  readonly text: string;
  readonly code: string | null;
  readonly imageURL: string | null;
  readonly imageAlt: string;
  /** In the order of their labels; blank ones are left out, as the room leaves them out. */
  readonly options: readonly string[];
  /** Position of the right one, where the reader may know it. */
  readonly rightOption?: number;
};

/** A question as a candidate sees it, to be looked at. */
export function ShownQuestion({ text, code, imageURL, imageAlt, options, ...rest }: Props) {
  return (
    <div className="stack gap-sm shown-question">
      <p className="bold written shown-question__stem">{text}</p>
      {imageURL !== null && (
        <img className="shown-question__picture" src={imageURL} alt={imageAlt} />
      )}
      {code !== null && (
        // Long lines scroll, by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0}>{code}</pre>
      )}
      <ol className="stack gap-sm">
        {options.map((option, index) =>
          option.trim() === '' ? null : (
            <li key={optionLabels[index]} className="row gap-sm unwrapped shown-question__option">
              <span className="bold">{optionLabels[index]}</span>
              <span>{option}</span>
              {rest.rightOption === index && <span className="shown-question__key">Right</span>}
            </li>
          ),
        )}
      </ol>
    </div>
  );
}
