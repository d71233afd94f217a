import { MESSAGE_FILES_MOST } from '@candor/contract/hiring/message-rules';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { base64Of } from '../../../lib/file-content.ts';
import { useTask } from '../../../lib/server-state.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { entryWords } from './message-words.ts';

export type Upload = { readonly fileName: string; readonly base64: string };

type Props = {
  readonly files: readonly Upload[];
  readonly problem: ReactNode;
  readonly onFiles: (files: readonly Upload[]) => void;
};

/** Several files, chosen one after the other; they leave with the message. */
export function FilesField({ files, problem, onFiles }: Props) {
  const reading = useTask(
    async (file: File) => ({ fileName: file.name, base64: await base64Of(file) }),
    { refreshes: [], onDone: (file) => onFiles([...files, file]) },
  );
  const isFull = files.length >= MESSAGE_FILES_MOST;
  return (
    <div className="stack gap-xs">
      {files.length > 0 && (
        <ul className="stack gap-2xs start">
          {files.map((file, at) => (
            // The same file may be chosen twice: its place is what tells it apart.
            <li key={at} className="row anywhere">
              <span>{file.fileName}</span>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={entryWords.remove(file.fileName)}
                onClick={() => onFiles(files.filter((_, place) => place !== at))}
              >
                {entryWords.removeShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="dimmed tiny">{entryWords.filesFull}</p>
      ) : (
        <FileField
          label={entryWords.files}
          accept=".pdf,.docx,.odt,.png,.jpg,.jpeg,.webp"
          hint={entryWords.filesHint}
          kept={null}
          problem={typeof problem === 'string' ? problem : reading.error?.message}
          isPending={reading.isPending}
          onChoose={(file) => reading.mutate(file)}
        />
      )}
    </div>
  );
}
