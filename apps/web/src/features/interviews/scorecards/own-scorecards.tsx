import { Button } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ownScorecardsQuery, useOpenOwn } from './scorecard-queries.ts';
import { ownWords } from './scorecard-words.ts';

/** Of the interviews in which who is signed in sat: which scorecards are owed, and the way to each. */
export function OwnScorecards() {
  const own = useRead(ownScorecardsQuery);
  const open = useOpenOwn();
  if (own.data?.scorecards.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="own-scorecards">
      <h2 id="own-scorecards">{ownWords.title}</h2>
      {open.error !== null && <FormProblem key={open.submittedAt} text={open.error.message} />}
      <Loaded query={own} what={ownWords.what}>
        {({ scorecards }) => (
          <ul className="lines">
            {scorecards.map((card) => (
              <li key={card.interviewScheduleID} className="row apart spread">
                <div>
                  <p className="medium anywhere">
                    {card.candidateName}
                    {!card.isSent && <span className="problem"> · {ownWords.owed}</span>}
                  </p>
                  <p className="dimmed">
                    {card.jobTitle}, {card.companyName} · <Instant at={card.endsAt} />
                  </p>
                </div>
                <Button
                  variant={card.isSent ? 'default' : 'filled'}
                  size="compact-sm"
                  aria-label={ownWords.of(card.candidateName)}
                  onClick={() =>
                    open.mutate({
                      params: {
                        companyID: String(card.companyID),
                        interviewScheduleID: String(card.interviewScheduleID),
                      },
                    })
                  }
                >
                  {card.isSent ? ownWords.see : ownWords.write}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
