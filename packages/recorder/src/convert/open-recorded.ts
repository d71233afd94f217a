import { BlobSource, Input, MATROSKA, MP4, WEBM } from 'mediabunny';

/** What a browser records, and the MP4 into which a server puts the same packets. */
export const openRecorded = (recorded: Blob): Input =>
  new Input({ formats: [WEBM, MATROSKA, MP4], source: new BlobSource(recorded) });
