import { writeFile } from 'node:fs/promises';
import type { JoinResult, Longest } from './join-files.ts';
import { LONGEST_SECONDS } from './join-rules.ts';
import { MediaError, runProgram } from './media.ts';

const MB = 1024 * 1024;

/**
 * Joins recorded files into one seekable MP4 at `output`, in a process of its own; see `joinFiles`.
 * The result was read again from beginning to end. One file that the process cannot deal with does not take the
 * others with it: it is emptied, and unreadable in the result.
 * @param inputs temporary files, which may be changed
 * @param longestSeconds of the joined recording, and in `longestOfEach` of each input; see `joinFiles`
 */
export async function joinRecording({
  inputs,
  output,
  inputBytes,
  longestSeconds = LONGEST_SECONDS,
  longestOfEach,
}: {
  readonly inputs: readonly string[];
  readonly output: string;
  readonly inputBytes: number;
  readonly longestSeconds?: number | undefined;
  readonly longestOfEach?: readonly number[] | undefined;
}): Promise<JoinResult> {
  const ofEach = longestOfEach?.map((seconds) => Math.min(seconds, longestSeconds));
  const longest = { ofAll: longestSeconds, ...(ofEach !== undefined && { ofEach }) };
  const join = (some: readonly string[], most: Longest) =>
    joinBounded({ inputs: some, output, inputBytes, longest: most });
  try {
    return await join(inputs, longest);
  } catch (error) {
    if (!(error instanceof MediaError) || inputs.length === 1) throw error;
  }
  for (const input of inputs) {
    if (!(await isRead(() => join([input], { ofAll: longestSeconds })))) await writeFile(input, '');
  }
  return join(inputs, longest);
}

function joinBounded({
  inputs,
  output,
  inputBytes,
  longest,
}: {
  readonly inputs: readonly string[];
  readonly output: string;
  readonly inputBytes: number;
  readonly longest: Longest;
}): Promise<JoinResult> {
  // Measured: 60 MB a second; a sixth of that is patience enough.
  const patience = 30 + inputBytes / (10 * MB);
  return runProgram<JoinResult>(['join', output, JSON.stringify(longest), ...inputs], patience);
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
