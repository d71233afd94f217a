import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { archiveBomb, packedTrack, pictureBomb, withStreamSide } from './test-hostile-bombs.ts';
import { makeRecording } from './test-media.ts';

const run = promisify(execFile);

export type HostileFile = {
  readonly name: string;
  readonly path: string;
  /** Something in it can be played, and only that may come out. */
  readonly plays: boolean;
};

/** What lies behind a video, in an attachment or in a file beside it, and must never come out. */
export const secretText = 'candor-secret-that-no-recording-shows';

type Trap = {
  /** Answers nothing that may be asked. */
  readonly url: string;
  /** A file with `secretText`. */
  readonly secretPath: string;
};

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

const playlist = (target: string) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${target}\n#EXT-X-ENDLIST\n`;

function texts({ url, secretPath }: Trap): Readonly<Record<string, string>> {
  return {
    'playlist of a page': playlist(`${url}a.ts`),
    'playlist of a file': playlist(`file://${secretPath}`),
    'playlist of joined files': playlist(`concat:${secretPath}|${secretPath}`),
    'playlist in a playlist': playlist(`${url}list.m3u8`).replace(
      '#EXTINF:9,',
      '#EXT-X-STREAM-INF:',
    ),
    'joining script': `ffconcat version 1.0\nfile '${secretPath}'\nfile '${url}b.mp4'\n`,
    'manifest of segments': `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"
      mediaPresentationDuration="PT9S"><Period><AdaptationSet mimeType="video/mp4"><Representation id="1"
      bandwidth="1"><BaseURL>${url}c.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>`,
    'picture with a script': `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
      <script>fetch('${url}d')</script><image xlink:href="${url}e.png"/></svg>`,
    'text of a virus': eicar,
    'subtitles of a file': `[Script Info]\n; ${secretPath}\n`,
    'session description': `v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video ${new URL(url).port} RTP/AVP 96\n`,
  };
}

/** A day passes before the sixteenth picture. */
const leap = 'setts=ts=if(gte(N\\,15)\\,TS+86000000\\,TS)';

/** Files that are not what they say, or more than they say, written into `folder`. */
export async function makeHostileFiles(folder: string, trap: Trap): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  const add = async (name: string, bytes: string | Uint8Array, plays = false) => {
    const path = join(folder, `${name.replaceAll(' ', '-')}.mp4`);
    await writeFile(path, bytes);
    files.push({ name, path, plays });
  };
  for (const [name, text] of Object.entries(texts(trap))) await add(name, text);
  const video = await makeRecording(join(folder, 'video.webm'), { seconds: 2 });
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.from(secretText)]);
  await add('archive behind a video', Buffer.concat([video, zip]), true);
  await add('video behind an archive', Buffer.concat([zip, video]));
  await add('picture of 30,000 by 30,000', withSide(video, 30_000));
  await add('picture without sides', withSide(video, 0));
  await add('picture that claims 16,000 by 16,000', withStreamSide(video, 16_000), true);
  // The largest square that is still decoded.
  await add('picture that claims 5,900 by 5,900', withStreamSide(video, 5_900), true);
  await add('archive bomb', archiveBomb());
  await add('picture bomb', pictureBomb());
  await add('packed track', packedTrack());
  const ffmpeg = async (name: string, args: readonly string[], plays: boolean) => {
    const path = join(folder, `${name.replaceAll(' ', '-')}.mp4`);
    await run('ffmpeg', ['-v', 'error', '-y', '-i', join(folder, 'video.webm'), ...args, path]);
    files.push({ name, path, plays });
  };
  const copied = ['-c', 'copy', '-f', 'matroska'];
  await ffmpeg(
    'time of a thousand million seconds',
    ['-output_ts_offset', '1000000000', ...copied],
    true,
  );
  const streams = Array.from({ length: 1_000 }, () => ['-map', '0:v']).flat();
  await ffmpeg('thousand streams', [...streams, '-t', '0.2', '-c', 'copy', '-f', 'mp4'], false);
  await ffmpeg('day between two pictures', ['-an', '-bsf:v', leap, ...copied], true);
  const titled = ['-metadata', `title=<script>${secretText}</script>`, '-metadata:s:v'];
  await ffmpeg('page in a title', [...titled, `title=${secretText}`, ...copied], true);
  const attached = ['-attach', trap.secretPath, '-metadata:s:t', 'mimetype=text/html'];
  await ffmpeg('attachment', [...attached, ...copied], true);
  return files;
}

/** The same video that says that its pictures are so wide and high: PixelWidth and PixelHeight of Matroska. */
function withSide(video: Buffer, side: number): Buffer {
  const changed = Buffer.from(video);
  for (const id of [0xb0, 0xba]) {
    for (let at = changed.indexOf(id); at >= 0 && at < 600; at = changed.indexOf(id, at + 1)) {
      const length = (changed[at + 1] ?? 0) - 0x80;
      const value = length === 2 ? changed.readUInt16BE(at + 2) : changed[at + 2];
      if (length === 2 && value === 320) changed.writeUInt16BE(side, at + 2);
      if (length === 1 && value === 180) changed[at + 2] = side > 255 ? 255 : side;
    }
  }
  return changed;
}

export const holdsSecret = async (path: string): Promise<boolean> =>
  (await readFile(path).catch(() => Buffer.alloc(0))).includes(secretText);
