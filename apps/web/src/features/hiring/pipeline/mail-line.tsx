import { Instant } from '../../../ui/instant.tsx';
import type { Application } from './pipeline-queries.ts';
import { mailText, tellingWords, waitWords } from './pipeline-words.ts';

type Props = { readonly mail: Application['mails'][number] };

/** A letter of an application, or what its page tells without one: when, and what it waits for. */
export function MailLine({ mail }: Props) {
  const { subject, sendAt, state, isSilent = false, waitsForFlags = false } = mail;
  return (
    <>
      <p className="anywhere">
        {isSilent ? tellingWords[state] : mailText(subject, state)} <Instant at={sendAt} />
      </p>
      {waitsForFlags && <p className="dimmed small">{waitWords}</p>}
    </>
  );
}
