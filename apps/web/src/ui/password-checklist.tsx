import { passwordLines } from '@candor/contract/people/password-rules';
import './password-checklist.css';

type Props = { readonly id: string; readonly password: string };

/** The rule as four lines that are ticked off while somebody types. */
export function PasswordChecklist({ id, password }: Props) {
  return (
    <ul id={id} className="intro small password-checklist" aria-label="What the password needs">
      {passwordLines(password).map(({ text, isMet }) => (
        <li
          key={text}
          className={`row unwrapped password-checklist__line ${isMet ? 'password-checklist__line--met' : ''}`}
        >
          <span>
            {text}
            <span className="visually-hidden">{isMet ? ': done' : ': missing'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
