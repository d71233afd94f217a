import { useState, useSyncExternalStore } from 'react';
import type { CallSession } from './call-session.ts';
import { knockWords } from './knock-words.ts';

/** A link by which somebody may knock. */
export function GuestLink({ session }: { readonly session: CallSession }) {
  const { guestAddress: address } = useSyncExternalStore(session.subscribe, session.read);
  const [isCopied, setCopied] = useState(false);
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);
  const invite = async (): Promise<void> => {
    setAsking(true);
    try {
      await session.inviteGuest();
      setCopied(false);
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
    setAsking(false);
  };
  const copy = (): void => {
    // Where the browser refuses it, the field can be copied by hand.
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <div className="call-room__write">
      <p className="call-dimmed">{knockWords.inviteText}</p>
      {address !== '' && (
        <label className="call-device-field">
          <span>{knockWords.link}</span>
          <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      {problem !== '' && (
        <p role="alert" className="call-problem">
          {problem}
        </p>
      )}
      <div className="call-room__deeds">
        {address !== '' && (
          <button type="button" className="call-button" onClick={copy}>
            {isCopied ? knockWords.copied : knockWords.copy}
          </button>
        )}
        <button
          type="button"
          className="call-button"
          disabled={isAsking}
          onClick={() => void invite()}
        >
          {address === '' ? knockWords.invite : knockWords.inviteAnew}
        </button>
      </div>
    </div>
  );
}
