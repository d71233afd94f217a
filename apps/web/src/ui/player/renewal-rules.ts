/** MediaError.MEDIA_ERR_DECODE: the bytes came, and are no video. */
const DECODE = 3;

/**
 * What to do when a video stops with an error. A refused URL is told as a broken network in mid-play and
 * as an unsupported source at the start; a fresh one cures both, unless it was fresh already.
 */
export function answerToError(code: number | undefined, isRenewed: boolean): 'renew' | 'broken' {
  return code === DECODE || isRenewed ? 'broken' : 'renew';
}
