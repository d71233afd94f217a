import { CHAT_MOST } from '@candor/contract/interviews/call-rules';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PlainForm } from '../../../ui/plain-form.tsx';
import { chatWords, roomWords } from './call-words.ts';
import type { Said } from './call-snapshot.ts';

type Props = {
  readonly label: string;
  readonly say: (text: string) => Promise<void>;
  /** Beside the button that sends. */
  readonly children: ReactNode;
};

/** One line to others; what could not be sent stays in the field. */
export function SayForm({ label, say, children }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    try {
      await say(text);
      setText('');
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
  };
  return (
    <PlainForm className="call-room__write" onSubmit={() => void send()}>
      <label className="call-device-field">
        <span>{label}</span>
        <input
          ref={field}
          value={text}
          maxLength={CHAT_MOST}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {problem !== '' && (
        <p role="alert" className="call-problem">
          {problem}
        </p>
      )}
      <div className="call-room__deeds">
        <button type="submit" className="call-button call-button--main">
          {chatWords.send}
        </button>
        {children}
      </div>
    </PlainForm>
  );
}

/** So near to its end a list is taken to be at it. */
const NEAR_PX = 24;

type LogProps = { readonly log: readonly Said[]; readonly ownSeat: number };

/** What was said, oldest first; follows the newest. */
export function SaidLog({ log, ownSeat }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  // Whoever reads what was said before is left there. The list alone moves, not what stands around it.
  useLayoutEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  const keepPlace = (): void => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = list.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
  };
  return (
    <ol ref={list} className="call-room__log" aria-live="polite" onScroll={keepPlace}>
      {log.map((one) => (
        <Line
          key={`${one.kind}${one.seatID}${one.at}${one.text}`}
          said={one}
          isOwn={one.seatID === ownSeat}
        />
      ))}
      {log.length === 0 && <li className="call-dimmed">{chatWords.empty}</li>}
    </ol>
  );
}

function Line({ said, isOwn }: { readonly said: Said; readonly isOwn: boolean }) {
  if (said.kind === 'joined' || said.kind === 'left')
    return <li className="call-dimmed">{chatWords[said.kind](said.name)}</li>;
  return (
    <li className="call-room__said">
      <strong>{isOwn ? roomWords.you(said.name) : said.name}</strong>
      <span>{said.text}</span>
    </li>
  );
}
