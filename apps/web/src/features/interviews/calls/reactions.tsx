import { reactInCall } from '@candor/contract/interviews/call-reactions';
import { type Reaction, reactions } from '@candor/contract/interviews/call-rules';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api.ts';
import type { CallSession } from './call-session.ts';
import { roomWords } from './call-words.ts';
import { ReactionIcon } from './reaction-icons.tsx';
import { reactionsWords, reactionWords } from './reaction-words.ts';
import './call-reactions.css';

/** What I may show, and what others showed a moment ago; of a page that switched it on. */
export function Reactions({ session }: { readonly session: CallSession }) {
  const shown = useSyncExternalStore(session.reactions.subscribe, session.reactions.read);
  const [problem, setProblem] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { token, page, seatID: ownSeat } = session.seat;
  const react = async (reaction: Reaction): Promise<void> => {
    try {
      await call(reactInCall, { body: { token, page, reaction } });
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
  };
  return (
    <section className="call-reactions" aria-label={reactionsWords.title}>
      <ul className="call-reactions__shown" aria-live="polite" aria-relevant="additions">
        {shown.map(({ number, item: { seatID, name, reaction } }) => (
          <li key={number}>
            <ReactionIcon reaction={reaction} />
            {reactionWords[reaction].seen(seatID === ownSeat ? roomWords.you(name) : name)}
          </li>
        ))}
      </ul>
      {problem !== '' && (
        <p role="alert" className="call-problem">
          {problem}
        </p>
      )}
      <div className="call-reactions__own">
        {reactions.map((reaction, index) => (
          <button
            key={reaction}
            ref={index === 0 ? first : null}
            type="button"
            className="call-button call-reactions__deed"
            onClick={() => void react(reaction)}
          >
            <ReactionIcon reaction={reaction} />
            <span>{reactionWords[reaction].name}</span>
          </button>
        ))}
      </div>
      <p className="call-reactions__text">{reactionsWords.text}</p>
    </section>
  );
}
