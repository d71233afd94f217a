import { confirmRefusal } from '@candor/contract/interviews/needs';
import { Button } from '@mantine/core';
import { useWrite } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type Need, needChange } from './need-queries.ts';
import { pageWords } from './need-words.ts';

/** Whoever wrote the reason can only take it back. */
export function SecondPart({ need }: { readonly need: Need }) {
  const { needID, revision, answer, answeredBy, isOwnAnswer } = need;
  const second = useWrite(confirmRefusal, {
    ...needChange,
    tells: (_done, { body: { isConfirmed } }) =>
      showToast({
        tone: 'success',
        text: isConfirmed ? pageWords.confirmed : pageWords.reopened,
      }),
  });
  const say = (isConfirmed: boolean): void =>
    second.mutate({ params: { needID: String(needID) }, body: { revision, isConfirmed } });
  return (
    <section className="stack section" aria-labelledby="need-second">
      <h2 id="need-second">{pageWords.second}</h2>
      <p className="measure">
        {isOwnAnswer
          ? pageWords.secondOwn
          : pageWords.secondOther(answeredBy ?? pageWords.somebody)}
      </p>
      <p className="written card measure">{answer}</p>
      {second.error !== null && (
        <FormProblem key={second.submittedAt} text={second.error.message} />
      )}
      <div className="row">
        {!isOwnAnswer && (
          <Button loading={second.isPending} onClick={() => say(true)}>
            {pageWords.confirm}
          </Button>
        )}
        <Button variant="default" disabled={second.isPending} onClick={() => say(false)}>
          {isOwnAnswer ? pageWords.takeBack : pageWords.reopen}
        </Button>
      </div>
    </section>
  );
}
