import type { Output } from '@candor/contract';
import { openCall } from '@candor/contract/interviews/call-room';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { readSeat } from './call-link.ts';

const ASK_MS = 4_000;

/** Before the door: who is in the call, asked again and again. */
export function useWhoIsThere(seen: Output<typeof openCall>): typeof seen.people {
  const [people, setPeople] = useState(seen.people);
  useEffect(() => {
    const timer = setInterval(() => {
      const token = readSeat()?.token;
      if (token === undefined) return;
      // What does not answer now answers the next time; joining says what is wrong.
      call(openCall, { body: { token } }).then(
        (fresh) => setPeople(fresh.people),
        () => {},
      );
    }, ASK_MS);
    return () => clearInterval(timer);
  }, []);
  return people;
}
