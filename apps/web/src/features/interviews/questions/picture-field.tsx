import { ALT_MOST, IMAGE_MOST_BYTES } from '@candor/contract/interviews/question-rules';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { base64Of } from '../../../lib/file-content.ts';
import { FileField } from '../../../ui/file-field.tsx';
import { field } from '../../../ui/step-form.tsx';
import { sendPicture } from './question-queries.ts';
import type { QuestionFormState } from './use-question-form.ts';

/** A picture and its words: whoever does not see it must be able to answer too. */
export function PictureField({ form }: { readonly form: QuestionFormState }) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { imageID, imageURL } = form.getValues();
  const set = (image: { imageID: number | null; imageURL: string | null }): void => {
    form.setFieldValue('imageID', image.imageID);
    form.setFieldValue('imageURL', image.imageURL);
  };
  const choose = async (file: File): Promise<void> => {
    setProblem(undefined);
    if (file.size > IMAGE_MOST_BYTES) {
      setProblem('Please choose a PNG, JPEG or WebP picture of at most 2 MB.');
      return;
    }
    setPending(true);
    try {
      set(await sendPicture(await base64Of(file)));
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'The picture could not be read.');
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <FileField
        label="Picture"
        accept="image/png,image/jpeg,image/webp"
        hint="PNG, JPEG or WebP, at most 2 MB."
        kept={imageID === null ? null : 'A picture is chosen'}
        problem={problem}
        isPending={isPending}
        onChoose={(file) => void choose(file)}
        onRemove={() => set({ imageID: null, imageURL: null })}
      />
      {imageID !== null && (
        <>
          {imageURL !== null && (
            <img className="question-form__picture" src={imageURL} alt="Chosen for the question" />
          )}
          <TextInput
            label="What the picture shows"
            withAsterisk
            description="Read to candidates who do not see it. Do not give the answer away."
            maxLength={ALT_MOST}
            {...field(form, 'imageAlt')}
          />
        </>
      )}
    </>
  );
}
