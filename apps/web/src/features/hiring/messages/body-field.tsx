import {
  MESSAGE_BODY_MOST,
  type MessageVariable,
  messageVariables,
} from '@candor/contract/hiring/message-rules';
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { insertVariable } from '../../../ui/write-in-field.ts';
import { formWords, meanings } from './message-words.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly error?: ReactNode;
  readonly onText: (text: string) => void;
};

/** What is written, and the words that are filled in, each to be put in where the cursor is. */
export function BodyField({ label, value, error, onText }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (name: MessageVariable): void => {
    if (area.current !== null) onText(insertVariable(area.current, name));
  };
  return (
    <div className="stack gap-xs">
      <Textarea
        ref={area}
        {...{ label, value, error }}
        description={formWords.bodyHint}
        withAsterisk
        autosize
        minRows={6}
        maxRows={20}
        maxLength={MESSAGE_BODY_MOST}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <fieldset className="row gap-2xs">
        <legend className="dimmed tiny">{formWords.variables}</legend>
        {messageVariables.map((name) => (
          <Button
            key={name}
            variant="default"
            size="compact-sm"
            title={meanings[name]}
            aria-label={formWords.insert(name)}
            onClick={() => insert(name)}
          >
            {`{{${name}}}`}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
