import { OFFER_TERMS_MOST, offerVariables } from '@candor/contract/hiring/offer-rules';
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { insertVariable } from '../../../ui/write-in-field.ts';
import { termsWords } from './offer-words.ts';
import './offers.css';

type Props = {
  readonly id: string;
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (terms: string) => void;
  readonly onBlur?: () => void;
};

/** Terms, and the words that are filled in, each to be put in where the cursor is. */
export function TermsField({ id, value, error, onChange, onBlur }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string): void => {
    if (area.current !== null) onChange(insertVariable(area.current, name));
  };
  return (
    <div className="stack gap-sm">
      <Textarea
        ref={area}
        {...{ id, value, error, onBlur }}
        label={termsWords.terms}
        description={termsWords.termsHint}
        withAsterisk
        autosize
        minRows={8}
        maxRows={24}
        maxLength={OFFER_TERMS_MOST}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <fieldset className="stack gap-xs offers__variables">
        <legend>{termsWords.variables}</legend>
        <ul>
          {Object.entries(offerVariables).map(([name, { meaning }]) => (
            <li key={name}>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={termsWords.insert(name)}
                onClick={() => insert(name)}
              >
                {`{{${name}}}`}
              </Button>
              <span className="small">{meaning}</span>
            </li>
          ))}
        </ul>
      </fieldset>
    </div>
  );
}
