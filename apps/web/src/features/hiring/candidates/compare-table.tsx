import { mergeFields } from '@candor/contract/hiring/candidate-rules';
import type { Profile } from './candidate-queries.ts';
import { fieldWords, type MergeField, valueOf } from './compare-words.ts';

type Props = {
  readonly kept: Profile;
  readonly other: Profile;
  readonly fromOther: ReadonlySet<MergeField>;
  /** Somebody signs in with it. */
  readonly isEmailFixed: boolean;
  readonly onChoose: (field: MergeField, isOther: boolean) => void;
};

/** A row for each field; where both say the same there is nothing to choose. */
export function CompareTable({ kept, other, fromOther, isEmailFixed, onChoose }: Props) {
  return (
    <div>
      {mergeFields.map((field) => {
        const values = [valueOf(kept, field), valueOf(other, field)] as const;
        if (values[0] === '' && values[1] === '') return null;
        const isFixed = values[0] === values[1] || (field === 'email' && isEmailFixed);
        return (
          <fieldset key={field} className="compare-candidates__field">
            <legend>{fieldWords[field]}</legend>
            {values.map((value, index) => {
              const isOther = index === 1;
              const isChosen = fromOther.has(field) === isOther;
              return (
                <label
                  key={index}
                  className="row unwrapped baseline compare-candidates__value"
                  data-chosen={isChosen || values[0] === values[1]}
                >
                  <input
                    type="radio"
                    name={field}
                    checked={isChosen}
                    disabled={isFixed}
                    onChange={() => onChoose(field, isOther)}
                  />
                  <span>{value === '' ? 'Nothing' : value}</span>
                  <span className="visually-hidden">
                    {isOther ? ', of the second record' : ', of this record'}
                  </span>
                </label>
              );
            })}
          </fieldset>
        );
      })}
    </div>
  );
}
