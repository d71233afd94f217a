import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AnswerForm } from './answer-form.tsx';
import { AppealMark } from './appeal-mark.tsx';
import { type Appeal, appealQuery } from './appeal-queries.ts';
import { pageWords } from './appeal-words.ts';

/** One appeal, and its answer: by whoever did not decide first. */
export function AppealView({ appealID }: { readonly appealID: string }) {
  usePageTitle(pageWords.page);
  const appeal = useRead(appealQuery(/^[1-9]\d{0,15}$/.test(appealID) ? appealID : '0'));
  if (appeal.data !== undefined) return <Shown appeal={appeal.data} />;
  if (appeal.isPending) return <LoadingState what={pageWords.what} />;
  if (appeal.error.code === 'not_found' || appeal.error.code === 'validation_failed') {
    return (
      <ErrorState isPage title={pageWords.gone} action={<All />}>
        {pageWords.goneText}
      </ErrorState>
    );
  }
  return (
    <ErrorState
      isPage
      title={pageWords.failed}
      action={
        <Button variant="default" onClick={() => void appeal.refetch()}>
          {pageWords.again}
        </Button>
      }
    >
      {appeal.error.message}
    </ErrorState>
  );
}

const All = () => (
  <Link to="/company/job-seeker/appeals" search={{}}>
    {pageWords.all}
  </Link>
);

type Props = { readonly appeal: Appeal };

function Shown({ appeal }: Props) {
  const { candidateName, jobTitle, state, revision, isOwnDecision, hasSecond } = appeal;
  const isOpen = state === 'open';
  return (
    <article className="stack gap-lg column">
      <PageHead
        title={candidateName}
        back={
          <p className="unprinted way-back">
            <All />
          </p>
        }
      >
        <div className="row apart">
          <span>{jobTitle}</span>
          <AppealMark appeal={appeal} />
        </div>
      </PageHead>
      <Case appeal={appeal} />
      {isOpen && !hasSecond && (
        <div className="stack gap-xs notice">
          <p>{pageWords.alone}</p>
          <p>
            <Link to="/company/users/add-user">{pageWords.invite}</Link>
          </p>
        </div>
      )}
      {isOpen && isOwnDecision && hasSecond && <p className="notice">{pageWords.own}</p>}
      {isOpen && !isOwnDecision && (
        <>
          <p className="notice measure">{pageWords.blind}</p>
          <AnswerForm key={revision} appeal={appeal} />
        </>
      )}
      {!isOpen && <Told appeal={appeal} />}
    </article>
  );
}

function Case({ appeal }: Props) {
  const { candidateID, filedAt, replyBy, words, interviews, explained } = appeal;
  const others = interviews.filter(
    ({ interviewScheduleID: id }) => !explained.some((one) => one.interviewScheduleID === id),
  );
  return (
    <>
      <Facts>
        <Fact name={pageWords.filed}>
          <Instant at={filedAt} />
        </Fact>
        <Fact name={pageWords.promised}>
          <Instant at={replyBy} />
        </Fact>
        <Fact name={pageWords.profile}>
          <Link to="/company/job-seeker-profile" search={{ candidateID: String(candidateID) }}>
            {pageWords.openProfile}
          </Link>
        </Fact>
        {explained.length > 0 && (
          <Fact name={pageWords.points}>
            <span className="stack gap-2xs">
              {explained.map(({ interviewScheduleID, endedAt, explanations }) => (
                <Report key={interviewScheduleID} id={interviewScheduleID}>
                  {pageWords.pointTo(explanations)}
                  <Instant at={endedAt} />
                </Report>
              ))}
            </span>
          </Fact>
        )}
        {others.length > 0 && (
          <Fact name={pageWords.interviews}>
            <span className="stack gap-2xs">
              {others.map(({ interviewScheduleID, endedAt }) => (
                <Report key={interviewScheduleID} id={interviewScheduleID}>
                  {pageWords.report}
                  <Instant at={endedAt} />
                </Report>
              ))}
            </span>
          </Fact>
        )}
      </Facts>
      <section className="stack gap-2xs" aria-label={pageWords.words}>
        <p className="dimmed small">{pageWords.words}</p>
        <p className="written measure">{words}</p>
      </section>
    </>
  );
}

const Report = ({ id, children }: { readonly id: number; readonly children: React.ReactNode }) => (
  <Link to="/company/view-interview" search={{ interviewScheduleID: String(id) }}>
    {children}
  </Link>
);

function Told({ appeal: { state, answer, answeredBy, endedAt } }: Props) {
  if (endedAt === null) return null;
  return (
    <section className="stack gap-xs section" aria-labelledby="appeal-told">
      <h2 id="appeal-told">{pageWords.told}</h2>
      <p className="dimmed small">
        <Instant at={endedAt} /> {answeredBy !== null && pageWords.by(answeredBy)}
      </p>
      {answer === '' ? (
        <p>{state === 'withdrawn' ? pageWords.withdrawn : pageWords.noAnswer}</p>
      ) : (
        <p className="written measure">{answer}</p>
      )}
    </section>
  );
}
