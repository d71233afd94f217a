import { Link, useParams } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { useBrandOf } from '../../../ui/company-brand.ts';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AdvertList } from './advert-list.tsx';
import { placeText } from './advert-words.ts';
import { careerCompanyQuery, numberOf } from './career-queries.ts';
import { careerWords as words } from './career-words.ts';
import './career-page.css';

/** [RT-4] What a company says about itself, and its published jobs. */
export function CareerCompanyPage() {
  const { companyId = '' } = useParams({ strict: false });
  const companyID = numberOf(companyId);
  const company = useRead({
    ...careerCompanyQuery(companyID ?? ''),
    enabled: companyID !== null,
  });
  usePageTitle(words.title);
  useBrandOf(company);
  if (company.isLoading) return <LoadingState what={words.company} />;
  if (company.data === undefined || companyID === null) {
    return (
      <ErrorState isPage title={words.noPage} action={<Link to="/jobs">{words.allJobs}</Link>}>
        {company.error?.message ?? words.incomplete}
      </ErrorState>
    );
  }
  const { name, description, website, industry, size, city, country } = company.data;
  const { keptPercent = null } = company.data;
  const place = placeText({ location: city ?? '', country });
  return (
    <div className="stack gap-lg career-page">
      <h1>{words.jobsAt(name)}</h1>
      {description !== '' && <p className="career-page__about">{description}</p>}
      <Facts>
        {place !== '' && <Fact name={words.place}>{place}</Fact>}
        {industry !== null && <Fact name={words.industry}>{industry}</Fact>}
        {size !== null && <Fact name={words.size}>{words.people(size.replace('-', '–'))}</Fact>}
        {website !== null && website !== '' && (
          <Fact name={words.website}>
            <a href={website} rel="noreferrer nofollow ugc">
              {website}
            </a>
          </Fact>
        )}
        {keptPercent !== null && <Fact name={words.answers}>{words.kept(keptPercent)}</Fact>}
      </Facts>
      <AdvertList companyID={companyID} />
    </div>
  );
}
