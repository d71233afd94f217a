import { Button } from '@mantine/core';
import type { SaveState } from './autosave-keeper.ts';
import './save-note.css';

const notes: Readonly<Record<SaveState, string>> = {
  untouched: '',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  partly: 'Saved, but for what is marked',
  away: 'Not saved: no answer from the server, trying again',
  conflict: 'Not saved: this job was changed in another window or by others.',
};

/** Where the autosave stands, always in words. */
export function SaveNote({
  state,
  onReload,
}: {
  readonly state: SaveState;
  readonly onReload: () => void;
}) {
  return (
    <div className="row save-note">
      <output className={`save-note__text--${state}`}>{notes[state]}</output>
      {state === 'conflict' && (
        <Button variant="default" onClick={onReload}>
          Load the newer version
        </Button>
      )}
    </div>
  );
}
