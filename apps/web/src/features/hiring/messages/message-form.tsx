import { sendMessage } from '@candor/contract/hiring/messages';
import { fillMessage, MESSAGE_SUBJECT_MOST } from '@candor/contract/hiring/message-rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { useRequestKey } from '../../../lib/use-request-key.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { BodyField } from './body-field.tsx';
import { FilesField, type Upload } from './files-field.tsx';
import { instantOfLater, type Later, LaterField, laterProblem } from './later-field.tsx';
import { messageChange, type Messages, type Thread } from './message-queries.ts';
import { formWords } from './message-words.ts';
import { KeepWords, TemplateChoice } from './template-choice.tsx';
import { UnsentDialog } from './unsent-dialog.tsx';

type Props = {
  readonly candidateID: string;
  readonly messages: Messages;
  /** undefined: under a subject of its own. */
  readonly thread: Thread | undefined;
  readonly onClose: () => void;
};

const nothing: readonly Upload[] = [];
const atOnce: Later = null;

/** A message to a candidate: its words with names in them, what they become, files, and when it leaves. */
export function MessageForm({ candidateID, messages, thread, onClose }: Props) {
  const { candidateName, email, answersTo, templates } = messages;
  const form = useMessageForm({ candidateID, messages, thread, onClose });
  const { subject, body, files, sendAt, applicationID } = form.values;
  const jobTitle = thread?.jobTitle ?? titleOf(messages, applicationID);
  return (
    <section
      className="stack gap-sm card roomy"
      aria-label={thread ? formWords.reply : formWords.new}
    >
      <UnsentDialog isTyped={form.isDirty()} />
      <EndpointForm of={form} className="stack">
        {thread === undefined && (
          <>
            <h2>{formWords.new}</h2>
            <p className="dimmed small anywhere">{formWords.to(candidateName, email)}</p>
            <TemplateChoice
              templates={templates}
              words={{ subject, body }}
              onWords={(words) => {
                form.set('subject', words.subject);
                form.set('body', words.body);
              }}
            />
            <About form={form} messages={messages} />
            <TextInput
              label={formWords.subject}
              withAsterisk
              maxLength={MESSAGE_SUBJECT_MOST}
              {...form.field('subject')}
            />
          </>
        )}
        <BodyField
          label={thread === undefined ? formWords.body : formWords.reply}
          value={body}
          error={form.errors['body']}
          onText={(text) => form.set('body', text)}
        />
        <Preview {...{ subject: thread === undefined ? subject : '', body, messages, jobTitle }} />
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
        <p className="dimmed small anywhere">{formWords.answersTo(answersTo)}</p>
        <div className="row">
          <Button type="submit" loading={form.isPending}>
            {sendAt === null ? formWords.send : formWords.plan}
          </Button>
          <Button variant="default" onClick={onClose}>
            {formWords.cancel}
          </Button>
        </div>
      </EndpointForm>
      {thread === undefined && (
        <div className="row">
          <KeepWords words={{ subject, body }} />
        </div>
      )}
    </section>
  );
}

const titleOf = ({ applications }: Messages, applicationID: string): string | null =>
  applications.find((one) => String(one.applicationID) === applicationID)?.jobTitle ?? null;

function useMessageForm({ candidateID, messages, thread, onClose }: Props) {
  const { requestKey, onRefused } = useRequestKey();
  return useEndpointForm(sendMessage, {
    ...messageChange,
    onRefused,
    initial: {
      applicationID: String(messages.applications[0]?.applicationID ?? ''),
      ...{ subject: thread?.subject ?? '', body: '', files: nothing, sendAt: atOnce },
    },
    rules: { sendAt: laterProblem },
    toInput: ({ applicationID, subject, body, files, sendAt }) => ({
      params: { candidateID },
      body: {
        ...{ requestKey, threadID: thread?.threadID ?? null, subject, body, files: [...files] },
        applicationID: applicationID === '' ? null : Number(applicationID),
        sendAt: instantOfLater(sendAt),
      },
    }),
    onDone: (_done, { body }) => {
      const [sent, planned] =
        messages.isSample === true
          ? [formWords.sampleSent, formWords.samplePlanned]
          : [formWords.sent, formWords.planned];
      const text = body.sendAt === null ? sent : planned;
      showToast({ tone: 'success', text });
      onClose();
    },
  });
}

type AboutProps = {
  readonly form: ReturnType<typeof useMessageForm>;
  readonly messages: Messages;
};

function About({ form, messages: { applications } }: AboutProps) {
  if (applications.length === 0) return null;
  return (
    <NativeSelect
      label={formWords.about}
      data={[
        ...applications.map(({ applicationID, jobTitle }) => ({
          value: String(applicationID),
          label: jobTitle,
        })),
        { value: '', label: formWords.aboutNone },
      ]}
      {...form.field('applicationID')}
    />
  );
}

type PreviewProps = {
  readonly subject: string;
  readonly body: string;
  readonly messages: Messages;
  readonly jobTitle: string | null;
};

/** By the same rules as it is written when it leaves; where nothing is filled in, the field shows it already. */
function Preview({ subject, body, messages, jobTitle }: PreviewProps) {
  if (!`${subject}${body}`.includes('{{')) return null;
  const { firstName, candidateName, companyName } = messages;
  const values = { firstName, candidateName, companyName, jobTitle: jobTitle ?? '' };
  return (
    <aside className="stack gap-xs card minor anywhere" aria-label={formWords.preview}>
      <p className="dimmed small">{formWords.preview}</p>
      {subject.trim() !== '' && <p className="medium">{fillMessage(subject, values)}</p>}
      <p className="written">{fillMessage(body, values)}</p>
    </aside>
  );
}
