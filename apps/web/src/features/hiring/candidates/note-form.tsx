import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { choicesQuery, type Note, type NoteBody } from './candidate-queries.ts';
import { askedName, namedIn, withName } from './mention-rules.ts';
import './note-form.css';

type Props = {
  readonly label: string;
  readonly action: string;
  readonly given?: Note;
  readonly isPending: boolean;
  readonly problem: string | undefined;
  readonly onSave: (body: NoteBody) => void;
  readonly onCancel?: () => void;
};

/** An @ offers colleagues; who still stands in the text when it is saved is told. */
export function NoteForm({ label, action, given, isPending, problem, onSave, onCancel }: Props) {
  const { data } = useRead(choicesQuery);
  const [text, setText] = useState(given?.text ?? '');
  const [isPrivate, setPrivate] = useState(given?.isPrivate ?? false);
  const field = useRef<HTMLTextAreaElement>(null);
  const colleagues = data?.colleagues ?? [];
  const named = isPrivate ? [] : namedIn(text, [...colleagues, ...(given?.mentions ?? [])]);
  const mentions = [...new Set(named.map(({ membershipID }) => membershipID))];
  const asked = isPrivate ? null : askedName(text);
  const offered =
    asked === null
      ? []
      : colleagues.filter(({ name }) => name.toLowerCase().startsWith(asked)).slice(0, 6);
  return (
    <form
      className="note-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ text: text.trim(), isPrivate, mentions });
      }}
    >
      {problem !== undefined && <FormProblem text={problem} />}
      <Textarea
        ref={field}
        label={label}
        description={isPrivate ? 'Only you will see it.' : 'Type @ to name a colleague.'}
        rows={3}
        maxLength={10_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {offered.length > 0 && (
        <fieldset className="note-form__offered">
          <legend className="visually-hidden">Colleagues</legend>
          {offered.map(({ membershipID, name }) => (
            <Button
              key={membershipID}
              variant="default"
              size="compact-sm"
              onClick={() => {
                setText(withName(text, name));
                field.current?.focus();
              }}
            >
              @{name}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="note-form__end">
        <label className="note-form__private">
          <input
            type="checkbox"
            checked={isPrivate}
            onChange={(event) => setPrivate(event.currentTarget.checked)}
          />
          Private
        </label>
        {onCancel !== undefined && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" disabled={text.trim() === ''} loading={isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
