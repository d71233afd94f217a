import { measureUpload } from '@candor/contract/operations/operations';
import { recorderLimits } from '@candor/recorder';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import type { CheckLine } from './browser-rules.ts';
import {
  bitsPerSecond,
  meaningOf,
  megabitText,
  nextBytes,
  type Sent,
} from './upload-speed-rules.ts';
import { meaningText, speedWords as words } from './upload-speed-words.ts';

const { videoBitsPerSecond, audioBitsPerSecond } = recorderLimits;
const RECORDED_BITS = videoBitsPerSecond + audioBitsPerSecond;

/** How fast this line sends, in a few seconds and with few bytes on a slow one; and what that means for a recording. */
export function useUploadSpeed(isRecorded: boolean): CheckLine {
  const [bits, setBits] = useState<number | 'unknown'>();
  useEffect(() => {
    const leaving = new AbortController();
    measure(leaving.signal).then(
      (measured) => setBits(measured),
      () => {
        if (!leaving.signal.aborted) setBits('unknown');
      },
    );
    return () => leaving.abort();
  }, []);
  const { name } = words;
  if (bits === undefined) return { name, passed: null, hint: words.measuring };
  if (bits === 'unknown') return { name, passed: false, hint: words.unknown };
  const meaning = meaningOf(bits, isRecorded ? RECORDED_BITS : null);
  return {
    name,
    passed: meaning.kind !== 'behind',
    hint: `${words.up(megabitText(bits))} ${meaningText(meaning)}`,
  };
}

async function measure(signal: AbortSignal): Promise<number> {
  const sent: Sent[] = [];
  for (let bytes = nextBytes(sent); bytes !== null; bytes = nextBytes(sent)) {
    const started = performance.now();
    await call(measureUpload, { body: { padding: randomText(bytes) } }, { signal });
    sent.push({ bytes, ms: performance.now() - started });
  }
  const bits = bitsPerSecond(sent);
  if (bits === null) throw new Error('Nothing was measured');
  return bits;
}

/** Whatever lies between could make a row of one letter small. */
function randomText(length: number): string {
  const drawn = new Uint8Array(length);
  for (let at = 0; at < length; at += 65_536)
    crypto.getRandomValues(drawn.subarray(at, at + 65_536));
  return Array.from(drawn, (byte) => String.fromCodePoint(97 + (byte % 26))).join('');
}
