import type { CallSession } from './call-session.ts';
import type { Said } from './call-snapshot.ts';
import { chatWords, roomWords } from './call-words.ts';
import { SaidLog, SayForm } from './say-form.tsx';

type Props = {
  readonly session: CallSession;
  readonly log: readonly Said[];
  readonly ownSeat: number;
  readonly onClose: () => void;
};

/** What was written, and who came and went; it is kept. */
export function CallChat({ session, log, ownSeat, onClose }: Props) {
  return (
    <aside className="call-room__panel" aria-label={chatWords.title}>
      <h2>{chatWords.title}</h2>
      <p className="call-dimmed">{chatWords.kept}</p>
      <SaidLog log={log.filter(({ kind }) => kind !== 'aside')} ownSeat={ownSeat} />
      <SayForm label={chatWords.write} say={(text) => session.say(text)}>
        <button type="button" className="call-button" onClick={onClose}>
          {roomWords.closeChat}
        </button>
      </SayForm>
    </aside>
  );
}
