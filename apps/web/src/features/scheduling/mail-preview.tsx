import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type Accommodations,
  type Draft,
  draftProblems,
  windowOf,
} from './schedule-draft-rules.ts';
import { previewQuery } from './scheduling-queries.ts';
import { useRested } from './use-rested.ts';

type Props = { readonly draft: Draft; readonly jobID: number; readonly usual: Accommodations };

/** The mail to the first candidate, written by the server as it will be sent. */
export function MailPreview({ draft, jobID, usual }: Props) {
  const [isText, setText] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const { people: _, ...problems } = draftProblems(draft, openedAt);
  const window = Object.keys(problems).length > 0 ? null : windowOf(draft, jobID);
  const [first] = draft.people;
  const { firstName, lastName, accommodations } = first ?? {
    ...{ firstName: 'Ada', lastName: 'Example', accommodations: null },
  };
  const { extraMinutes } = accommodations ?? usual;
  const body = window === null ? null : { ...window, firstName, lastName, extraMinutes };
  const preview = useQuery(previewQuery(useRested(body)));
  return (
    <aside className="schedule-page__preview" aria-label="Preview of the mail">
      <div className="schedule-page__preview-head">
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
        <p className="schedule-page__note">
          The mail appears here once subject, message and window are complete.
        </p>
      )}
      {preview.isError && <p className="schedule-page__note">{preview.error.message}</p>}
      {window !== null && preview.data !== undefined && (
        <>
          <p className="schedule-page__subject">{preview.data.subject}</p>
          {isText ? (
            <pre className="schedule-page__text">{preview.data.text}</pre>
          ) : (
            <MailHtml html={preview.data.html} />
          )}
        </>
      )}
    </aside>
  );
}

/**
 * The mail's own look, apart from the page's: mails carry their styles inline, which the page's policy refuses as
 * attributes and lets scripts set. Nothing in it is a link that could be followed.
 */
function MailHtml({ html }: { readonly html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const mail = new DOMParser().parseFromString(
      html.replaceAll(' style="', ' data-style="'),
      'text/html',
    );
    for (const link of mail.querySelectorAll('a')) link.removeAttribute('href');
    const sheet = document.createElement('div');
    sheet.dataset['style'] = mail.body.dataset['style'];
    sheet.append(...mail.body.childNodes);
    for (const styled of [sheet, ...sheet.querySelectorAll<HTMLElement>('[data-style]')]) {
      styled.style.cssText = styled.dataset['style'] ?? '';
    }
    root.replaceChildren(sheet);
  }, [html]);
  return <div ref={host} className="schedule-page__html" />;
}
