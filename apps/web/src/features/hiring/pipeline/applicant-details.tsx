import { Link } from '@tanstack/react-router';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { dayOf } from '../../../ui/day-words.ts';
import { ApplicantCv } from './applicant-cv.tsx';
import { LaterReply } from './later-reply.tsx';
import { MailLine } from './mail-line.tsx';
import type { Application } from './pipeline-queries.ts';
import {
  interviewText,
  laterWords,
  moveWords,
  replyOf,
  riskWords,
  sourceWords,
  statusWords,
  toldWords,
  waitText,
} from './pipeline-words.ts';
import { ReplyMark } from './reply-mark.tsx';

type Props = { readonly application: Application; readonly now: number };

/** What there is to know before somebody is moved. */
export function ApplicantDetails({ application, now }: Props) {
  const { coverLetter, answers } = application;
  return (
    <>
      <Standing application={application} now={now} />
      <Interview application={application} />
      {answers.length > 0 && (
        <section aria-label="Answers">
          <h3>Answers</h3>
          <dl className="stack gap-sm applicant-panel__answers">
            {answers.map(({ label, answer, isKnockOut }, index) => (
              // Two questions may read the same.
              <div key={index}>
                <dt>{label}</dt>
                <dd>
                  {answer.join(', ')}
                  {isKnockOut && <strong> · rules out</strong>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {coverLetter !== '' && (
        <section aria-label="Cover letter">
          <h3>Cover letter</h3>
          <p className="written">{coverLetter}</p>
        </section>
      )}
      <Way application={application} />
    </>
  );
}

/** A day before it ends, or after: when somebody has to say so. */
const isDueSoon = (application: Application, now: number): boolean => {
  const state = replyOf(application, now)?.state;
  return application.replyMovedFrom === null && (state === 'soon' || state === 'overdue');
};

function Standing({ application, now }: Props) {
  const { status, stages, stageID, stageSince, source, sourceDetail, cv } = application;
  const stage = stages.find((one) => one.stageID === stageID)?.name ?? '';
  const years = application.experienceYears;
  return (
    <section aria-label="At a glance">
      <Facts>
        <Fact name="Stage">
          {status === 'active' ? stage : `${statusWords[status]}, in ${stage}`}
          <span className="dimmed"> · {waitText(stageSince, now)}</span>
        </Fact>
        {application.replyBy !== null && status === 'active' && (
          <Fact name="Reply">
            <ReplyMark card={application} now={now} />
            {typeof application.replyMovedFrom === 'string' && (
              <span className="dimmed">
                {' '}
                · {laterWords.moved(dayOf(application.replyMovedFrom))}
              </span>
            )}
          </Fact>
        )}
        <Fact name="Applied">
          <Instant at={application.appliedAt} />
        </Fact>
        <Fact name="Source">{[sourceWords[source], sourceDetail].filter(Boolean).join(' · ')}</Fact>
        <Fact name="E-mail">{application.email}</Fact>
        {application.phone !== '' && <Fact name="Phone">{application.phone}</Fact>}
        {application.city !== '' && <Fact name="Place">{application.city}</Fact>}
        {application.headline !== '' && <Fact name="Now">{application.headline}</Fact>}
        {years !== null && (
          <Fact name="Experience">{years === 1 ? '1 year' : `${years} years`}</Fact>
        )}
        {application.skills.length > 0 && (
          <Fact name="Skills">{application.skills.join(', ')}</Fact>
        )}
        {application.tags.length > 0 && <Fact name="Tags">{application.tags.join(', ')}</Fact>}
        <Fact name="CV">{cv === null ? 'None' : <ApplicantCv cv={cv} />}</Fact>
      </Facts>
      {isDueSoon(application, now) && <LaterReply application={application} hasReason />}
    </section>
  );
}

function Interview({ application }: { readonly application: Application }) {
  const { interview, risk } = application;
  if (interview === null) return null;
  return (
    <section aria-label="Interview">
      <h3>Interview</h3>
      <p className="tabular">{interviewText(application)}</p>
      {risk !== null && (
        <p>
          <strong>{riskWords[risk.label]}</strong> by count. {risk.rule}
        </p>
      )}
      <Link
        to="/company/view-interview"
        search={{ interviewScheduleID: String(interview.interviewScheduleID) }}
      >
        Open the report
      </Link>
    </section>
  );
}

function Way({ application: { moves, mails } }: { readonly application: Application }) {
  return (
    <section aria-label="History">
      <h3>History</h3>
      <ol className="stack gap-xs">
        {mails.map((mail) => (
          <li key={`${mail.sendAt} ${mail.subject}`}>
            <MailLine mail={mail} />
          </li>
        ))}
        {moves.map(({ moveID, kind, fromStage, toStage, reason, toldReasons, by, at }) => (
          <li key={moveID}>
            {moveWords[kind]}
            {kind !== 'applied' && fromStage !== toStage && toStage !== null && ` to ${toStage}`}
            {reason !== '' && `: ${reason}`}
            <span className="dimmed">
              {by !== null && ` · ${by}`} · <Instant at={at} />
            </span>
            {typeof toldReasons === 'string' && (
              <p className="written">
                {toldWords.told}
                {toldReasons}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
