import { Button } from '@mantine/core';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { type PageStep, useTakeStep } from './candidate-page-queries.ts';
import { stepsWords, stepWords } from './candidate-page-words.ts';

type Props = { readonly token: string; readonly steps: readonly PageStep[] };

/** What waits for the candidate, each with the way to the page where it is done. */
export function PageSteps({ token, steps }: Props) {
  const take = useTakeStep();
  return (
    <section className="stack gap-sm" aria-labelledby="page-steps">
      <h2 id="page-steps">{stepsWords.title}</h2>
      {take.error !== null && <FormProblem key={take.submittedAt} text={take.error.message} />}
      {take.data?.url === null && (
        <FormProblem key={`over ${take.submittedAt}`} text={stepsWords.over} />
      )}
      {steps.length === 0 && <p className="dimmed">{stepsWords.none}</p>}
      {steps.map(({ kind, subjectID, title, at, opensAt }, place) => {
        const words = stepWords[kind];
        const body = { token, kind, subjectID };
        const button = opensAt === null ? words.button : stepsWords.before;
        return (
          <div key={`${kind} ${subjectID}`} className="card row apart spread">
            <div>
              <p className="medium anywhere">{words.title(title)}</p>
              {opensAt !== null && (
                <p className="dimmed small">
                  {stepsWords.opens}
                  <Instant at={opensAt} />
                </p>
              )}
              {at !== null && (
                <p className="dimmed small">
                  {words.at}
                  <Instant at={at} />
                </p>
              )}
            </div>
            <Button
              variant={place === 0 && opensAt === null ? 'filled' : 'default'}
              aria-label={`${button}: ${title}`}
              loading={take.isPending && take.variables.body.subjectID === subjectID}
              onClick={() => take.mutate({ body })}
            >
              {button}
            </Button>
          </div>
        );
      })}
    </section>
  );
}
