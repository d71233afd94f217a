import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AppealLine } from '../../../ui/appeal-line.tsx';
import { appealLinkWords } from '../../../ui/appeal-line-words.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { endWords, stageWords } from '../../../ui/own-application-words.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { type Page, type PageApplication, useWithdrawHere } from './candidate-page-queries.ts';
import { applicationWords as words } from './candidate-page-words.ts';

type Props = { readonly token: string; readonly page: Page };

/** What was applied for, with where it stands. */
export function PageApplications({ token, page }: Props) {
  const [leaving, setLeaving] = useState<PageApplication>();
  return (
    <section className="stack gap-sm" aria-labelledby="page-applications">
      <h2 id="page-applications">{words.title}</h2>
      {page.applications.length === 0 ? (
        <p className="dimmed">{words.none}</p>
      ) : (
        <ul className="lines">
          {page.applications.map((application) => (
            <li key={application.applicationID}>
              <Row
                token={token}
                application={application}
                onWithdraw={() => setLeaving(application)}
              />
            </li>
          ))}
        </ul>
      )}
      {leaving !== undefined && (
        <Withdrawal
          token={token}
          companyName={page.companyName}
          application={leaving}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

type RowProps = {
  readonly token: string;
  readonly application: PageApplication;
  readonly onWithdraw: () => void;
};

function Row({ token, application, onWithdraw }: RowProps) {
  const { appeal = null, applicationID, toldReasons } = application;
  const { jobTitle, state, stage, appliedAt, replyBy, endedAt, keptUntil } = application;
  return (
    <div className="row apart spread">
      <div>
        <p className="medium anywhere">{jobTitle}</p>
        <p>
          {state === 'active' ? stageWords[stage] : endWords[state]}
          {endedAt !== null && (
            <>
              {' '}
              <Instant at={endedAt} />
            </>
          )}
        </p>
        {typeof toldReasons === 'string' && (
          <p className="written">
            {words.reasons}
            {toldReasons}
          </p>
        )}
        <p className="dimmed small">
          {words.applied}
          <Instant at={appliedAt} />
        </p>
        {keptUntil !== null && (
          <p className="dimmed small">
            {words.kept}
            <Instant at={keptUntil} />
          </p>
        )}
        {appeal !== null && (
          <AppealLine appeal={appeal}>
            <Link
              to="/candidate-page/appeal"
              search={{ application: String(applicationID) }}
              state={{ letterLink: token }}
              aria-label={appealLinkWords(appeal.state, jobTitle).label}
            >
              {appealLinkWords(appeal.state, jobTitle).text}
            </Link>
          </AppealLine>
        )}
        {state === 'active' && (
          <p className="dimmed small">
            {replyBy === null ? (
              words.noPromise
            ) : (
              <>
                {words.replyBy}
                <Instant at={replyBy} />
              </>
            )}
          </p>
        )}
      </div>
      {state === 'active' && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={words.withdrawOf(jobTitle)}
          onClick={onWithdraw}
        >
          {words.withdraw}
        </Button>
      )}
    </div>
  );
}

type WithdrawalProps = {
  readonly token: string;
  readonly companyName: string;
  readonly application: PageApplication;
  readonly onClose: () => void;
};

/** Asked once more: what is withdrawn can only be taken up again by the company. */
function Withdrawal({ token, companyName, application, onClose }: WithdrawalProps) {
  const withdraw = useWithdrawHere();
  const { applicationID, jobTitle } = application;
  const done = (): void => {
    showToast({ tone: 'success', text: words.done });
    onClose();
  };
  return (
    <ModalDialog title={words.ask} onClose={onClose}>
      <p>{words.asked(companyName, jobTitle)}</p>
      {withdraw.error !== null && (
        <FormProblem key={withdraw.submittedAt} text={withdraw.error.message} />
      )}
      <div className="row">
        <Button variant="default" onClick={onClose}>
          {words.keep}
        </Button>
        <Button
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ body: { token, applicationID } }, { onSuccess: done })}
        >
          {words.doIt}
        </Button>
      </div>
    </ModalDialog>
  );
}
