import { type ReactNode, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import './interviewer-page.css';
import { type Registration, registrationQuery } from './interviewer-queries.ts';
import './readiness-list.css';
import { readinessOf } from './readiness-rules.ts';
import { locale } from '../../../ui/reader-locale.ts';

const today = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });

type Props = {
  /** The interviews, above what a company finds of the person. */
  readonly children: ReactNode;
};

export function InterviewerDashboardPage({ children }: Props) {
  usePageTitle('Today');
  const [title] = useState(() => today.format(new Date()));
  const registration = useRead(registrationQuery);
  return (
    <div className="stack gap-xl broad">
      <PageHead title={title} />
      {children}
      <Loaded query={registration} what="your profile">
        {(data) => <ReadinessSection registration={data} />}
      </Loaded>
    </div>
  );
}

function ReadinessSection({ registration }: { readonly registration: Registration }) {
  const isKYC = useSession()?.isKYC ?? false;
  const { headline, work, identityCheck } = registration;
  const items = readinessOf({
    isIdentityConfirmed: isKYC,
    headline,
    employments: work?.employments.length ?? 0,
    skills: work?.skills.length ?? 0,
    languages: work?.languages.length ?? 0,
  });
  const open = items.filter(({ isDone }) => !isDone).length;
  const confirmedAt = identityCheck?.status === 'approved' ? identityCheck.decidedAt : null;
  return (
    <section className="stack interviewer-page__section" aria-labelledby="readiness">
      <h2 id="readiness">{open === 0 ? 'You are ready to interview' : 'Meanwhile'}</h2>
      <dl className="lines">
        {items.map(({ name, isDone, text }) => (
          <div key={name} className="stack readiness-list__item">
            <dt>
              <span
                className={`readiness-list__mark${isDone ? ' readiness-list__mark--done' : ''}`}
                aria-hidden="true"
              />
              {name}
              <span className="visually-hidden">{isDone ? ' (done)' : ' (to do)'}</span>
            </dt>
            <dd>
              {text}
              {name === 'Identity' && confirmedAt !== null && (
                <>
                  {' '}
                  <Instant at={confirmedAt} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        className="readiness-list__action"
        variant={open === 0 ? 'default' : 'filled'}
        to="/interviewer/profile"
      >
        {open === 0 ? 'Change your profile' : 'Complete your profile'}
      </ButtonLink>
    </section>
  );
}
