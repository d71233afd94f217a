import { Button } from '@mantine/core';
import { colourPattern } from '@candor/contract/people/brand-rules';
import { useId, useState } from 'react';
import { colourWords } from './brand-words.ts';
import './colour-field.css';

type Props = {
  readonly colour: string | null;
  readonly onChange: (colour: string | null) => void;
};

/** Optional: picked, or typed as its code. */
export function ColourField({ colour, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(colour ?? '');
  const isWrong = typed !== '' && !colourPattern.test(codeOf(typed));
  const take = (text: string): void => {
    setTyped(text);
    const code = codeOf(text);
    if (text.trim() === '') onChange(null);
    else if (colourPattern.test(code)) onChange(code);
  };
  return (
    <div className="row gap-md">
      <input
        className="colour-field__picker"
        type="color"
        aria-label={colourWords.pick}
        value={colour ?? PINE}
        onChange={(event) => take(event.currentTarget.value)}
      />
      <div className="stack gap-2xs colour-field__code">
        <label htmlFor={id}>{colourWords.label}</label>
        <input
          id={id}
          className="colour-field__text"
          value={typed}
          maxLength={7}
          spellCheck={false}
          placeholder={PINE}
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong}
          onChange={(event) => take(event.currentTarget.value)}
        />
        <span id={`${id}-hint`} className={isWrong ? 'problem tiny' : 'dimmed tiny'}>
          {isWrong ? colourWords.wrong : colourWords.hint}
        </span>
      </div>
      {colour !== null && (
        <Button variant="subtle" size="compact-sm" onClick={() => take('')}>
          {colourWords.remove}
        </Button>
      )}
    </div>
  );
}

/** Of the product, where a company chose none. */
const PINE = '#0f6b55';
const codeOf = (typed: string): string => {
  const text = typed.trim().toLowerCase();
  return text.startsWith('#') ? text : `#${text}`;
};
