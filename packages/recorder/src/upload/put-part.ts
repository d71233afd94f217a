/** The store answered a PUT with something other than success. */
export class PartRefusedError extends Error {
  override readonly name = 'PartRefusedError';
  readonly status: number;

  constructor(status: number) {
    super(`Chunk upload failed with status ${status}`);
    this.status = status;
  }
}

/** Text of the error catalogue (bot interview specification, section 8). */
export const noEtagMessage = 'No ETag received from S3';

/**
 * PUTs one part to a signed URL. The signature is all the authority there is: no bearer header, no
 * cookies, no referrer may reach the store. The body has no type, so no Content-Type is sent that
 * the signature would have to cover.
 * @returns the ETag as the store wrote it, quotes included. A browser sees it only if the store
 * lists it in Access-Control-Expose-Headers.
 */
export async function putPart(url: string, body: Blob, signal: AbortSignal): Promise<string> {
  const reply = await fetch(url, {
    method: 'PUT',
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'error',
    signal,
  });
  if (!reply.ok) throw new PartRefusedError(reply.status);
  const etag = reply.headers.get('ETag');
  if (!etag) throw new Error(noEtagMessage);
  return etag;
}
