import { useEffect, useRef, useState } from 'react';
import { CHAT_MOST } from '@candor/contract/interviews/call-rules';
import { PlainForm } from '../../../ui/plain-form.tsx';
import type { CallSession, Said } from './call-session.ts';
import { chatWords, roomWords } from './call-words.ts';

type Props = {
  readonly session: CallSession;
  readonly log: readonly Said[];
  readonly ownSeat: number;
  readonly onClose: () => void;
};

/** What was written, and who came and went; it is kept. */
export function CallChat({ session, log, ownSeat, onClose }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    try {
      await session.say(text);
      setText('');
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
  };
  return (
    <aside className="call-room__panel" aria-label={chatWords.title}>
      <h2>{chatWords.title}</h2>
      <p className="call-dimmed">{chatWords.kept}</p>
      <ol className="call-room__log" aria-live="polite">
        {log.map((one) => (
          <Line
            key={`${one.kind}${one.seatID}${one.at}${one.text}`}
            said={one}
            isOwn={one.seatID === ownSeat}
          />
        ))}
        {log.length === 0 && <li className="call-dimmed">{chatWords.empty}</li>}
      </ol>
      <PlainForm className="call-room__write" onSubmit={() => void send()}>
        <label className="call-device-field">
          <span>{chatWords.write}</span>
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
          <button type="button" className="call-button" onClick={onClose}>
            {roomWords.closeChat}
          </button>
        </div>
      </PlainForm>
    </aside>
  );
}

function Line({ said, isOwn }: { readonly said: Said; readonly isOwn: boolean }) {
  if (said.kind !== 'chat')
    return <li className="call-dimmed">{chatWords[said.kind](said.name)}</li>;
  return (
    <li className="call-room__said">
      <strong>{isOwn ? roomWords.you(said.name) : said.name}</strong>
      <span>{said.text}</span>
    </li>
  );
}
