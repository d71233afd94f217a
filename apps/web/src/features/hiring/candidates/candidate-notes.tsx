import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import {
  type Note,
  notesQuery,
  useAddNote,
  useEditNote,
  useRemoveNote,
} from './candidate-queries.ts';
import { NoteForm } from './note-form.tsx';
import { useMay } from './use-may.ts';

type Props = { readonly candidateID: string };

export function CandidateNotes({ candidateID }: Props) {
  const notes = useRead(notesQuery(candidateID));
  const adding = useAddNote();
  const may = useMay();
  // A new key empties the form after its note was taken.
  const [round, setRound] = useState(0);
  if (notes.isPending) return <LoadingState what="the notes" />;
  if (notes.isError) {
    return <ErrorState title="The notes could not be loaded">{notes.error.message}</ErrorState>;
  }
  return (
    <section className="profile-frame__section" aria-label="Notes">
      {may.writeNotes && (
        <NoteForm
          key={round}
          label="New note"
          action="Add note"
          isPending={adding.isPending}
          problem={adding.error?.message}
          onSave={(body) =>
            adding.mutate(
              { params: { candidateID }, body },
              {
                onSuccess: () => {
                  setRound(round + 1);
                  showToast({ tone: 'success', text: 'The note is kept.' });
                },
              },
            )
          }
        />
      )}
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
  const [editing, removing] = [useEditNote(), useRemoveNote()];
  const params = { candidateID, noteID: String(note.noteID) };
  if (state === 'edited') {
    return (
      <li className="profile-frame__entry">
        <NoteForm
          label="Note"
          action="Save"
          given={note}
          isPending={editing.isPending}
          problem={editing.error?.message}
          onCancel={() => setState('shown')}
          onSave={(body) =>
            editing.mutate({ params, body }, { onSuccess: () => setState('shown') })
          }
        />
      </li>
    );
  }
  return (
    <li className="profile-frame__entry">
      <div className="profile-frame__line">
        <strong>
          {note.authorName}
          {note.isPrivate && ' · only you see this'}
        </strong>
        <span className="profile-frame__dim">
          <Instant at={note.createdAt} />
          {note.editedAt !== null && ' · edited'}
        </span>
      </div>
      <p className="profile-frame__text">{note.text}</p>
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
