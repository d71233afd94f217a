import { answerMessage } from '@candor/contract/hiring/message-links';
import { MESSAGE_BODY_MOST } from '@candor/contract/hiring/message-rules';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useLetterLink } from '../../../lib/letter-link.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { useRequestKey } from '../../../lib/use-request-key.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { NotByLink, OpenedByLink } from '../../../ui/opened-by-link.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { FilesField, type Upload } from './files-field.tsx';
import { MessageEntry } from './message-entry.tsx';
import { type OwnThread, ownThreadQuery, useOpenOwnFile } from './message-queries.ts';
import { ownWords } from './message-words.ts';
import { UnsentDialog } from './unsent-dialog.tsx';

/** What a company wrote, for the candidate whom it was sent to, and their answer. */
export function OwnThreadPage() {
  usePageTitle(ownWords.page);
  const token = useLetterLink();
  return token === '' ? <NotByLink words={ownWords} /> : <Opened token={token} />;
}

function Opened({ token }: { readonly token: string }) {
  return (
    <OpenedByLink query={useRead(ownThreadQuery(token))} words={ownWords}>
      {(thread) => <Shown token={token} thread={thread} />}
    </OpenedByLink>
  );
}

type Props = { readonly token: string; readonly thread: OwnThread };

function Shown({ token, thread }: Props) {
  const { companyName, jobTitle, subject, messages } = thread;
  const opening = useOpenOwnFile(token);
  // After an answer the form begins anew.
  const [answers, setAnswers] = useState(0);
  return (
    <article className="stack gap-lg column">
      <header className="stack gap-xs anywhere">
        <p className="medium">{companyName}</p>
        <h1>{subject}</h1>
        {jobTitle !== null && <p className="dimmed">{ownWords.about(jobTitle)}</p>}
      </header>
      {opening.error !== null && <FormProblem text={opening.error.message} />}
      <ol className="stack gap-sm" aria-label={ownWords.page}>
        {messages.map(({ messageID, byName, ...message }) => (
          <MessageEntry
            key={messageID}
            {...message}
            by={byName ?? ownWords.you}
            isTheirs={byName !== null}
            foldsQuote={byName === null}
            onOpen={({ fileID }) => opening.mutate({ fileID })}
          />
        ))}
      </ol>
      <Answer key={answers} token={token} onSent={() => setAnswers(answers + 1)} />
    </article>
  );
}

const nothing: readonly Upload[] = [];

function Answer({ token, onSent }: { readonly token: string; readonly onSent: () => void }) {
  const { requestKey, onRefused } = useRequestKey();
  const form = useEndpointForm(answerMessage, {
    initial: { body: '', files: nothing },
    refreshes: ['/api/message/opening'],
    evenIfRefused: true,
    onRefused,
    toInput: ({ body, files }) => ({ body: { token, requestKey, body, files: [...files] } }),
    onDone: () => {
      showToast({ tone: 'success', text: ownWords.sent });
      onSent();
    },
  });
  return (
    <EndpointForm of={form} className="stack section">
      <UnsentDialog isTyped={form.isDirty()} isByLink />
      <Textarea
        label={ownWords.answer}
        withAsterisk
        autosize
        minRows={5}
        maxRows={20}
        maxLength={MESSAGE_BODY_MOST}
        {...form.field('body')}
      />
      <FilesField
        files={form.values.files}
        problem={form.errors['files']}
        onFiles={(files) => form.set('files', files)}
      />
      <FormRefusal of={form} />
      <div>
        <Button type="submit" loading={form.isPending}>
          {ownWords.send}
        </Button>
      </div>
    </EndpointForm>
  );
}
