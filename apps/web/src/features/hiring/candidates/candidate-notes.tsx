import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { type Note, notesQuery, useRemoveNote } from './candidate-queries.ts';
import { NoteForm } from './note-form.tsx';
import { useMay } from './use-may.ts';

type Props = { readonly candidateID: string };

export function CandidateNotes({ candidateID }: Props) {
  const notes = useRead(notesQuery(candidateID));
  const may = useMay();
  if (notes.isPending) return <LoadingState what="the notes" />;
  if (notes.isLoadingError) {
    return <ErrorState title="The notes could not be loaded">{notes.error.message}</ErrorState>;
  }
  return (
    <section className="stack gap-sm column profile-frame__section" aria-label="Notes">
      {may.writeNotes && <NoteForm candidateID={candidateID} />}
      {notes.data.notes.length === 0 && <p>No notes yet.</p>}
      <ul>
        {notes.data.notes.map((note) => (
          <Entry
            key={note.noteID}
            candidateID={candidateID}
            note={note}
            mayChange={note.isOwn && may.writeNotes}
          />
        ))}
      </ul>
      {notes.data.isMore && <p>Older notes stand in the timeline.</p>}
    </section>
  );
}

type EntryProps = Props & { readonly note: Note; readonly mayChange: boolean };

function Entry({ candidateID, note, mayChange }: EntryProps) {
  const [state, setState] = useState<'shown' | 'edited' | 'leaving'>('shown');
  const removing = useRemoveNote();
  const params = { candidateID, noteID: String(note.noteID) };
  if (state === 'edited') {
    return (
      <li className="stack gap-2xs line profile-frame__entry">
        <NoteForm
          candidateID={candidateID}
          given={note}
          onSaved={() => setState('shown')}
          onCancel={() => setState('shown')}
        />
      </li>
    );
  }
  return (
    <li className="stack gap-2xs line profile-frame__entry">
      <div className="row apart baseline spread">
        <strong>
          {note.authorName}
          {note.isPrivate && ' · only you see this'}
        </strong>
        <span className="dimmed small">
          <Instant at={note.createdAt} />
          {note.editedAt !== null && ' · edited'}
        </span>
      </div>
      <p className="written">{note.text}</p>
      {removing.isError && <FormProblem text={removing.error.message} />}
      {mayChange && (
        <p>
          <Button variant="subtle" size="compact-sm" onClick={() => setState('edited')}>
            Edit
          </Button>
          {state === 'leaving' ? (
            <Button
              variant="subtle"
              size="compact-sm"
              loading={removing.isPending}
              onClick={() => removing.mutate({ params })}
            >
              Really remove
            </Button>
          ) : (
            <Button variant="subtle" size="compact-sm" onClick={() => setState('leaving')}>
              Remove
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
