import type { CallRole } from '@candor/contract/interviews/call-rules';
import { roomWords } from './call-words.ts';
import { clockText } from './clock-rules.ts';
import { type Timed, useServerNow } from './use-server-now.ts';

type Seen = Timed & { readonly role: CallRole };

/** How far the interview is, by the server's clock; candidates are not hurried by it. */
export function CallClock({ seen }: { readonly seen: Seen }) {
  const now = useServerNow(seen);
  const [starts, ends] = [Date.parse(seen.startsAt), Date.parse(seen.endsAt)];
  // A door that stands open for days has no end to show.
  if (seen.role !== 'interviewer' || ends - starts > 24 * 3_600_000) return null;
  const text =
    now < starts
      ? roomWords.until(clockText(starts - now))
      : now < ends
        ? roomWords.clock(clockText(now - starts), clockText(ends - starts))
        : roomWords.overrun(clockText(now - ends));
  return <p className="call-room__clock">{text}</p>;
}
