import { withdrawAppeal, withdrawOwnAppeal } from '@candor/contract/hiring/appeals';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWrite } from '../../../lib/server-state.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type Door, type Own, type OwnAppeal, ownChange } from './appeal-queries.ts';
import { FileForm } from './file-form.tsx';
import { ownWords } from './own-appeal-words.ts';

type Props = { readonly door: Door; readonly own: Own; readonly back: React.ReactNode };

/** What a candidate can say against a decision, and what became of it. */
export function OwnAppealView({ door, own, back }: Props) {
  const { companyName, jobTitle, toldAt, until, appeal, canAppeal } = own;
  return (
    <article className="stack gap-lg column">
      <header className="stack gap-xs anywhere">
        {back}
        <h1>{ownWords.title(jobTitle)}</h1>
        <p className="dimmed">{companyName}</p>
      </header>
      <Facts>
        <Fact name={ownWords.decided}>
          <Instant at={toldAt} />
        </Fact>
      </Facts>
      {appeal !== null && <Standing own={own} appeal={appeal} />}
      {appeal !== null && <Written appeal={appeal} />}
      {appeal?.state === 'open' && <Withdraw door={door} appeal={appeal} />}
      {canAppeal ? (
        <>
          <How own={own} />
          <FileForm door={door} own={own} />
        </>
      ) : (
        appeal === null && (
          <p className="notice">
            {ownWords.over} (<Instant at={until} />)
          </p>
        )
      )}
    </article>
  );
}

function How({ own: { companyName, answerDays, isAlone, until } }: Pick<Props, 'own'>) {
  return (
    <section className="stack gap-xs" aria-labelledby="appeal-how">
      <h2 id="appeal-how">{ownWords.how}</h2>
      <p className="measure">
        {isAlone ? ownWords.alone(companyName) : ownWords.second(companyName)}
      </p>
      <p>{ownWords.promise(answerDays)}</p>
      <p>
        {ownWords.may}
        <Instant at={until} />.
      </p>
    </section>
  );
}

type OfAppeal = { readonly appeal: OwnAppeal };

function Standing({ own, appeal }: OfAppeal & Pick<Props, 'own'>) {
  const { state, replyBy, isOverdue, endedAt } = appeal;
  return (
    <output className="stack gap-2xs notice">
      <p className="medium">
        {state === 'open' ? ownWords.open(own.companyName) : ownWords[state]}
      </p>
      {state === 'open' && (
        <p>
          {ownWords.promised}
          <Instant at={replyBy} />.
        </p>
      )}
      {isOverdue && <p>{ownWords.late}</p>}
      {state === 'open' && own.isAlone && <p>{ownWords.alone(own.companyName)}</p>}
      {endedAt !== null && (
        <p className="small">
          <Instant at={endedAt} />
        </p>
      )}
    </output>
  );
}

function Written({ appeal: { answer, words, filedAt, explained } }: OfAppeal) {
  return (
    <>
      {answer !== '' && (
        <section className="stack gap-2xs" aria-label={ownWords.answer}>
          <p className="dimmed small">{ownWords.answer}</p>
          <p className="written measure">{answer}</p>
        </section>
      )}
      <section className="stack gap-2xs" aria-label={ownWords.yours}>
        <p className="dimmed small">
          {ownWords.yours}, <Instant at={filedAt} />
        </p>
        <p className="written measure">{words}</p>
        {explained.map(({ interviewScheduleID, jobTitle, explanations }) => (
          <p key={interviewScheduleID} className="small">
            {ownWords.pointed} {ownWords.pointTo(jobTitle, explanations)}
          </p>
        ))}
      </section>
    </>
  );
}

function Withdraw({ door, appeal: { appealID, revision } }: OfAppeal & Pick<Props, 'door'>) {
  const [isAsked, setAsked] = useState(false);
  const told = () => {
    showToast({ tone: 'success', text: ownWords.done });
    setAsked(false);
  };
  const byPage = useWrite(withdrawAppeal, { ...ownChange, tells: told });
  const byAccount = useWrite(withdrawOwnAppeal, { ...ownChange, tells: told });
  const write = 'token' in door ? byPage : byAccount;
  const withdraw = (): void => {
    const one = { appealID, revision };
    if ('token' in door) byPage.mutate({ body: { ...door, ...one } });
    else {
      const { companyID, applicationID } = door;
      byAccount.mutate({ params: { companyID, applicationID: String(applicationID) }, body: one });
    }
  };
  return (
    <>
      <p>
        <Button variant="default" onClick={() => setAsked(true)}>
          {ownWords.withdraw}
        </Button>
      </p>
      {isAsked && (
        <ModalDialog title={ownWords.ask} onClose={() => setAsked(false)}>
          <p>
            {ownWords.asked} {ownWords.askedAgain}
          </p>
          {write.error !== null && (
            <FormProblem key={write.submittedAt} text={write.error.message} />
          )}
          <div className="row">
            <Button variant="default" onClick={() => setAsked(false)}>
              {ownWords.keep}
            </Button>
            <Button loading={write.isPending} onClick={withdraw}>
              {ownWords.doIt}
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
