import { foldQuote } from '@candor/contract/hiring/message-rules';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Instant } from '../../../ui/instant.tsx';
import type { MessageFile } from './message-queries.ts';
import { entryWords } from './message-words.ts';
import './messages.css';

type Props = {
  /** Who wrote it, in the reader's words. */
  readonly by: string;
  /** Written by the other side. */
  readonly isTheirs: boolean;
  readonly at: string;
  readonly body: string;
  readonly files: readonly MessageFile[];
  readonly onOpen: (file: MessageFile) => void;
  /** What it answers may stand below it, as in mails. */
  readonly foldsQuote?: boolean;
  readonly state?: ReactNode;
  readonly children?: ReactNode;
};

/** One message of either side, with what was sent along. */
export function MessageEntry({ by, isTheirs, at, body, files, onOpen, ...rest }: Props) {
  const { foldsQuote = false, state, children } = rest;
  const { said, quoted } = foldsQuote ? foldQuote(body) : { said: body, quoted: '' };
  return (
    <li
      className={`stack gap-xs anywhere messages__entry${isTheirs ? ' messages__entry--theirs' : ''}`}
    >
      <div className="row apart baseline spread">
        <span className="medium">{by}</span>
        <span className="row apart dimmed small">
          {state}
          <Instant at={at} />
        </span>
      </div>
      <p className="written">{said}</p>
      {quoted !== '' && (
        <details>
          <summary className="dimmed small">{entryWords.quote}</summary>
          <p className="written dimmed">{quoted}</p>
        </details>
      )}
      {files.length > 0 && (
        <ul className="row gap-2xs">
          {files.map((file) => (
            <li key={file.fileID}>
              {file.isRemoved ? (
                <span className="dimmed small">{entryWords.removed(file.fileName)}</span>
              ) : (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={entryWords.download(file.fileName)}
                  onClick={() => onOpen(file)}
                >
                  {file.fileName}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </li>
  );
}
