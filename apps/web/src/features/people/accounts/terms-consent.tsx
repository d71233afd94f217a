import { type ComponentProps, useId } from 'react';
import { AccountTerms } from '../../../ui/account-terms.tsx';
import { signUpWords } from './account-words.ts';
import '../../../ui/task-form.css';

type Props = ComponentProps<'input'> & { readonly error?: unknown };

/** The terms in the same place as the consent: nobody has to leave the form to read them. */
export function TermsConsent({ error, ...props }: Props) {
  const [terms, problem] = [useId(), useId()];
  const text = typeof error === 'string' ? error : undefined;
  return (
    <div className="stack gap-xs">
      <label className="check">
        <input
          type="checkbox"
          aria-describedby={text === undefined ? terms : `${problem} ${terms}`}
          aria-invalid={text !== undefined}
          {...props}
        />
        {signUpWords.terms}
      </label>
      {text !== undefined && (
        <p id={problem} className="problem tiny">
          {text}
        </p>
      )}
      <AccountTerms id={terms} />
    </div>
  );
}
