import { Button } from '@mantine/core';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type KeptView, useChooseView } from './view-queries.ts';
import { viewWords } from './view-words.ts';
import './kept-views.css';

type Props = {
  readonly kept: readonly KeptView[];
  readonly chosen: KeptView | undefined;
  readonly onOpen: (view: KeptView | null) => void;
  readonly onEdit: (view: KeptView) => void;
};

/** Mine, then those that colleagues share; each opens with a press. */
export function KeptViews({ kept, chosen, onOpen, onEdit }: Props) {
  const choosing = useChooseView();
  return (
    <>
      <ul className="kept-views" aria-label={viewWords.kept}>
        <li className="row unwrapped kept-views__row">
          <Name isOpen={chosen === undefined} name={viewWords.all} onOpen={() => onOpen(null)} />
        </li>
        {kept.map((view) => (
          <li key={view.viewID} className="row unwrapped spread kept-views__row">
            <Name
              isOpen={view.viewID === chosen?.viewID}
              name={view.name}
              note={noteOf(view)}
              onOpen={() => onOpen(view)}
            />
            <span className="row unwrapped gap-2xs">
              <Button
                variant={view.isDefault ? 'light' : 'subtle'}
                size="compact-sm"
                aria-pressed={view.isDefault}
                aria-label={viewWords.firstLabel(view.name)}
                disabled={choosing.isPending}
                onClick={() =>
                  choosing.mutate({
                    params: { viewID: String(view.viewID) },
                    body: { isDefault: !view.isDefault },
                  })
                }
              >
                {view.isDefault ? viewWords.first : viewWords.makeFirst}
              </Button>
              {view.isOwn && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={viewWords.editLabel(view.name)}
                  onClick={() => onEdit(view)}
                >
                  {viewWords.edit}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {kept.length === 0 && <p className="dimmed small">{viewWords.none}</p>}
      {choosing.error !== null && <FormProblem text={choosing.error.message} />}
    </>
  );
}

type NameProps = {
  readonly isOpen: boolean;
  readonly name: string;
  readonly note?: string;
  readonly onOpen: () => void;
};

function Name({ isOpen, name, note = '', onOpen }: NameProps) {
  return (
    <button
      type="button"
      className="kept-views__name"
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      {name} {note !== '' && <span className="dimmed small">{note}</span>}
    </button>
  );
}

function noteOf({ isOwn, isShared, ownerName }: KeptView): string {
  if (!isOwn) return viewWords.of(ownerName);
  return isShared ? viewWords.shared : '';
}
