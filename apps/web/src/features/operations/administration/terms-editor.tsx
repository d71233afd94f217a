import { marksOf, termsProblem } from '@candor/contract/interviews/terms-rules';
import { TERMS_TEXT_MOST, type TermsType } from '@candor/contract/interviews/terms-type-rules';
import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { TermsPreview } from './terms-preview.tsx';
import {
  type TermsHistory,
  useDiscardTermsDraft,
  usePublishTerms,
  useSaveTermsDraft,
} from './terms-queries.ts';

type Props = { readonly type: TermsType; readonly history: TermsHistory };

/** The next version: written, looked at, and published when it is right. */
export function TermsEditor({ type, history }: Props) {
  const { draft, hostName } = history;
  const current = history.versions[0];
  const published = current?.termsAndConditions ?? '';
  const [text, setText] = useState(draft?.termsAndConditions ?? published);
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that was pressed has nothing more to do.
  const goOn = () => field.current?.focus();
  const { save, discard, publish, error, isPending } = useDraftActs(type, history);
  const isChanged = text !== (draft?.termsAndConditions ?? published);
  const problem = termsProblem(type, text);
  return (
    <div className="terms-page__columns">
      <form
        className="terms-page__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(text, goOn);
        }}
      >
        <Textarea
          ref={field}
          label={`Version ${(current?.version ?? 0) + 1}`}
          description="A short first line above others is the heading of its part. An empty line ends a part."
          autosize
          minRows={type === 'FacialTracking' ? 5 : 14}
          maxRows={28}
          maxLength={TERMS_TEXT_MOST}
          error={problem}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className="administration__second" aria-live="polite">
          {draft === null ? (
            'There is no draft. What stands here is the current version.'
          ) : (
            <>
              Draft of {draft.savedByName}, <Instant at={draft.savedAt} />. Nobody sees it before it
              is published.
            </>
          )}
        </p>
        {error !== null && <FormProblem text={error} />}
        <div className="administration__buttons">
          <Button type="submit" variant="default" disabled={!isChanged} loading={isPending}>
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
                discard(() => {
                  setText(published);
                  goOn();
                })
              }
            >
              Discard draft
            </Button>
          )}
        </div>
        <Marks type={type} />
      </form>
      <TermsPreview type={type} text={text} hostName={hostName} />
      {isAsking && (
        <ModalDialog title="Publish these terms?" onClose={() => setAsking(false)}>
          <p>
            {consequences[type]} It cannot be taken back; the next version can say it otherwise.
          </p>
          <div className="administration__buttons">
            <Button
              loading={isPending}
              onClick={() => {
                setAsking(false);
                publish();
              }}
            >
              Publish
            </Button>
            <Button variant="default" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </div>
        </ModalDialog>
      )}
    </div>
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

function useDraftActs(type: TermsType, { draft }: TermsHistory) {
  const [saving, discarding, publishing] = [
    useSaveTermsDraft(),
    useDiscardTermsDraft(),
    usePublishTerms(),
  ];
  const params = { type };
  const revision = draft?.revision ?? 0;
  const tell = (said: string, then: () => void) => ({
    onSuccess: () => {
      showToast({ tone: 'success', text: said });
      then();
    },
  });
  const toTheTop = () => document.getElementById('main')?.focus();
  const error = saving.error ?? discarding.error ?? publishing.error;
  return {
    save: (termsAndConditions: string, then: () => void) =>
      saving.mutate({ params, body: { termsAndConditions, revision } }, tell('Draft saved.', then)),
    discard: (then: () => void) =>
      discarding.mutate(
        { params, query: { revision: String(revision) } },
        tell('Draft discarded.', then),
      ),
    publish: () => publishing.mutate({ params, body: { revision } }, tell('Published.', toTheTop)),
    error: error?.message ?? null,
    isPending: saving.isPending || publishing.isPending,
  };
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
