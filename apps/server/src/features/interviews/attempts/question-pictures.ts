import type { ObjectStore } from '@candor/folder-store';
import type { ShownQuestion } from './shown-question-store.ts';

/** A question with the URL of its picture: signed, so that whoever has it needs no other right. */
export async function withPictures<T extends Pick<ShownQuestion, 'objectKey'>>(
  objects: Pick<ObjectStore, 'signRead'> | undefined,
  questions: readonly T[],
  expiresInSeconds: number,
): Promise<(T & { readonly imageURL: string | null })[]> {
  return Promise.all(
    questions.map(async (question) => ({
      ...question,
      imageURL:
        question.objectKey === null || objects === undefined
          ? null
          : await objects.signRead(question.objectKey, { expiresInSeconds }),
    })),
  );
}

export type PicturedQuestion = ShownQuestion & { readonly imageURL: string | null };
