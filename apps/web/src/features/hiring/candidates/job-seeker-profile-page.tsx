import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { countryName } from '../../../ui/country-names.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { LoadingState } from '../../../ui/page-states.tsx';
import { type Profile, useOpenFile } from './candidate-queries.ts';
import { scheduleWords, sourceWords, standing } from './candidate-words.ts';
import { InterviewEntries } from './interview-entries.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { MergedInto } from './same-person.tsx';
import { useMay } from './use-may.ts';
import './job-seeker-profile-page.css';

// A search loads this page too: what is opened by a press comes with it.
const CompareCandidates = lazy(async () => ({
  default: (await import('./compare-candidates.tsx')).CompareCandidates,
}));
const EditCandidate = lazy(async () => ({
  default: (await import('./edit-candidate.tsx')).EditCandidate,
}));

type Props = {
  /** Those of other features. */
  readonly renderInterviews: (candidateID: number) => ReactNode;
  readonly renderStep: (application: Applied) => ReactNode;
};

type Applied = Profile['applications'][number];

export function JobSeekerProfilePage(props: Props) {
  const { candidateID = '', compare } = useAddress();
  const may = useMay();
  const [isEdited, setEdited] = useState(false);
  return (
    <ProfileFrame
      candidateID={candidateID}
      tab={null}
      actions={
        may.changeCandidates && (
          <Button variant="default" onClick={() => setEdited(true)}>
            Edit
          </Button>
        )
      }
    >
      {(profile) => (
        <>
          {compare !== undefined && may.changeCandidates ? (
            <Suspense fallback={<LoadingState what="both candidates" />}>
              <CompareCandidates profile={profile} otherID={compare} />
            </Suspense>
          ) : (
            <Overview profile={profile} {...props} />
          )}
          <Suspense fallback={null}>
            {isEdited && <EditCandidate profile={profile} onClose={() => setEdited(false)} />}
          </Suspense>
        </>
      )}
    </ProfileFrame>
  );
}

function Overview({
  profile,
  renderInterviews,
  renderStep,
}: Props & { readonly profile: Profile }) {
  return (
    <div className="stack gap-xl top job-seeker-profile-page">
      <section
        className="stack gap-sm column profile-frame__section"
        aria-labelledby="applications"
      >
        <h2 id="applications">Applications</h2>
        {profile.applications.length === 0 && <p>No applications yet.</p>}
        {profile.applications.map((application, index) => (
          <Application
            key={application.applicationID}
            application={application}
            candidateID={profile.candidateID}
          >
            {(application.status === 'active' || index === 0) && renderStep(application)}
          </Application>
        ))}
        <h2>Interviews</h2>
        <InterviewEntries interviews={profile.interviews} />
        {renderInterviews(profile.candidateID)}
      </section>
      <section className="stack gap-sm column profile-frame__section" aria-labelledby="person">
        <h2 id="person">Person</h2>
        <Person profile={profile} />
        <MergedInto profile={profile} />
        {profile.cv !== null && <Cv candidateID={String(profile.candidateID)} cv={profile.cv} />}
      </section>
    </div>
  );
}

type ApplicationProps = {
  readonly application: Applied;
  readonly candidateID: number;
  /** Where it goes next. */
  readonly children: ReactNode;
};

function Application({ application, candidateID, children }: ApplicationProps) {
  const { jobID, jobTitle, stageName, status, appliedAt, coverLetter, answers } = application;
  const may = useMay();
  return (
    <article className="stack gap-2xs line profile-frame__entry">
      <div className="row apart baseline spread">
        <h3>
          {may.viewJobs ? (
            <Link to="/company/jobs/view-jobs" search={{ jobID: String(jobID), tab: 'pipeline' }}>
              {jobTitle}
            </Link>
          ) : (
            jobTitle
          )}
        </h3>
        <span>{standing(status, stageName)}</span>
      </div>
      <p className="dimmed small">
        Applied <Instant at={appliedAt} /> · {sourceWords[application.source]}
        {application.replyBy !== null && (
          <>
            {' '}
            · reply promised by <Instant at={application.replyBy} />
          </>
        )}
      </p>
      <div className="unprinted">{children}</div>
      {status === 'active' && may.schedule && (
        <p className="row small unprinted">
          <Link
            to="/company/jobs/schedule-interview"
            search={{ jobID: String(jobID), candidates: String(candidateID) }}
          >
            {scheduleWords.bot}
          </Link>
          <Link
            to="/company/jobs/schedule-live"
            search={{ applicationID: String(application.applicationID) }}
          >
            {scheduleWords.live}
          </Link>
        </p>
      )}
      {coverLetter !== '' && (
        <details>
          <summary>Cover letter</summary>
          <p className="written">{coverLetter}</p>
        </details>
      )}
      {answers.length > 0 && (
        <dl className="stack gap-xs job-seeker-profile-page__answers">
          {answers.map(({ label, answer, isKnockOut }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {answer}
                {isKnockOut && <strong> · rules out</strong>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

function Person({ profile }: { readonly profile: Profile }) {
  const { experienceYears, availableFrom, country, city, phone, skills, links } = profile;
  const place = [city, country === null ? '' : countryName(country)].filter(Boolean).join(', ');
  const domainAt = profile.email.lastIndexOf('@') + 1;
  const facts = {
    Phone: phone,
    Place: place,
    Experience: yearsText(experienceYears),
    'Available from': availableFrom ?? '',
    Skills: skills.join(', '),
    'Last score': profile.lastScore === null ? '' : `${profile.lastScore} %`,
    Source: [sourceWords[profile.source], profile.sourceDetail].filter(Boolean).join(' · '),
  };
  return (
    <Facts>
      <Fact name="E-mail">
        <a className="anywhere" href={`mailto:${profile.email}`}>
          {/* Broken after its @ before anywhere else. */}
          {profile.email.slice(0, domainAt)}
          <wbr />
          {profile.email.slice(domainAt)}
        </a>
      </Fact>
      {Object.entries(facts).map(
        ([name, value]) =>
          value !== '' && (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ),
      )}
      {links.filter(isSafe).map((link) => (
        <Fact key={link} name="Link">
          <a href={link} target="_blank" rel="noopener noreferrer nofollow">
            {link}
          </a>
        </Fact>
      ))}
      <Fact name="Last active">
        <Instant at={profile.lastActivityAt} />
      </Fact>
    </Facts>
  );
}

function yearsText(years: number | null): string {
  if (years === null) return '';
  return years === 1 ? '1 year' : `${years} years`;
}

/** What somebody typed as a link is only followed to the web. */
const isSafe = (link: string): boolean => /^https?:\/\//i.test(link);

type CvProps = { readonly candidateID: string; readonly cv: NonNullable<Profile['cv']> };

function Cv({ candidateID, cv }: CvProps) {
  const opening = useOpenFile();
  const may = useMay();
  return (
    <div>
      <h3>CV</h3>
      <p className="dimmed small">
        {cv.fileName} · <Instant at={cv.uploadedAt} />
      </p>
      {opening.isError && <FormProblem text={opening.error.message} />}
      {may.readFiles && (
        <div className="row unprinted job-seeker-profile-page__cv">
          <ButtonLink
            variant="default"
            to="/company/job-seeker-profile-tab"
            search={{ candidateID, tab: 'cv' }}
          >
            Read the CV
          </ButtonLink>
          <Button
            variant="default"
            loading={opening.isPending}
            onClick={() => opening.mutate({ fileID: cv.fileID })}
          >
            Download
          </Button>
        </div>
      )}
    </div>
  );
}
