import { accountTerms } from '@candor/contract/people/account-promise-rules';
import './task-form.css';

/** What everybody accepts who makes an account, by whichever door. */
export function AccountTerms({ id }: { readonly id?: string }) {
  return (
    <details className="dimmed small task-form__terms" id={id} lang="en" dir="ltr">
      <summary>What you agree to</summary>
      <ul>
        {accountTerms.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
