import { inviteGuest } from '@candor/contract/interviews/call-knock';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import type { CallSession } from './call-session.ts';
import { knockWords } from './knock-words.ts';

/** A link by which somebody may knock. */
export function GuestLink({ session }: { readonly session: CallSession }) {
  const [address, setAddress] = useState('');
  const [isCopied, setCopied] = useState(false);
  const [problem, setProblem] = useState('');
  const invite = async (): Promise<void> => {
    try {
      setAddress((await call(inviteGuest, { body: session.seat })).address);
      setCopied(false);
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
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
        <button type="button" className="call-button" onClick={() => void invite()}>
          {knockWords.invite}
        </button>
      </div>
    </div>
  );
}
