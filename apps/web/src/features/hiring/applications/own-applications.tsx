import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AppealLine } from '../../../ui/appeal-line.tsx';
import { appealLinkWords } from '../../../ui/appeal-line-words.ts';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { endWords, stageWords } from '../../../ui/own-application-words.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { ownApplicationsWords as words } from './own-applications-words.ts';
import { type OwnApplication, ownApplicationsQuery, useWithdraw } from './apply-queries.ts';

/** What the candidate applied for, with where it stands. */
export function OwnApplications() {
  const own = useRead(ownApplicationsQuery);
  const [leaving, setLeaving] = useState<OwnApplication>();
  return (
    <section className="stack" aria-labelledby="own-applications">
      <h2 id="own-applications">{words.title}</h2>
      <Loaded query={own} what={words.what}>
        {({ applications }) =>
          applications.length === 0 ? (
            <EmptyState title={words.none} action={<Link to="/jobs">{words.find}</Link>}>
              {words.noneText}
            </EmptyState>
          ) : (
            <>
              <ul className="lines">
                {applications.map((application) => (
                  <li key={`${application.companyID}-${application.applicationID}`}>
                    <Row application={application} onWithdraw={() => setLeaving(application)} />
                  </li>
                ))}
              </ul>
              <p>
                <Link to="/jobs">{words.findMore}</Link>
              </p>
            </>
          )
        }
      </Loaded>
      {leaving !== undefined && (
        <Withdrawal application={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </section>
  );
}

type RowProps = { readonly application: OwnApplication; readonly onWithdraw: () => void };

function Row({ application, onWithdraw }: RowProps) {
  const { jobTitle, companyName, state, stage, appliedAt, replyBy, endedAt } = application;
  const { appeal = null, companyID, applicationID, toldReasons } = application;
  return (
    <div className="row apart spread">
      <div>
        <p className="medium anywhere">
          {jobTitle} · {companyName}
        </p>
        <p className="dimmed">
          {state === 'active' ? stageWords[stage] : endWords[state]}
          {endedAt !== null && (
            <>
              {' '}
              <Instant at={endedAt} />
            </>
          )}
          {` · ${words.applied}`}
          <Instant at={appliedAt} />
          {replyBy !== null && (
            <>
              {` · ${words.replyBy}`}
              <Instant at={replyBy} />
            </>
          )}
        </p>
        {typeof toldReasons === 'string' && (
          <p className="written">
            {words.reasons}
            {toldReasons}
          </p>
        )}
        {appeal !== null && (
          <AppealLine appeal={appeal}>
            <Link
              to="/jobseeker/appeal"
              search={{ company: String(companyID), application: String(applicationID) }}
              aria-label={appealLinkWords(appeal.state, jobTitle).label}
            >
              {appealLinkWords(appeal.state, jobTitle).text}
            </Link>
          </AppealLine>
        )}
      </div>
      {state === 'active' && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={words.withdrawOf(jobTitle, companyName)}
          onClick={onWithdraw}
        >
          {words.withdraw}
        </Button>
      )}
    </div>
  );
}

type WithdrawalProps = { readonly application: OwnApplication; readonly onClose: () => void };

/** Asked once more: what is withdrawn can only be taken up again by the company. */
function Withdrawal({ application, onClose }: WithdrawalProps) {
  const withdraw = useWithdraw();
  const { jobTitle, companyName } = application;
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
          onClick={() =>
            withdraw.mutate(application, {
              onSuccess: () => {
                showToast({ tone: 'success', text: words.done });
                onClose();
              },
            })
          }
        >
          {words.doIt}
        </Button>
      </div>
    </ModalDialog>
  );
}
