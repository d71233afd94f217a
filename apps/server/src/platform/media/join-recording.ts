import { writeFile } from 'node:fs/promises';
import type { JoinResult } from './join-files.ts';
import { MediaError, runProgram } from './media.ts';

const MB = 1024 * 1024;

/**
 * Joins recorded files into one seekable MP4 at `output`, in a process of its own; see `joinFiles`.
 * The result was read again from beginning to end. One file that the process cannot deal with does not take the
 * others with it: it is emptied, and unreadable in the result.
 * @param inputs temporary files, which may be changed
 */
export async function joinRecording(
  inputs: readonly string[],
  output: string,
  inputBytes: number,
): Promise<JoinResult> {
  try {
    return await join(inputs, output, inputBytes);
  } catch (error) {
    if (!(error instanceof MediaError) || inputs.length === 1) throw error;
  }
  for (const input of inputs) {
    if (!(await canBeRead(input, output, inputBytes))) await writeFile(input, '');
  }
  return join(inputs, output, inputBytes);
}

// Measured: 60 MB a second; a sixth of that is patience enough.
const join = (inputs: readonly string[], output: string, inputBytes: number) =>
  runProgram<JoinResult>(['join', output, ...inputs], 30 + inputBytes / (10 * MB));

async function canBeRead(input: string, output: string, inputBytes: number): Promise<boolean> {
  try {
    await join([input], output, inputBytes);
    return true;
  } catch (error) {
    if (error instanceof MediaError) return false;
    throw error;
  }
}
