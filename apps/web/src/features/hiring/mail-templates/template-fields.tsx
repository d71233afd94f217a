import {
  LETTER_SUBJECT_MOST,
  LETTER_TEXT_MOST,
  type LetterKind,
  variablesOf,
} from '@candor/contract/hiring/mail-template-rules';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { insertVariable } from '../../../ui/write-in-field.ts';
import type { Template, TemplateProblems } from './letter-draft-rules.ts';

type Props = {
  readonly kind: LetterKind;
  readonly isNamed: boolean;
  readonly template: Template;
  readonly problems: TemplateProblems;
  /** Somebody tried to save: everything that is wrong is said. */
  readonly isTried: boolean;
  readonly onChange: (change: Partial<Template>) => void;
};

type Words = 'subject' | 'body';

export function TemplateFields({ kind, isNamed, template, problems, isTried, onChange }: Props) {
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const [last, setLast] = useState<Words>('body');
  const [left, setLeft] = useState<ReadonlySet<keyof TemplateProblems>>(new Set());
  const errorOf = (field: keyof TemplateProblems) =>
    isTried || left.has(field) ? problems[field] : undefined;
  const leave = (field: keyof TemplateProblems) => () => setLeft(new Set([...left, field]));
  const insert = (name: string): void => {
    const field = (last === 'subject' ? subject : body).current;
    if (field !== null) onChange({ [last]: insertVariable(field, name) });
  };
  return (
    <>
      {isNamed && (
        <TextInput
          label="Name"
          description="Only you and your colleagues see it."
          withAsterisk
          maxLength={80}
          value={template.name}
          error={errorOf('name')}
          onBlur={leave('name')}
          onChange={({ currentTarget: { value } }) => onChange({ name: value })}
        />
      )}
      <TextInput
        ref={subject}
        label="Subject"
        withAsterisk
        maxLength={LETTER_SUBJECT_MOST}
        value={template.subject}
        error={errorOf('subject')}
        onFocus={() => setLast('subject')}
        onBlur={leave('subject')}
        onChange={({ currentTarget: { value } }) => onChange({ subject: value })}
      />
      <Textarea
        ref={body}
        label="Text"
        description="An empty line begins a new paragraph."
        withAsterisk
        autosize
        minRows={8}
        maxRows={20}
        maxLength={LETTER_TEXT_MOST}
        value={template.body}
        error={errorOf('body')}
        onFocus={() => setLast('body')}
        onBlur={leave('body')}
        onChange={({ currentTarget: { value } }) => onChange({ body: value })}
      />
      <VariableList kind={kind} where={last === 'subject' ? 'subject' : 'text'} onInsert={insert} />
    </>
  );
}

type ListProps = {
  readonly kind: LetterKind;
  readonly where: string;
  readonly onInsert: (name: string) => void;
};

function VariableList({ kind, where, onInsert }: ListProps) {
  return (
    <fieldset className="mail-templates-page__variables">
      <legend>Words that are filled in</legend>
      <ul>
        {Object.entries(variablesOf(kind)).map(([name, { meaning }]) => (
          <li key={name}>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Insert {{${name}}} into the ${where}`}
              onClick={() => onInsert(name)}
            >
              {`{{${name}}}`}
            </Button>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
