import { DOCUMENT_MOST_BYTES } from '@candor/contract/people/person-rules';
import { useState } from 'react';
import { FileField } from '../../../ui/file-field.tsx';
import { fieldId } from '../../../ui/step-form.tsx';
import {
  type DocumentKind,
  openDocument,
  type UploadedDocument,
  useUploadDocument,
} from './interviewer-queries.ts';

type Props = {
  readonly path: string;
  readonly label: string;
  readonly kind: DocumentKind;
  readonly hint: string;
  readonly value: UploadedDocument | null;
  readonly onChange: (document: UploadedDocument | null) => void;
};

const accepted = {
  'identity-front': 'image/jpeg,image/png,image/webp,application/pdf',
  'identity-back': 'image/jpeg,image/png,image/webp,application/pdf',
  'identity-selfie': 'image/jpeg,image/png,image/webp',
} as const;

/** Kept as soon as it is chosen; nobody else sees it before the step is handed in. */
export function DocumentField({ path, label, kind, hint, value, onChange }: Props) {
  const upload = useUploadDocument(kind, onChange);
  const [problem, setProblem] = useState<string>();
  const choose = (file: File): void => {
    const isTooLarge = file.size > DOCUMENT_MOST_BYTES;
    setProblem(
      isTooLarge ? 'The file is larger than 10 MB. Please choose a smaller one.' : undefined,
    );
    if (!isTooLarge) upload.mutate(file);
  };
  const open = (documentID: number): void =>
    void openDocument(documentID).catch((error: Error) => setProblem(error.message));
  return (
    <FileField
      id={fieldId(path)}
      label={label}
      accept={accepted[kind]}
      hint={hint}
      kept={value?.fileName ?? null}
      problem={problem ?? upload.error?.message}
      isPending={upload.isPending}
      onChoose={choose}
      {...(value !== null && {
        onOpen: () => open(value.documentID),
        onRemove: () => onChange(null),
      })}
    />
  );
}
