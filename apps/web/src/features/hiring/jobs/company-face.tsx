import { useRead } from '../../../lib/server-state.ts';
import { useCompanyBrand } from '../../../ui/company-brand.ts';
import { careerCompanyQuery } from './career-queries.ts';

/** Gives the page of a job the face of its company, once it is here: nothing waits for it. */
export function CompanyFace({ companyID }: { readonly companyID: number }) {
  useCompanyBrand(useRead(careerCompanyQuery(String(companyID))).data?.brand);
  return null;
}
