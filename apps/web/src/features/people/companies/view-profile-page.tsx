import { useRead } from '../../../lib/server-state.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { CompanyFrame } from './company-frame.tsx';
import { type Company, companyQuery } from './company-queries.ts';
import { countryName } from '../../../ui/country-names.ts';
import './view-profile-page.css';

export function ViewProfilePage() {
  usePageTitle('Company');
  const company = useRead(companyQuery);
  return (
    <CompanyFrame
      title={company.data?.name ?? 'Company'}
      action={
        company.data !== undefined && (
          <ButtonLink variant="default" to="/company/profile">
            Edit profile
          </ButtonLink>
        )
      }
    >
      <Loaded query={company} what="your company">
        {(data) => <Profile company={data} />}
      </Loaded>
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
          {description === '' ? <None /> : <span className="written">{description}</span>}
        </Fact>
      </Facts>
    </>
  );
}

const None = () => <>Not given</>;
