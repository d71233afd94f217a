import { DOCUMENT_MOST_BYTES } from '@candor/contract/people/person-rules';
import { useState } from 'react';
import { FileField } from '../../../ui/file-field.tsx';
import { openCv, type Registration, useRemoveCv, useUploadCv } from './registration-queries.ts';

const accept =
  '.pdf,.docx,.odt,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text';

/** Kept as soon as it is chosen; it is not part of the form. */
export function CvField({ cv }: { readonly cv: Registration['cv'] }) {
  const upload = useUploadCv();
  const remove = useRemoveCv();
  const [problem, setProblem] = useState<string>();
  const choose = (file: File): void => {
    const isTooLarge = file.size > DOCUMENT_MOST_BYTES;
    setProblem(
      isTooLarge ? 'The file is larger than 10 MB. Please choose a smaller one.' : undefined,
    );
    if (!isTooLarge) upload.mutate(file);
  };
  return (
    <FileField
      label="CV (optional)"
      accept={accept}
      hint="PDF, DOCX or ODT, at most 10 MB. For now only you can open it."
      kept={cv?.fileName ?? null}
      problem={problem ?? upload.error?.message ?? remove.error?.message}
      isPending={upload.isPending || remove.isPending}
      onChoose={choose}
      onOpen={() => void openCv().catch((error: Error) => setProblem(error.message))}
      onRemove={() => remove.mutate()}
    />
  );
}
