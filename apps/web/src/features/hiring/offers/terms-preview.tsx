import { fillLetter } from '@candor/contract/hiring/mail-template-rules';
import { OfferTerms } from './offer-terms.tsx';
import { termsWords } from './offer-words.ts';

type Props = {
  readonly terms: string;
  readonly values: Readonly<Record<string, string>>;
  readonly hint: string;
};

/** As it is written when it is sent; what is not chosen yet stands in brackets, and only here. */
export function TermsPreview({ terms, values, hint }: Props) {
  return (
    <aside className="stack gap-sm card minor sticky" aria-label={termsWords.preview}>
      <h2>{termsWords.preview}</h2>
      <p className="dimmed small">{hint}</p>
      <OfferTerms text={fillLetter(terms, values)} />
    </aside>
  );
}
