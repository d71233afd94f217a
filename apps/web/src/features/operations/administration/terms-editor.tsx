import { saveTermsDraft } from '@candor/contract/interviews/terms';
import { marksOf, termsProblem } from '@candor/contract/interviews/terms-rules';
import { TERMS_TEXT_MOST, type TermsType } from '@candor/contract/interviews/terms-type-rules';
import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { administrationActs } from './administration-queries.ts';
import { TermsPreview } from './terms-preview.tsx';
import { translationWords } from './terms-words.ts';
import { type TermsHistory, useDiscardTermsDraft, usePublishTerms } from './terms-queries.ts';

type Props = { readonly type: TermsType; readonly history: TermsHistory };

const tell = (text: string): void => showToast({ tone: 'success', text });

/** The next version: written, looked at, and published when it is right. */
export function TermsEditor({ type, history: { draft, hostName, versions, isTranslated } }: Props) {
  const [current] = versions;
  const published = current?.termsAndConditions ?? '';
  const stored = draft?.termsAndConditions ?? published;
  const revision = draft?.revision ?? 0;
  const params = { type };
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that was pressed has nothing more to do.
  const goOn = () => field.current?.focus();
  const form = useEndpointForm(saveTermsDraft, {
    initial: { termsAndConditions: stored },
    toInput: (body) => ({ params, body: { ...body, revision } }),
    ...administrationActs,
    tells: () => tell('Draft saved.'),
    onDone: goOn,
  });
  const discard = useDiscardTermsDraft();
  const publish = usePublishTerms(() => {
    tell('Published.');
    document.getElementById('main')?.focus();
  });
  const text = form.values.termsAndConditions;
  const isChanged = text !== stored;
  const problem = termsProblem(type, text);
  const error = discard.error ?? publish.error;
  const props = form.field('termsAndConditions');
  return (
    <div className="stack gap-lg top terms-page__columns">
      <EndpointForm of={form} className="stack">
        <Textarea
          ref={field}
          label={`Version ${(current?.version ?? 0) + 1}`}
          description="A short first line above others is the heading of its part. An empty line ends a part."
          autosize
          minRows={type === 'FacialTracking' ? 5 : 14}
          maxRows={28}
          maxLength={TERMS_TEXT_MOST}
          {...props}
          error={problem ?? props.error}
        />
        <Standing draft={draft} isTranslated={isTranslated} />
        <FormRefusal of={form} />
        {error !== null && <FormProblem text={error.message} />}
        <div className="row gap-sm">
          <Button
            type="submit"
            variant="default"
            disabled={!isChanged}
            loading={form.isPending || publish.isPending}
          >
            Save draft
          </Button>
          <Button
            disabled={draft === null || isChanged || problem !== null}
            onClick={() => setAsking(true)}
          >
            Publish…
          </Button>
          {draft !== null && (
            <Button
              variant="subtle"
              onClick={() =>
                discard.mutate(
                  { params, query: { revision: String(revision) } },
                  {
                    onSuccess: () => {
                      tell('Draft discarded.');
                      form.set('termsAndConditions', published);
                      goOn();
                    },
                  },
                )
              }
            >
              Discard draft
            </Button>
          )}
        </div>
        <Marks type={type} />
      </EndpointForm>
      <TermsPreview type={type} text={text} hostName={hostName} />
      {isAsking && (
        <PublishDialog
          type={type}
          isTranslated={isTranslated === true}
          onPublish={() => publish.mutate({ params, body: { revision } })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** What stands in the field, and who reads what is published now. */
function Standing({ draft, isTranslated }: Pick<TermsHistory, 'draft' | 'isTranslated'>) {
  return (
    <>
      <p className="dimmed administration__second" aria-live="polite">
        {draft === null ? (
          'There is no draft. What stands here is the current version.'
        ) : (
          <>
            Draft of {draft.savedByName}, <Instant at={draft.savedAt} />. Nobody sees it before it
            is published.
          </>
        )}
      </p>
      {isTranslated !== undefined && (
        <p className="dimmed administration__second">
          {isTranslated ? translationWords.ours : translationWords.own}
        </p>
      )}
    </>
  );
}

const candidates =
  'Every candidate who begins from now on is asked for it. An interview that runs goes on with what its candidate agreed to.';
const consequences: Readonly<Record<TermsType, string>> = {
  Bot: candidates,
  FacialTracking: candidates,
  RecordingViewer:
    'Everybody who asks for a code from now on agrees to it. Who is watching goes on with what they agreed to.',
};

type DialogProps = {
  readonly type: TermsType;
  readonly isTranslated: boolean;
  readonly onPublish: () => void;
  readonly onClose: () => void;
};

function PublishDialog({ type, isTranslated, onPublish, onClose }: DialogProps) {
  return (
    <ModalDialog title="Publish these terms?" onClose={onClose}>
      <p>
        {consequences[type]} {isTranslated && `${translationWords.ends} `}It cannot be taken back;
        the next version can say it otherwise.
      </p>
      <div className="row gap-sm">
        <Button
          onClick={() => {
            onClose();
            onPublish();
          }}
        >
          Publish
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </ModalDialog>
  );
}

function Marks({ type }: { readonly type: TermsType }) {
  return (
    <details className="terms-page__marks">
      <summary>What the text says by itself</summary>
      <dl>
        {Object.entries(marksOf(type)).map(([name, { meaning, isNeeded }]) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>
              {meaning}
              {isNeeded && ' (needed)'}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
