import { useCompanyBrand } from '../../../ui/company-brand.ts';
import { LoadingState } from '../../../ui/page-states.tsx';
import { linkWords } from './link-words.ts';

/** Until it is known whose link it is, the page has nobody's face. */
export function FindingLink() {
  useCompanyBrand(undefined);
  return <LoadingState what={linkWords.what} />;
}
