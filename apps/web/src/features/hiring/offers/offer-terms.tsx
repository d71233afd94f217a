import { paragraphsOf } from '@candor/contract/hiring/offer-rules';
import './offers.css';

/** Terms as they are read: paragraphs with their lines. */
export function OfferTerms({ text }: { readonly text: string }) {
  return (
    <div className="stack gap-sm measure offers__terms">
      {paragraphsOf(text).map((lines, place) => (
        <p key={place}>
          {lines.map((line, at) => (
            <span key={at}>
              {at > 0 && <br />}
              {line}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
