import type { LetterKind } from '@candor/contract/hiring/mail-template-rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { MailHtml } from '../../../ui/mail-html.tsx';
import { useRested } from '../../../ui/use-rested.ts';
import { firstWrong, type Template } from './letter-draft-rules.ts';
import { previewQuery } from './mail-template-queries.ts';

type Props = { readonly kind: LetterKind; readonly template: Template };

/** The mail with invented values, written by the server as it will be sent. */
export function LetterPreview({ kind, template }: Props) {
  const [isText, setText] = useState(false);
  const { subject, body } = template;
  // Its name is no part of the mail.
  const isWrong = firstWrong(kind, [{ ...template, name: 'any' }]) !== -1;
  const preview = useRead(previewQuery(useRested(isWrong ? null : { kind, subject, body })));
  return (
    <aside
      className="stack gap-sm card minor sticky mail-templates-page__preview"
      aria-label="Preview of the mail"
    >
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
      {isWrong && (
        <p className="mail-templates-page__what">
          The mail appears here again once subject and text are right.
        </p>
      )}
      {preview.isError && <p className="mail-templates-page__what">{preview.error.message}</p>}
      {!isWrong && preview.data !== undefined && (
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
