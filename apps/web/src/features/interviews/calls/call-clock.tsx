import { useEffect, useState } from 'react';
import { roomWords } from './call-words.ts';
import { clockText } from './clock-rules.ts';

type Seen = {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly now: string;
  readonly role: 'candidate' | 'interviewer';
};

/** How far the interview is, by the server's clock; candidates are not hurried by it. */
export function CallClock({ seen }: { readonly seen: Seen }) {
  const [ahead] = useState(() => Date.parse(seen.now) - Date.now());
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + ahead), 1000);
    return () => clearInterval(timer);
  }, [ahead]);
  const [starts, ends] = [Date.parse(seen.startsAt), Date.parse(seen.endsAt)];
  // A door that stands open for days has no end to show.
  if (seen.role === 'candidate' || ends - starts > 24 * 3_600_000) return null;
  const text =
    now < starts
      ? roomWords.until(clockText(starts - now))
      : now < ends
        ? roomWords.clock(clockText(now - starts), clockText(ends - starts))
        : roomWords.overrun(clockText(now - ends));
  return <p className="call-room__clock">{text}</p>;
}
