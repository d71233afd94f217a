import type { Input } from '@candor/contract';
import { addCandidateNote, editCandidateNote } from '@candor/contract/hiring/candidate-profile';
import { Button, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { call } from '../../../lib/api.ts';
import type { CallError } from '../../../lib/api-error.ts';
import { useRead, useTask } from '../../../lib/server-state.ts';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { choicesQuery, everythingOfApplicants, type Note } from './candidate-queries.ts';
import { askedName, namedIn, withName } from './mention-rules.ts';
import { noteKept } from './note-words.ts';
import './note-form.css';

type Props = {
  readonly candidateID: string;
  /** A note of mine that is changed; else a new one is written. */
  readonly given?: Note;
  readonly onSaved?: () => void;
  readonly onCancel?: () => void;
};

/** An @ offers colleagues; who still stands in the text when it is saved is told. */
export function NoteForm({ candidateID, given, onSaved, onCancel }: Props) {
  const { data } = useRead(choicesQuery);
  const colleagues = data?.colleagues ?? [];
  const form = useTaskForm(addCandidateNote, useSaveNote(given?.noteID ?? null), {
    initial: { text: given?.text ?? '', isPrivate: given?.isPrivate ?? false },
    toInput: ({ text, isPrivate }) => {
      const named = isPrivate ? [] : namedIn(text, [...colleagues, ...(given?.mentions ?? [])]);
      const mentions = [...new Set(named.map(({ membershipID }) => membershipID))];
      return { params: { candidateID }, body: { text: text.trim(), isPrivate, mentions } };
    },
    onDone: () => {
      form.setValues({ text: '', isPrivate: false });
      onSaved?.();
    },
  });
  const { text, isPrivate } = form.values;
  const field = useRef<HTMLTextAreaElement>(null);
  const asked = isPrivate ? null : askedName(text);
  const offered =
    asked === null
      ? []
      : colleagues.filter(({ name }) => name.toLowerCase().startsWith(asked)).slice(0, 6);
  return (
    <EndpointForm of={form} className="stack gap-xs">
      <FormRefusal of={form} />
      <Textarea
        ref={field}
        label={given === undefined ? 'New note' : 'Note'}
        description={isPrivate ? 'Only you will see it.' : 'Type @ to name a colleague.'}
        rows={3}
        maxLength={10_000}
        {...form.field('text')}
      />
      {offered.length > 0 && (
        <fieldset className="row gap-2xs">
          <legend className="visually-hidden">Colleagues</legend>
          {offered.map(({ membershipID, name }) => (
            <Button
              key={membershipID}
              variant="default"
              size="compact-sm"
              onClick={() => {
                form.set('text', withName(text, name));
                field.current?.focus();
              }}
            >
              @{name}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="row gap-sm unwrapped note-form__end">
        <label className="check note-form__private">
          <input
            type="checkbox"
            checked={isPrivate}
            onChange={(event) => form.set('isPrivate', event.currentTarget.checked)}
          />
          Private
        </label>
        {onCancel !== undefined && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" disabled={text.trim() === ''} loading={form.isPending}>
          {given === undefined ? 'Add note' : 'Save'}
        </Button>
      </div>
    </EndpointForm>
  );
}

/** Null: a new one. */
const useSaveNote = (noteID: number | null) =>
  useTask<unknown, CallError<typeof addCandidateNote>, Input<typeof addCandidateNote>>(
    ({ params, body }) =>
      noteID === null
        ? call(addCandidateNote, { params, body })
        : call(editCandidateNote, { params: { ...params, noteID: String(noteID) }, body }),
    {
      refreshes: everythingOfApplicants,
      tells: () => {
        if (noteID === null) showToast({ tone: 'success', text: noteKept });
      },
    },
  );
