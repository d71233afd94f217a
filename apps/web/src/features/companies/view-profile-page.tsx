import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fact, Facts } from '../../ui/facts.tsx';
import { ErrorState, LoadingState } from '../../ui/page-states.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { CompanyFrame } from './company-frame.tsx';
import { type Company, companyQuery } from './company-queries.ts';
import { countryName } from '../../ui/country-names.ts';
import './view-profile-page.css';

export function ViewProfilePage() {
  usePageTitle('Company');
  const company = useQuery(companyQuery);
  return (
    <CompanyFrame
      title={company.data?.name ?? 'Company'}
      action={
        company.data !== undefined && (
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/company/profile" {...props} />}
          >
            Edit profile
          </Button>
        )
      }
    >
      {company.isPending && <LoadingState what="your company" />}
      {company.isError && (
        <ErrorState
          title="Your company could not be loaded"
          action={
            <Button variant="default" onClick={() => void company.refetch()}>
              Try again
            </Button>
          }
        >
          {company.error.message}
        </ErrorState>
      )}
      {company.data !== undefined && <Profile company={company.data} />}
    </CompanyFrame>
  );
}

function Profile({ company }: { readonly company: Company }) {
  const { website, industry, size, country, city, phone, description, logo, domains } = company;
  const place = [city, country === null ? '' : countryName(country)].filter(Boolean).join(', ');
  return (
    <>
      {logo !== null && <img className="view-profile-page__logo" src={logo} alt="The logo" />}
      <Facts>
        <Fact name="Website">
          {website === '' ? (
            <None />
          ) : (
            <a href={website} rel="noreferrer">
              {website}
            </a>
          )}
        </Fact>
        <Fact name="Industry">{industry ?? <None />}</Fact>
        <Fact name="Size">{size === null ? <None /> : `${size.replace('-', '–')} people`}</Fact>
        <Fact name="Place">{place === '' ? <None /> : place}</Fact>
        <Fact name="Phone">{phone === '' ? <None /> : phone}</Fact>
        <Fact name="Mail domain">{domains.length === 0 ? <None /> : domains.join(', ')}</Fact>
        <Fact name="About">
          {description === '' ? (
            <None />
          ) : (
            <span className="view-profile-page__text">{description}</span>
          )}
        </Fact>
      </Facts>
    </>
  );
}

const None = () => <>Not given</>;
