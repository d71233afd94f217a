// The usual way to record and upload: MediaRecorder, Uppy with its S3 plugin, and its recovery plugin
// (Golden Retriever). Bundled and served by the experiment, on the product's own origin.
import AwsS3 from '@uppy/aws-s3';
import Uppy from '@uppy/core';
import GoldenRetriever from '@uppy/golden-retriever';

/** `slices`: every slice of 8 s is a file of its own. `whole`: one file, when the recording ends. */
type Setup = {
  readonly token: string;
  readonly interviewScheduleID: number;
  readonly life: number;
  readonly way: 'slices' | 'whole';
};

type SliceMeta = { segmentId: string; startsAtByte: number; startedAt: number };

const setup = JSON.parse(decodeURIComponent(location.hash.slice(1))) as Setup;
const { token, interviewScheduleID, life } = setup;

async function ask<T>(call: string, body: object): Promise<T> {
  const reply = await fetch(`/api/recordings/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...body }),
  });
  const { data } = (await reply.json()) as { data?: T };
  if (!data) throw new Error(`${call} failed with status ${reply.status}`);
  return data;
}

type Target = { uploadId: string; key: string };

function open(meta: SliceMeta): Promise<Target> {
  const { segmentId, startsAtByte, startedAt } = meta;
  return ask('initiate', {
    ...{ interviewScheduleID, life, segment: 1, segmentId, startsAtByte, startedAt },
    ...{ fileName: `session-${startedAt}.mp4`, mimeType: 'video/webm;codecs=vp9,opus' },
    ...{ systemAudio: true, microphone: true },
  });
}

const uppy = new Uppy({ autoProceed: true });
uppy.use(GoldenRetriever);
uppy.use(AwsS3, {
  shouldUseMultipart: false,
  generateObjectKey: (file) => file.id,
  signRequest: async ({ key }) => {
    const file = uppy.getFile(key);
    const target = await open(file.meta as unknown as SliceMeta);
    const bytes = file.size ?? 0;
    return ask<{ url: string }>('part-url', { ...pick(target), partNumber: 1, bytes });
  },
});
uppy.on('upload-success', (file) => {
  if (file) void complete(file.meta as unknown as SliceMeta);
});
// What its own dialog asks a person for.
uppy.on('restored', () => uppy.emit('restore-confirmed'));

async function complete(meta: SliceMeta): Promise<void> {
  const target = pick(await open(meta));
  const { parts } = await ask<{ parts: { partNumber: number; etag: string }[] }>('parts', target);
  const named = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag }));
  await ask('complete', { ...target, parts: named });
}

function pick({ uploadId, key }: Target): Target {
  return { uploadId, key };
}

// With S3 itself a file that was PUT is there; our server asks for a completion, which a kill may have cut off.
const known = JSON.parse(localStorage.getItem('added') ?? '[]') as SliceMeta[];
for (const meta of known) complete(meta).catch(() => {});

Object.assign(window, {
  record: async (): Promise<number> => {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: true });
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9,opus' });
    const startedAt = Date.now();
    const segmentId = crypto.randomUUID();
    const kept: Blob[] = [];
    let startsAtByte = 0;
    const add = (data: Blob): void => {
      const meta = { segmentId, startsAtByte, startedAt };
      uppy.addFile({ name: `${startsAtByte}.webm`, type: 'video/webm', data, meta });
      startsAtByte += data.size;
      known.push(meta);
      localStorage.setItem('added', JSON.stringify(known));
    };
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (setup.way === 'slices') add(data);
      else kept.push(data);
    });
    recorder.addEventListener('stop', () => {
      if (setup.way === 'whole') add(new Blob(kept));
    });
    recorder.start(8_000);
    return startedAt;
  },
});
