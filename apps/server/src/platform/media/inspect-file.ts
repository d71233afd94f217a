import { EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny';

export type Inspection = {
  readonly durationMs: number;
  readonly packets: number;
  readonly videoCodec: string;
  readonly audioCodec: string | null;
};

/** Walks the whole index of an MP4 of ours. Throws when a track is missing or a packet cannot be found. */
export async function inspectFile(path: string): Promise<Inspection> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  try {
    const [video] = await input.getVideoTracks();
    const [audio] = await input.getAudioTracks();
    const videoCodec = await video?.getCodec();
    if (!video || !videoCodec) throw new Error('No picture is in the file');
    let packets = 0;
    for (const track of audio ? [video, audio] : [video]) {
      const all = new EncodedPacketSink(track).packets(undefined, undefined, {
        metadataOnly: true,
      });
      for await (const _packet of all) packets += 1;
    }
    const seconds = await input.computeDuration();
    const audioCodec = (await audio?.getCodec()) ?? null;
    return { durationMs: Math.round(seconds * 1000), packets, videoCodec, audioCodec };
  } finally {
    input.dispose();
  }
}
