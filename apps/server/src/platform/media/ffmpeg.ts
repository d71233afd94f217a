import { spawn } from 'node:child_process';

/** FFmpeg is not on this machine; what it would have done is left undone. */
export class FfmpegMissing extends Error {}

export class FfmpegFailed extends Error {}

/**
 * H.264/AAC by the options of the specification (002 §9: ultrafast, quality 28, max rate 2M, buffer 4M)
 * and `-r 30`: a recorder's WebM names no frame rate, and FFmpeg would take 1,000 a second.
 */
export async function convertToH264(program: string, source: string, target: string, seconds: number): Promise<void> {
  const video = '-r 30 -c:v libx264 -preset ultrafast -crf 28 -maxrate 2M -bufsize 4M -pix_fmt yuv420p';
  const audio = '-c:a aac -movflags +faststart';
  const even = ['-vf', 'scale=trunc(iw/2)*2:trunc(ih/2)*2'];
  const options = [...video.split(' '), ...even, ...audio.split(' ')];
  // The specification's 30 s are for a browser's short clip; here they grow with the recording.
  await run(program, ['-y', ...input(source), ...options, target], 30 + seconds * 2);
}

/** Decodes the whole file; throws when any packet does not decode. */
export async function verifyByDecoding(program: string, file: string, seconds: number): Promise<void> {
  const said = await run(program, ['-xerror', ...input(file), '-f', 'null', '-'], 30 + seconds * 2);
  if (said.trim() !== '') throw new FfmpegFailed(said.slice(0, 2000));
}

/** Only local files, whatever a playlist inside them asks for. */
function input(file: string): string[] {
  return ['-protocol_whitelist', 'file,pipe', '-i', file];
}

function run(program: string, args: readonly string[], seconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = ['-hide_banner', '-nostdin', '-v', 'error', '-threads', '2', ...args];
    const child = spawn(program, options, {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
      // Nothing of our environment: it holds secrets that a broken decoder must not see.
      env: { PATH: process.env['PATH'] ?? '' },
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      if (said.length < 10_000) said += chunk;
    });
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new FfmpegMissing(program) : error),
    );
    child.once('close', (code, signal) => {
      if (code === 0) resolve(said);
      else reject(new FfmpegFailed(`${signal ?? `exit ${code}`}: ${said.slice(0, 2000)}`));
    });
  });
}
