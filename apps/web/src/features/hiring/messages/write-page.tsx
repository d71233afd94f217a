import { sendMessages } from '@candor/contract/hiring/messages';
import { filesLine, MESSAGE_SUBJECT_MOST } from '@candor/contract/hiring/message-rules';
import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldProblems } from '../../../lib/field-problems.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { useRequestKey } from '../../../lib/use-request-key.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { BodyField } from './body-field.tsx';
import { FilesField, type Upload } from './files-field.tsx';
import { instantOfLater, type Later, LaterField, laterProblem } from './later-field.tsx';
import { type Mail, messageChange, messagesQuery, usePreview } from './message-queries.ts';
import { bulkWords, formWords } from './message-words.ts';
import { isSame, KeepWords, TemplateChoice, type Words } from './template-choice.tsx';
import { UnsentDialog } from './unsent-dialog.tsx';
import './messages.css';

/** One message to several people: its words, what each of them gets, and when it leaves. */
export function WritePage() {
  usePageTitle(bulkWords.page);
  const { candidates = '', jobID } = useAddress();
  const ids = [...new Set(candidates.split(',').map(Number))].filter((id) => id > 0);
  if (ids.length === 0) {
    return (
      <EmptyState
        isPage
        title={bulkWords.none}
        action={<Link to="/company/job-seeker">{bulkWords.candidates}</Link>}
      >
        {bulkWords.noneText}
      </EmptyState>
    );
  }
  return <Writing candidateIDs={ids} jobID={jobID === undefined ? null : Number(jobID)} />;
}

type People = { readonly candidateIDs: readonly number[]; readonly jobID: number | null };

const atOnce: Later = null;
const noFiles: readonly Upload[] = [];

function useBulkForm({ candidateIDs, jobID }: People, isSeen: (words: Words) => boolean) {
  const { requestKey, onRefused } = useRequestKey();
  const navigate = useNavigate();
  return useEndpointForm(sendMessages, {
    ...messageChange,
    onRefused,
    initial: { subject: '', body: '', files: noFiles, sendAt: atOnce },
    // Nobody sends what they have not looked at.
    rules: {
      sendAt: laterProblem,
      body: (body, { subject }) => (isSeen({ subject, body }) ? null : bulkWords.unseen),
    },
    toInput: ({ subject, body, files, sendAt }) => ({
      body: {
        ...{ requestKey, candidateIDs: [...candidateIDs], jobID, subject, body },
        ...{ files: [...files], sendAt: instantOfLater(sendAt) },
      },
    }),
    onDone: ({ files = 0, ...sent }, { body }) => {
      const isWhole = files === body.files?.length;
      showToast(
        isWhole
          ? { tone: 'success', text: bulkWords.sent(sent) }
          : { tone: 'error', text: bulkWords.sentWithout(sent), life: 10_000 },
      );
      void (jobID === null
        ? navigate({ to: '/company/job-seeker', ignoreBlocker: true })
        : navigate({
            to: '/company/jobs/view-jobs',
            ignoreBlocker: true,
            search: { jobID: String(jobID), tab: 'pipeline' },
          }));
    },
  });
}

function Writing({ candidateIDs, jobID }: People) {
  const preview = usePreview();
  const [seen, setSeen] = useState<Words | null>(null);
  const isSeen = (words: Words): boolean => seen !== null && isSame(seen, words);
  const form = useBulkForm({ candidateIDs, jobID }, isSeen);
  const templates = useRead(messagesQuery(String(candidateIDs[0]))).data?.templates ?? [];
  const { subject, body, files, sendAt } = form.values;
  const look = (): void =>
    preview.mutate(
      { body: { candidateIDs: [...candidateIDs], jobID, subject, body } },
      {
        onSuccess: () => {
          setSeen({ subject, body });
          form.clearErrors();
        },
        onError: ({ fields }) => form.setErrors(fieldProblems(fields, ['subject', 'body'])),
      },
    );
  const mails = preview.data?.mails ?? [];
  const isShown = isSeen({ subject, body });
  return (
    <div className="stack gap-lg">
      <PageHead title={bulkWords.title(candidateIDs.length)}>
        <p className="dimmed">{bulkWords.hint}</p>
      </PageHead>
      <div className="messages__write">
        <div className="stack">
          <UnsentDialog isTyped={form.isDirty()} />
          <EndpointForm of={form} className="stack">
            <TemplateChoice
              templates={templates}
              words={{ subject, body }}
              onWords={(words) => {
                form.set('subject', words.subject);
                form.set('body', words.body);
              }}
            />
            <TextInput
              label={formWords.subject}
              withAsterisk
              maxLength={MESSAGE_SUBJECT_MOST}
              {...form.field('subject')}
            />
            <BodyField
              label={formWords.body}
              value={body}
              error={form.errors['body']}
              onText={(text) => form.set('body', text)}
            />
            <FilesField
              files={files}
              problem={form.errors['files']}
              onFiles={(all) => form.set('files', all)}
            />
            <LaterField
              later={sendAt}
              error={form.errors['sendAt']}
              onLater={(later) => form.set('sendAt', later)}
            />
            <FormRefusal of={form} />
            {preview.error !== null && preview.error.code !== 'validation_failed' && (
              <FormProblem key={preview.submittedAt} text={preview.error.message} />
            )}
            <div className="row">
              <Button
                variant={isShown ? 'default' : 'filled'}
                loading={preview.isPending}
                onClick={look}
              >
                {bulkWords.look}
              </Button>
              <Button
                type="submit"
                variant={isShown ? 'filled' : 'default'}
                loading={form.isPending}
              >
                {bulkWords.send(candidateIDs.length)}
              </Button>
            </div>
          </EndpointForm>
          <div className="row">
            <KeepWords words={{ subject, body }} />
          </div>
        </div>
        <Preview mails={isShown ? mails : []} files={files.map(({ fileName }) => fileName)} />
      </div>
    </div>
  );
}

type PreviewProps = {
  readonly mails: readonly Mail[];
  /** As they are chosen now, also after the mails were looked at. */
  readonly files: readonly string[];
};

function Preview({ mails, files }: PreviewProps) {
  const [asked, setPlace] = useState(0);
  const place = Math.min(asked, Math.max(0, mails.length - 1));
  const mail = mails[place];
  return (
    <aside className="stack gap-sm card minor sticky anywhere" aria-label={bulkWords.preview}>
      <h2>{bulkWords.preview}</h2>
      {mail === undefined ? (
        <p className="dimmed small">{bulkWords.previewHint}</p>
      ) : (
        <>
          <div className="row spread">
            <output className="dimmed small">{bulkWords.at(place + 1, mails.length)}</output>
            <span className="row">
              <Button
                variant="default"
                size="compact-sm"
                disabled={place === 0}
                onClick={() => setPlace(place - 1)}
              >
                {bulkWords.before}
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                disabled={place === mails.length - 1}
                onClick={() => setPlace(place + 1)}
              >
                {bulkWords.next}
              </Button>
            </span>
          </div>
          <p className="dimmed small">{formWords.to(mail.name, mail.email)}</p>
          {mail.isSample === true && <p className="dimmed small">{bulkWords.isSample}</p>}
          {mail.lacksJob && <FormProblem text={bulkWords.lacksJob} />}
          <p className="medium">{mail.subject}</p>
          <p className="written">{mail.body}</p>
          {files.length > 0 && <p className="dimmed small anywhere">{filesLine(files)}</p>}
        </>
      )}
    </aside>
  );
}
