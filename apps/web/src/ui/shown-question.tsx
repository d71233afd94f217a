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
    <div className="shown-question">
      <p className="shown-question__stem">{text}</p>
      {imageURL !== null && (
        <img className="shown-question__picture" src={imageURL} alt={imageAlt} />
      )}
      {code !== null && (
        // Long lines scroll, by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0}>{code}</pre>
      )}
      <ol className="shown-question__options">
        {options.map((option, index) =>
          option.trim() === '' ? null : (
            <li key={optionLabels[index]} className="shown-question__option">
              <span className="shown-question__label">{optionLabels[index]}</span>
              <span>{option}</span>
              {rest.rightOption === index && <span className="shown-question__key">Right</span>}
            </li>
          ),
        )}
      </ol>
    </div>
  );
}
