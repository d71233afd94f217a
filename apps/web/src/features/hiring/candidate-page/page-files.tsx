import { Button } from '@mantine/core';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { type Page, useOpenFile } from './candidate-page-queries.ts';
import { fileWords as words } from './candidate-page-words.ts';

type Props = { readonly token: string; readonly files: Page['files'] };

/** What the candidate sent, and what came with messages. */
export function PageFiles({ token, files }: Props) {
  const opening = useOpenFile(token);
  return (
    <section className="stack gap-sm" aria-labelledby="page-files">
      <h2 id="page-files">{words.title}</h2>
      {opening.error !== null && (
        <FormProblem key={opening.submittedAt} text={opening.error.message} />
      )}
      {files.length === 0 ? (
        <p className="dimmed">{words.none}</p>
      ) : (
        <ul className="lines">
          {files.map(({ fileID, fileName, uploadedAt, isOwn }) => (
            <li key={fileID} className="row apart spread">
              <div>
                <p className="medium anywhere">{fileName}</p>
                <p className="dimmed small">
                  {isOwn ? words.own : words.theirs}
                  {' · '}
                  <Instant at={uploadedAt} />
                </p>
              </div>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={words.download(fileName)}
                onClick={() => opening.mutate({ fileID })}
              >
                {words.get}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
