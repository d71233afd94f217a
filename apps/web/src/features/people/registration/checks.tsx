import type { ReactNode } from 'react';
import { fieldId } from '../../../ui/step-form.tsx';

type Props<T extends string> = {
  readonly title: string;
  readonly path: string;
  readonly choices: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: readonly T[];
  readonly problem: ReactNode;
  readonly onChange: (chosen: T[]) => void;
};

/** Any number of a few choices. */
export function Checks<T extends string>({
  title,
  path,
  choices,
  names,
  chosen,
  problem,
  onChange,
}: Props<T>) {
  const id = fieldId(path);
  const toggle = (choice: T, isOn: boolean): void =>
    onChange(choices.filter((each) => (each === choice ? isOn : chosen.includes(each))));
  return (
    <fieldset className="stack step-form__group" aria-describedby={`${id}-problem`}>
      <legend>{title}</legend>
      <div className="row apart">
        {choices.map((choice, index) => (
          <label key={choice} className="check">
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={(event) => toggle(choice, event.currentTarget.checked)}
            />
            {names[choice]}
          </label>
        ))}
      </div>
      <p id={`${id}-problem`} className="problem tiny step-form__field-problem">
        {problem}
      </p>
    </fieldset>
  );
}
