import { identityPromise } from '@candor/contract/people/account-promise-rules';
import { identityDocumentTypes, needsBack } from '@candor/contract/people/person-rules';
import { NativeSelect } from '@mantine/core';
import { useStepValues } from '../../../lib/step-values.ts';
import { fieldId, StepForm } from '../../../ui/step-form.tsx';
import { DocumentField } from './document-field.tsx';
import {
  documentNames,
  identityProblems,
  type IdentityValues,
  noDocuments,
} from './interviewer-forms.ts';
import { sendIdentityCheck } from './interviewer-queries.ts';
import { type StepProps, draftOf } from './step-props.ts';

const choices = identityDocumentTypes.map((value) => ({ value, label: documentNames[value] }));
const hint = 'A picture (JPEG, PNG, WebP) or a PDF, at most 10 MB. All four corners, readable.';

export function IdentityStep(props: StepProps) {
  const { button, onSent } = props;
  const step = useStepValues<IdentityValues>({
    initial: noDocuments,
    problemsOf: identityProblems,
    draft: draftOf(props, 'third'),
    send: ({ documentType, front, back, selfie }) =>
      sendIdentityCheck({
        documentType,
        frontDocumentID: front?.documentID ?? 0,
        backDocumentID: needsBack(documentType) ? (back?.documentID ?? null) : null,
        selfieDocumentID: selfie?.documentID ?? null,
      }),
    onSent,
  });
  const { form } = step;
  const { documentType, front, back, selfie } = form.getValues();
  return (
    <StepForm
      attempt={step.failedSubmits}
      button={button}
      isValid={step.isValid}
      isPending={step.isPending}
      problems={step.problems}
      note={step.note}
      onSubmit={step.submit}
      onInvalidSubmit={step.submitInvalid}
    >
      <NativeSelect
        id={fieldId('documentType')}
        label="Document"
        data={choices}
        {...form.getInputProps('documentType')}
      />
      <DocumentField
        path="front"
        label={documentType === 'passport' ? 'Page with your picture' : 'Front'}
        kind="identity-front"
        hint={hint}
        value={front}
        onChange={(document) => form.setFieldValue('front', document)}
      />
      {needsBack(documentType) && (
        <DocumentField
          path="back"
          label="Back"
          kind="identity-back"
          hint={hint}
          value={back}
          onChange={(document) => form.setFieldValue('back', document)}
        />
      )}
      <DocumentField
        path="selfie"
        label="Picture of you (optional)"
        kind="identity-selfie"
        hint="A picture (JPEG, PNG, WebP), at most 10 MB. It makes the check quicker."
        value={selfie}
        onChange={(document) => form.setFieldValue('selfie', document)}
      />
      <p className="step-form__hint">{identityPromise.join(' ')}</p>
    </StepForm>
  );
}
