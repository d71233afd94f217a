import { Button } from '@mantine/core';
import { useId } from 'react';
import { fileFieldWords as words } from './file-field-words.ts';
import './file-field.css';

type Props = {
  readonly id?: string;
  readonly label: string;
  /** For the file dialog; the server judges by the bytes. */
  readonly accept: string;
  readonly hint: string;
  /** The name of what is there already. */
  readonly kept: string | null;
  readonly problem: string | undefined;
  readonly isPending: boolean;
  readonly onChoose: (file: File) => void;
  readonly onOpen?: () => void;
  readonly onRemove?: () => void;
};

/** A native file input: it opens with the keyboard, and names what was chosen. */
export function FileField({ label, accept, hint, kept, problem, isPending, ...rest }: Props) {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <div className="stack gap-2xs file-field">
      <label htmlFor={id}>{label}</label>
      {kept !== null && (
        <p className="row file-field__kept">
          <span className="file-field__name">{kept}</span>
          {rest.onOpen !== undefined && (
            <Button variant="subtle" size="compact-sm" onClick={rest.onOpen}>
              {words.download}
            </Button>
          )}
          {rest.onRemove !== undefined && (
            <Button variant="subtle" size="compact-sm" onClick={rest.onRemove}>
              {words.remove}
            </Button>
          )}
        </p>
      )}
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={isPending}
        aria-describedby={`${id}-hint`}
        aria-invalid={problem !== undefined}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) rest.onChoose(file);
        }}
      />
      <output id={`${id}-hint`} className={problem === undefined ? 'dimmed tiny' : 'problem tiny'}>
        {isPending ? words.uploading : (problem ?? hint)}
      </output>
    </div>
  );
}
