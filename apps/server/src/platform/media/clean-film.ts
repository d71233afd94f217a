import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinRecording } from './join-recording.ts';
import { MediaError } from './media.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

/**
 * Picture and sound of a film that a stranger sent, written anew into an MP4: where it was taken, by what, and whatever
 * else lies beside them stays behind; what an encoder wrote into its pictures does not. Of more than `longestSeconds` no more is read. null: there is nothing to play.
 */
export function cleanFilm(
  bytes: Uint8Array,
  longestSeconds: number,
): Promise<{ readonly bytes: Uint8Array; readonly durationMs: number } | null> {
  return inTemporaryFolder(async (folder) => {
    const [input, output] = [join(folder, 'sent'), join(folder, 'film.mp4')];
    await writeFile(input, bytes);
    const given = { inputs: [input], output, inputBytes: bytes.length, longestSeconds };
    const joined = await joinRecording(given).catch((error: unknown) => {
      if (error instanceof MediaError) return null;
      throw error;
    });
    // Better refused than shown without the sound that it was sent with.
    if (joined?.outcome !== 'joined' || joined.isMute) return null;
    return { bytes: await readFile(output), durationMs: joined.durationMs };
  });
}
