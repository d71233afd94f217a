import { areas, rights } from '@candor/contract/people/right-rules';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useRights } from '../../../lib/rights.ts';
import { Instant } from '../../../ui/instant.tsx';
import { type Review, useAddNote } from './review-queries.ts';
import './interview-notes.css';

type Props = { readonly interviewScheduleID: string; readonly notes: Review['notes'] };

/** What reviewers tell each other; it stands on the candidate's profile too. */
export function InterviewNotes({ interviewScheduleID, notes }: Props) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const mayWrite = useRights()(areas.interviews, rights.change);
  const add = useAddNote(interviewScheduleID);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate(text, {
      onSuccess: () => {
        setText('');
        field.current?.focus();
      },
      onError: () => field.current?.focus(),
    });
  };
  return (
    <div className="interview-notes">
      {notes.length === 0 && (
        <p className="interview-notes__none">Nobody has written a note yet.</p>
      )}
      <ol className="interview-notes__notes">
        {notes.map(({ text: note, author, at }) => (
          <li key={`${at}-${author}-${note.slice(0, 20)}`}>
            <p className="interview-notes__author">
              {author}, <Instant at={at} />
            </p>
            <p className="interview-notes__text">{note}</p>
          </li>
        ))}
      </ol>
      {mayWrite && (
        <form className="interview-notes__form" noValidate onSubmit={save}>
          <Textarea
            ref={field}
            label="New note"
            description="Colleagues who may see interviews or candidates can read it."
            autosize
            minRows={2}
            maxRows={10}
            maxLength={10_000}
            value={text}
            error={add.error?.message}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={add.isPending}>
            Add note
          </Button>
        </form>
      )}
    </div>
  );
}
