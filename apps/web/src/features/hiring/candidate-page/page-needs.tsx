import { Button } from '@mantine/core';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { type Page, useTakeStep } from './candidate-page-queries.ts';
import { needsWords as words, stepsWords } from './candidate-page-words.ts';

type Props = { readonly token: string; readonly needs: NonNullable<Page['needs']> };

/** What was asked for to take part in interviews, each with the way to its answer. */
export function PageNeeds({ token, needs }: Props) {
  const take = useTakeStep();
  if (needs.length === 0) return null;
  return (
    <section className="stack gap-sm" aria-labelledby="page-needs">
      <h2 id="page-needs">{words.title}</h2>
      {take.error !== null && <FormProblem key={take.submittedAt} text={take.error.message} />}
      {take.data?.url === null && (
        <FormProblem key={`over ${take.submittedAt}`} text={stepsWords.over} />
      )}
      <ul className="lines">
        {needs.map(({ interviewScheduleID: subjectID, jobTitle, ...need }) => (
          <li key={subjectID} className="row apart spread">
            <div>
              <p className="medium anywhere">{jobTitle}</p>
              <p>{standing(need)}</p>
              <p className="dimmed small">
                {words.asked}
                <Instant at={need.askedAt} />
              </p>
              {need.state === 'open' && need.place === 'waiting' && (
                <p className="dimmed small">
                  {words.replyBy}
                  <Instant at={need.replyBy} />. {need.isOverdue && words.late}
                </p>
              )}
            </div>
            <Button
              variant="default"
              aria-label={words.openOf(jobTitle)}
              loading={take.isPending && take.variables.body.subjectID === subjectID}
              onClick={() => take.mutate({ body: { token, kind: 'needs', subjectID } })}
            >
              {words.open}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What still waits, waits for nothing once the interview began. */
function standing({ state, place }: Pick<NonNullable<Page['needs']>[number], 'state' | 'place'>) {
  if (place === 'waiting' || (state !== 'open' && state !== 'offered')) return words.states[state];
  return words.tooLate[state];
}
