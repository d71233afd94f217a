import { Advert } from './advert.tsx';
import type { bodyOf } from './job-form-values.ts';
import { QuestionList } from './question-list.tsx';

/** What everybody will read of a job, with what applicants are asked. */
export function JobPreview({ body }: { readonly body: ReturnType<typeof bodyOf> }) {
  return (
    <>
      <Advert advert={body} />
      <QuestionList questions={body.questions ?? []} />
    </>
  );
}
