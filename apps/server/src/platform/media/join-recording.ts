import { writeFile } from 'node:fs/promises';
import type { JoinResult } from './join-files.ts';
import { LONGEST_SECONDS } from './join-rules.ts';
import { MediaError, runProgram } from './media.ts';

const MB = 1024 * 1024;

/**
 * Joins recorded files into one seekable MP4 at `output`, in a process of its own; see `joinFiles`.
 * The result was read again from beginning to end. One file that the process cannot deal with does not take the
 * others with it: it is emptied, and unreadable in the result.
 * @param inputs temporary files, which may be changed
 * @param longestSeconds see `joinFiles`
 */
export async function joinRecording({
  inputs,
  output,
  inputBytes,
  longestSeconds = LONGEST_SECONDS,
}: {
  readonly inputs: readonly string[];
  readonly output: string;
  readonly inputBytes: number;
  readonly longestSeconds?: number | undefined;
}): Promise<JoinResult> {
  const join = (some: readonly string[]) =>
    joinBounded({ inputs: some, output, inputBytes, longestSeconds });
  try {
    return await join(inputs);
  } catch (error) {
    if (!(error instanceof MediaError) || inputs.length === 1) throw error;
  }
  for (const input of inputs) {
    if (!(await isRead(() => join([input])))) await writeFile(input, '');
  }
  return join(inputs);
}

function joinBounded({
  inputs,
  output,
  inputBytes,
  longestSeconds,
}: {
  readonly inputs: readonly string[];
  readonly output: string;
  readonly inputBytes: number;
  readonly longestSeconds: number;
}): Promise<JoinResult> {
  // Measured: 60 MB a second; a sixth of that is patience enough.
  const patience = 30 + inputBytes / (10 * MB);
  return runProgram<JoinResult>(['join', output, String(longestSeconds), ...inputs], patience);
}

async function isRead(joining: () => Promise<JoinResult>): Promise<boolean> {
  try {
    await joining();
    return true;
  } catch (error) {
    if (error instanceof MediaError) return false;
    throw error;
  }
}
