import { Link, useParams } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { useBrandOf } from '../../../ui/company-brand.ts';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AdvertList } from './advert-list.tsx';
import { placeText } from './advert-words.ts';
import { careerCompanyQuery, numberOf } from './career-queries.ts';
import './career-page.css';

/** [RT-4] What a company says about itself, and its published jobs. */
export function CareerCompanyPage() {
  const { companyId = '' } = useParams({ strict: false });
  const companyID = numberOf(companyId);
  const company = useRead({
    ...careerCompanyQuery(companyID ?? ''),
    enabled: companyID !== null,
  });
  usePageTitle('Jobs');
  useBrandOf(company);
  if (company.isLoading) return <LoadingState what="the company" />;
  if (company.data === undefined || companyID === null) {
    return (
      <ErrorState
        isPage
        title="This company has no career page"
        action={<Link to="/jobs">All jobs</Link>}
      >
        {company.error?.message ?? 'The address is not complete.'}
      </ErrorState>
    );
  }
  const { name, description, website, industry, size, city, country } = company.data;
  const place = placeText({ location: city ?? '', country });
  return (
    <div className="stack gap-lg career-page">
      <h1>Jobs at {name}</h1>
      {description !== '' && <p className="career-page__about">{description}</p>}
      <Facts>
        {place !== '' && <Fact name="Place">{place}</Fact>}
        {industry !== null && <Fact name="Industry">{industry}</Fact>}
        {size !== null && <Fact name="Size">{size.replace('-', '–')} people</Fact>}
        {website !== null && website !== '' && (
          <Fact name="Website">
            <a href={website} rel="noreferrer nofollow ugc">
              {website}
            </a>
          </Fact>
        )}
      </Facts>
      <AdvertList companyID={companyID} />
    </div>
  );
}
