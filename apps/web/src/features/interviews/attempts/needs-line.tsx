import type { Invitation } from './invitation.ts';
import { needsWords as words } from './needs-words.ts';

type Props = { readonly token: string; readonly openNeed: Invitation['openNeed'] };

/** Asked before consent, in a tab of its own: nothing of the link is used up, and this page stays where it is. */
export function NeedsLine({ token, openNeed }: Props) {
  const link = (text: string) => (
    <a href={`/needs?token=${token}`} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  if (openNeed === null) {
    return (
      <p>
        {words.question} {link(words.ask)}
      </p>
    );
  }
  return (
    <p className="room-note">
      {words[openNeed]} {link(openNeed === 'offered' ? words.answer : words.see)}
    </p>
  );
}
