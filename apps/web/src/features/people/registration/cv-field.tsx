import { DOCUMENT_MOST_BYTES } from '@candor/contract/people/person-rules';
import { useState } from 'react';
import { FileField } from '../../../ui/file-field.tsx';
import { workWords as words } from './job-seeker-words.ts';
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
    setProblem(isTooLarge ? words.cvLarge : undefined);
    if (!isTooLarge) upload.mutate(file);
  };
  return (
    <FileField
      label={words.cv}
      accept={accept}
      hint={words.cvHint}
      kept={cv?.fileName ?? null}
      problem={problem ?? upload.error?.message ?? remove.error?.message}
      isPending={upload.isPending || remove.isPending}
      onChoose={choose}
      onOpen={() => void openCv().catch((error: Error) => setProblem(error.message))}
      onRemove={() => remove.mutate()}
    />
  );
}
