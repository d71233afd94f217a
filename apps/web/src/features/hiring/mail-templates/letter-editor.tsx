import {
  chosenKinds,
  type LetterKind,
  TEMPLATES_MOST,
} from '@candor/contract/hiring/mail-template-rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { PlainForm } from '../../../ui/plain-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { firstWrong, freshName, type Template, templateProblems } from './letter-draft-rules.ts';
import { LeaveDialog } from '../../../ui/leave-dialog.tsx';
import { leaveWords } from './mail-template-words.ts';
import { EditorActions } from './editor-actions.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { type LetterChange, useSaveLetters } from './mail-template-queries.ts';
import { LetterState } from './letter-state.tsx';
import { letterWords } from './mail-template-words.ts';
import { SaveProblem } from './save-problem.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { TemplateFields } from './template-fields.tsx';
import { useLetterDraft } from './use-letter-draft.ts';

type Props = {
  readonly kind: LetterKind;
  readonly stored: readonly Template[];
  readonly change: LetterChange | undefined;
  /** Something newer is stored: begin with it. */
  readonly onRestart: () => void;
};

/** One mail: its words, what they become, and what can be done with them. */
export function LetterEditor({ kind, stored, change, onRestart }: Props) {
  const own = stored.map(({ templateID, name, subject, body }) => ({
    ...{ templateID, name, subject, body },
  }));
  const draft = useLetterDraft(kind, own, change?.changedAt ?? null);
  const { templates, setTemplates, isDirty } = draft;
  const [place, setPlace] = useState(0);
  const [isTried, setTried] = useState(false);
  const saving = useSaveLetters();
  const index = Math.min(place, templates.length - 1);
  const template = templates[index] ?? { templateID: null, name: '', subject: '', body: '' };
  const save = (changedAt: string | null): void => {
    setTried(true);
    const wrong = firstWrong(kind, templates);
    if (wrong !== -1) return setPlace(wrong);
    if (saving.isPending) return;
    const onSuccess = (): void => {
      draft.settle();
      showToast({ tone: 'success', text: 'The words are saved.' });
      onRestart();
    };
    saving.mutate({ body: { kind, templates: [...templates], changedAt } }, { onSuccess });
  };
  const isMany = chosenKinds.includes(kind);
  const add = (): void => {
    setTemplates([...templates, { ...template, templateID: null, name: freshName(templates) }]);
    setPlace(templates.length);
  };
  const remove = (): void => {
    setTemplates(templates.toSpliced(index, 1));
    setPlace(Math.max(0, index - 1));
  };
  return (
    <>
      <PlainForm className="stack minor" onSubmit={() => save(draft.changedAt)}>
        <div>
          <h2>{letterWords[kind].title}</h2>
          <p className="mail-templates-page__what">{letterWords[kind].when}</p>
          <LetterState change={change} isKept={draft.isKept} onDiscard={draft.drop} />
        </div>
        {isMany && (
          <TemplateChoice
            templates={templates}
            index={index}
            onChoose={setPlace}
            onAdd={templates.length < TEMPLATES_MOST ? add : undefined}
            onRemove={templates.length > 1 ? remove : undefined}
          />
        )}
        <TemplateFields
          key={index}
          kind={kind}
          isNamed={isMany}
          template={template}
          problems={templateProblems(kind, templates, index)}
          isTried={isTried}
          onChange={(changed) => setTemplates(templates.with(index, { ...template, ...changed }))}
        />
        {saving.error !== null && (
          <SaveProblem
            key={saving.submittedAt}
            error={saving.error}
            onTheirs={() => {
              draft.settle();
              onRestart();
            }}
            onMine={() => save(change?.changedAt ?? null)}
          />
        )}
        <div className="row bottom">
          <Button type="submit" loading={saving.isPending} disabled={!isDirty}>
            Save
          </Button>
          <EditorActions
            kind={kind}
            template={template}
            isRight={firstWrong(kind, [template]) === -1}
            isOwn={change?.isOwn === true}
            onReset={() => {
              draft.settle();
              onRestart();
            }}
          />
        </div>
      </PlainForm>
      <LetterPreview kind={kind} template={template} />
      <LeaveDialog leaving={draft.leaving} title={leaveWords.title}>
        {leaveWords.text}
      </LeaveDialog>
    </>
  );
}
