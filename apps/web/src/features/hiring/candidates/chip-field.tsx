import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import './chip-field.css';

type Props = {
  readonly label: string;
  readonly placeholder: string;
  /** Words that are in use; others may be typed too. */
  readonly suggestions: readonly string[];
  readonly chosen: readonly string[];
  readonly most: number;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Several words: Enter or a suggestion adds one, its button takes it away. */
export function ChipField({ label, placeholder, suggestions, chosen, most, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const list = useId();
  const add = (text: string): void => {
    const word = text.trim().toLowerCase();
    setTyped('');
    if (word !== '' && !chosen.includes(word) && chosen.length < most) onChange([...chosen, word]);
  };
  return (
    <div className="stack gap-xs">
      <TextInput
        label={label}
        placeholder={placeholder}
        list={list}
        maxLength={60}
        value={typed}
        onChange={(event) => {
          const { value } = event.currentTarget;
          // A suggestion that was picked is complete; what is still typed is not.
          const isPicked = (event.nativeEvent as InputEvent).inputType === undefined;
          if (isPicked && suggestions.includes(value)) add(value);
          else setTyped(value);
        }}
        onBlur={() => add(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add(typed);
        }}
      />
      <datalist id={list}>
        {suggestions.slice(0, 200).map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </datalist>
      {chosen.length > 0 && (
        <ul className="row gap-2xs" aria-label={`${label}: chosen`}>
          {chosen.map((word) => (
            <li key={word}>
              <button
                type="button"
                className="chip-field__chip"
                onClick={() => onChange(chosen.filter((other) => other !== word))}
              >
                {word}
                <span aria-hidden="true"> ×</span>
                <span className="visually-hidden">, remove</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
