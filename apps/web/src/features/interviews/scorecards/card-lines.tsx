import { Button } from '@mantine/core';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { type OwnCard, useOpenOwn } from './scorecard-queries.ts';
import { ownWords } from './scorecard-words.ts';

/** Each leads to its page, by a link of its own. */
export function CardLines({ cards }: { readonly cards: readonly OwnCard[] }) {
  const open = useOpenOwn();
  return (
    <>
      {open.error !== null && <FormProblem key={open.submittedAt} text={open.error.message} />}
      <ul className="lines">
        {cards.map((card) => {
          const { companyID, interviewScheduleID } = card;
          const params = {
            ...{ companyID: String(companyID), interviewScheduleID: String(interviewScheduleID) },
          };
          return (
            <li key={interviewScheduleID}>
              <CardRow card={card} onOpen={() => open.mutate({ params })} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type RowProps = { readonly card: OwnCard; readonly onOpen: () => void };

function CardRow({ card, onOpen }: RowProps) {
  const deed = card.isSent ? ownWords.see : ownWords.write;
  return (
    <div className="row apart spread">
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
        aria-label={ownWords.of(deed, card.candidateName)}
        onClick={onOpen}
      >
        {deed}
      </Button>
    </div>
  );
}
