import { Button } from '@mantine/core';
import { useId } from 'react';
import { colourOf } from './colour-code.ts';
import { colourWords } from './brand-words.ts';
import './colour-field.css';

type Props = {
  /** As typed. */
  readonly text: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
};

/** Optional: picked, or typed as its code. */
export function ColourField({ text, problem, onChange, onBlur }: Props) {
  const id = useId();
  return (
    <div className="row gap-md">
      <input
        className="colour-field__picker"
        type="color"
        aria-label={colourWords.pick}
        value={colourOf(text) ?? PINE}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className="stack gap-2xs colour-field__code">
        <label htmlFor={id}>{colourWords.label}</label>
        <input
          id={id}
          className="colour-field__text"
          value={text}
          maxLength={7}
          spellCheck={false}
          placeholder={PINE}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem !== undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
        <span id={`${id}-hint`} className="stack gap-2xs tiny">
          <span className="dimmed">{colourWords.hint}</span>
          <span className="problem" role="alert">
            {problem}
          </span>
        </span>
      </div>
      {text !== '' && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange('')}>
          {colourWords.remove}
        </Button>
      )}
    </div>
  );
}

/** Of the product, where a company chose none. */
const PINE = '#0f6b55';
