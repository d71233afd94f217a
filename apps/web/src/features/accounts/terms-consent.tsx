import { type ComponentProps, useId } from 'react';
import '../../ui/task-form.css';

type Props = ComponentProps<'input'> & { readonly error?: unknown };

/** The terms in the same place as the consent: nobody has to leave the form to read them. */
export function TermsConsent({ error, ...props }: Props) {
  const [terms, problem] = [useId(), useId()];
  const text = typeof error === 'string' ? error : undefined;
  return (
    <div className="task-form__consent">
      <label className="task-form__check">
        <input
          type="checkbox"
          aria-describedby={text === undefined ? terms : `${problem} ${terms}`}
          aria-invalid={text !== undefined}
          {...props}
        />
        I accept the terms below.
      </label>
      {text !== undefined && (
        <p id={problem} className="task-form__problem">
          {text}
        </p>
      )}
      <details className="task-form__terms" id={terms}>
        <summary>What you agree to</summary>
        <ul>
          <li>The account is yours alone; what is done with it counts as done by you.</li>
          <li>We keep your address, what you enter, and when and from where you signed in.</li>
          <li>Companies see what you give them: an application, an interview, feedback.</li>
          <li>Nothing is recorded without a page that says so and asks you first.</li>
        </ul>
      </details>
    </div>
  );
}
