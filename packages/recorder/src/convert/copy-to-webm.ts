import { fitsWebm, isWhole } from './convert-rules.ts';

/**
 * The raw recording as the WebM that a browser wrote, when it was put into another container since: packets are
 * copied, nothing is encoded. null where WebM cannot hold what was recorded, or it cannot be read.
 */
export async function copyToWebm(recorded: Blob): Promise<Blob | null> {
  try {
    return await copy(recorded);
  } catch {
    return null;
  }
}

async function copy(recorded: Blob): Promise<Blob | null> {
  const { BufferTarget, Conversion, Output, WebMOutputFormat } = await import('mediabunny');
  const { openRecorded } = await import('./open-recorded.ts');
  const input = openRecorded(recorded);
  try {
    const tracks = await input.getTracks();
    // What does not fit would be encoded anew, which takes as long as what was given up.
    if (!fitsWebm(tracks.map(({ codec }) => codec))) return null;
    const target = new BufferTarget();
    const output = new Output({ format: new WebMOutputFormat(), target });
    const conversion = await Conversion.init({ input, output, showWarnings: false });
    const { utilizedTracks, discardedTracks } = conversion;
    const parts = { used: utilizedTracks.length, dropped: discardedTracks.length };
    if (!conversion.isValid || !isWhole(parts)) return null;
    await conversion.execute();
    return target.buffer === null ? null : new Blob([target.buffer], { type: 'video/webm' });
  } finally {
    input.dispose();
  }
}
