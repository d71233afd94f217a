import { useEffect, useState } from 'react';
import { clockText, secondsLeft } from './clock-rules.ts';
import { steadyNow } from './steady-time.ts';

type Props = {
  /** Both by the server's clock: the deadline, and when it said so. */
  deadlineAt: number;
  now: number;
};

/** Counted down from the server's word by a clock that only runs forward. */
export function TimeLeft({ deadlineAt, now }: Props) {
  const [heardAt] = useState(steadyNow);
  const [left, setLeft] = useState(() => secondsLeft(deadlineAt, now));
  useEffect(() => {
    const tick = setInterval(
      () => setLeft(secondsLeft(deadlineAt, now + steadyNow() - heardAt)),
      250,
    );
    return () => clearInterval(tick);
  }, [deadlineAt, now, heardAt]);
  return <strong role="timer">{clockText(left)}</strong>;
}
