import { areas, rights } from '@candor/contract/people/right-rules';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRights } from '../../../lib/rights.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { countryName } from '../../../ui/country-names.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { FilmPlayer } from './film-player.tsx';
import { filmWords } from './film-words.ts';
import { type Interviewer, interviewerQuery, useMark } from './marketplace-queries.ts';
import { cardWords, profileWords } from './marketplace-words.ts';

const isId = (text: string | undefined): text is string => /^[1-9]\d{0,15}$/.test(text ?? '');

type Props = {
  /** What this company has had with them. */
  readonly renderBelow: (interviewerID: number) => ReactNode;
};

/** One interviewer, of the list: `?interviewerID=5`. */
export function InterviewerPage({ renderBelow }: Props) {
  const { interviewerID } = useAddress();
  const asked = isId(interviewerID) ? interviewerID : null;
  const found = useRead(interviewerQuery(asked));
  usePageTitle(found.data?.name ?? profileWords.back);
  const list = <Link to="/company/interviewers">{profileWords.back}</Link>;
  if (asked === null) {
    return (
      <>
        <PageHead title={profileWords.back} />
        <EmptyState title={profileWords.missing} action={list}>
          {profileWords.missingText}
        </EmptyState>
      </>
    );
  }
  return (
    <div className="stack gap-lg broad">
      <PageHead title={found.data?.name ?? profileWords.back}>
        {found.data !== undefined && <p className="intro anywhere">{found.data.headline}</p>}
      </PageHead>
      <Loaded query={found} what={profileWords.what}>
        {(data) => (
          <>
            <Profile
              interviewer={data}
              again={async () => (await found.refetch()).data?.filmUrl ?? null}
            />
            {renderBelow(data.interviewerID)}
          </>
        )}
      </Loaded>
    </div>
  );
}

type ProfileProps = {
  readonly interviewer: Interviewer;
  readonly again: () => Promise<string | null>;
};

function Profile({ interviewer, again }: ProfileProps) {
  const { name, about, sample, filmUrl, skills, languages } = interviewer;
  const { country, timeZone, conflict, mark } = interviewer;
  const { rate, currency, years, nextFree, interviewsAhead, rating } = interviewer;
  return (
    <>
      {conflict !== null && <p className="card">{profileWords.conflicts[conflict]}</p>}
      {mark === 'blocked' && <p className="card">{profileWords.isBlocked}</p>}
      <Deeds interviewer={interviewer} />
      <section className="stack gap-sm" aria-labelledby="about">
        <h2 id="about">{profileWords.about}</h2>
        <p className="written measure">{about}</p>
        {filmUrl !== null && (
          <FilmPlayer
            key={interviewer.interviewerID}
            url={filmUrl}
            label={filmWords.of(name)}
            again={again}
          />
        )}
      </section>
      <section className="stack gap-sm" aria-labelledby="short">
        <h2 id="short">{profileWords.facts}</h2>
        <Facts>
          <Fact name={profileWords.rate}>{cardWords.rateOfHour(rate, currency)}</Fact>
          <Fact name={profileWords.rating}>
            {rating === null ? cardWords.noRating : cardWords.stars(rating)}
          </Fact>
          <Fact name={profileWords.nextFree}>
            {nextFree === null ? cardWords.never : cardWords.day(nextFree)}
          </Fact>
          <Fact name={profileWords.ahead}>{cardWords.ahead(interviewsAhead)}</Fact>
          <Fact name={profileWords.skills}>
            {skills.map((skill) => cardWords.rating(skill.name, skill.rating)).join(', ')}
          </Fact>
          <Fact name={profileWords.languages}>
            {languages.map((one) => cardWords.language(one.name, one.level)).join(', ')}
          </Fact>
          {years !== null && <Fact name={profileWords.experience}>{cardWords.years(years)}</Fact>}
          <Fact name={profileWords.place}>{countryName(country)}</Fact>
          <Fact name={profileWords.zone}>{timeZone}</Fact>
        </Facts>
      </section>
      {sample !== '' && (
        <section className="stack gap-sm" aria-labelledby="sample">
          <h2 id="sample">{profileWords.sample}</h2>
          <p className="written measure">{sample}</p>
        </section>
      )}
    </>
  );
}

function Deeds({ interviewer }: { readonly interviewer: Interviewer }) {
  const { interviewerID, mark, conflict } = interviewer;
  const may = useRights();
  const change = useMark(interviewerID, () =>
    showToast({ tone: 'success', text: profileWords.marked }),
  );
  if (!may(areas.jobs, rights.schedule)) return null;
  const isFavourite = mark === 'favourite';
  const isBlocked = mark === 'blocked';
  return (
    <div className="stack gap-sm">
      <div className="row">
        {conflict !== 'named' && !isBlocked && (
          <ButtonLink
            to="/company/jobs/schedule-live"
            search={{ interviewerID: String(interviewerID) }}
          >
            {profileWords.invite}
          </ButtonLink>
        )}
        <Button
          variant="default"
          disabled={change.isPending}
          onClick={() => change.mutate(isFavourite ? null : 'favourite')}
        >
          {isFavourite ? profileWords.notFavourite : profileWords.favourite}
        </Button>
        <Button
          variant="subtle"
          disabled={change.isPending}
          onClick={() => change.mutate(isBlocked ? null : 'blocked')}
        >
          {isBlocked ? profileWords.unblock : profileWords.block}
        </Button>
      </div>
      {change.error !== null && (
        <FormProblem key={change.submittedAt} text={change.error.message} />
      )}
    </div>
  );
}
