import { passwordLines } from '@candor/contract/people/password-rules';
import { passwordWords } from './password-words.ts';
import './password-checklist.css';

type Props = { readonly id: string; readonly password: string };

const order = ['length', 'cases', 'number', 'signs'] as const;

/** The rule as four lines that are ticked off while somebody types. */
export function PasswordChecklist({ id, password }: Props) {
  const { lines: said } = passwordWords;
  return (
    <ul id={id} className="intro small password-checklist" aria-label={passwordWords.needs}>
      {passwordLines(password).map(({ text, isMet }, index) => (
        <li
          key={text}
          className={`row unwrapped password-checklist__line ${isMet ? 'password-checklist__line--met' : ''}`}
        >
          <span>
            {said[order[index] ?? 'length']}
            <span className="visually-hidden">
              {isMet ? passwordWords.done : passwordWords.missing}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
