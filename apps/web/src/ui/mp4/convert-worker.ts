// Named so that the server gives it a policy of its own: the page's allows no compiled code.
import { convertToMp4, copyToWebm } from '@candor/recorder/convert';
import type { ConvertReply, ConvertWork } from './convert-messages.ts';

const reply = (message: ConvertReply): void => postMessage(message);

async function make({ make: kind, recorded }: ConvertWork): Promise<ConvertReply> {
  if (kind === 'webm') {
    const file = await copyToWebm(recorded);
    return file === null ? { kind: 'not-made', reason: 'failed' } : { kind: 'made', file };
  }
  const onProgress = (part: number) => reply({ kind: 'progress', part });
  const made = await convertToMp4(recorded, { onProgress });
  return made.outcome === 'converted'
    ? { kind: 'made', file: made.file }
    : { kind: 'not-made', reason: made.reason };
}

addEventListener('message', ({ data }: MessageEvent<ConvertWork>) => {
  void make(data).then(reply);
});
