import './task-form.css';

/** What everybody accepts who makes an account, by whichever door. */
export function AccountTerms({ id }: { readonly id?: string }) {
  return (
    <details className="task-form__terms" id={id}>
      <summary>What you agree to</summary>
      <ul>
        <li>The account is yours alone; what is done with it counts as done by you.</li>
        <li>We keep your address, what you enter, and when and from where you signed in.</li>
        <li>Companies see what you give them: an application, an interview, feedback.</li>
        <li>Nothing is recorded without a page that says so and asks you first.</li>
      </ul>
    </details>
  );
}
