import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { MailHtml } from '../../../ui/mail-html.tsx';
import {
  type Accommodations,
  type Draft,
  draftProblems,
  type Opening,
  windowOf,
} from './schedule-draft-rules.ts';
import { previewQuery } from './scheduling-queries.ts';
import { useRested } from '../../../ui/use-rested.ts';

type Props = Opening & {
  readonly draft: Draft;
  readonly jobID: number;
  readonly usual: Accommodations;
};

/** The mail to the first candidate, written by the server as it will be sent. */
export function MailPreview({ draft, jobID, usual, earliest = null }: Props) {
  const [isText, setText] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const { people: _, ...problems } = draftProblems(draft, openedAt, { earliest });
  const window = Object.keys(problems).length > 0 ? null : windowOf(draft, jobID);
  const [first] = draft.people;
  const { firstName, lastName, accommodations } = first ?? {
    ...{ firstName: 'Ada', lastName: 'Example', accommodations: null },
  };
  const { extraMinutes } = accommodations ?? usual;
  const body = window === null ? null : { ...window, firstName, lastName, extraMinutes };
  const preview = useRead(previewQuery(useRested(body)));
  return (
    <aside className="stack gap-sm card minor sticky" aria-label="Preview of the mail">
      <div className="row spread">
        <h2>Preview</h2>
        <Button
          variant="default"
          size="compact-sm"
          aria-pressed={isText}
          onClick={() => setText(!isText)}
        >
          As plain text
        </Button>
      </div>
      {window === null && (
        <p className="dimmed">
          The mail appears here once subject, message and window are complete.
        </p>
      )}
      {preview.isError && <p className="dimmed">{preview.error.message}</p>}
      {window !== null && preview.data !== undefined && (
        <>
          <p className="medium anywhere">{preview.data.subject}</p>
          {isText ? (
            <p className="written">{preview.data.text}</p>
          ) : (
            <MailHtml html={preview.data.html} />
          )}
        </>
      )}
    </aside>
  );
}
