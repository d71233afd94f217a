import { useRead } from '../../../lib/server-state.ts';
import { careerCompanyQuery } from './career-queries.ts';
import { logoText } from './company-words.ts';
import './company-sign.css';

/** A company's logo, where it has one; its name stands beside it anyway. */
export function CompanySign({ companyID }: { readonly companyID: number }) {
  const { data } = useRead(careerCompanyQuery(String(companyID)));
  if (data === undefined || data.logo === null) return null;
  return <img className="company-sign" src={data.logo} alt={logoText(data.name)} />;
}
