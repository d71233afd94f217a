import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FRAMES_A_SECOND, type Grid, type Scene, type Take } from './film-rules.ts';
import { reading, runFfmpeg } from './media.ts';

/** A joined track on this disk. */
export type FilmFile = { readonly path: string; readonly hasSound: boolean };

type Film = {
  readonly files: readonly FilmFile[];
  readonly scenes: readonly Scene[];
  /** The tracks that are seen, in the order of the cells; the others are heard. */
  readonly seen: readonly number[];
  readonly grid: Grid;
  readonly folder: string;
  readonly output: string;
};

const SOUND_RATE = 48_000;
const SAMPLES_A_FRAME = SOUND_RATE / FRAMES_A_SECOND;
const BACKGROUND = '0x14181f';
/** Of a screen that stands still a picture comes every some seconds: the one before the scene is looked for so far back. */
const LOOK_BACK_MS = 10_000;
/** Decoders of several tracks and one encoder: one thread each. */
const THREADS = '1';

/** Scene by scene, so that no run needs more than some minutes and what one scene holds, then all of them in one file. */
export async function makeFilm(ffmpeg: string, film: Film): Promise<void> {
  const list: string[] = [];
  for (const [index, scene] of film.scenes.entries()) {
    const name = `scene-${index}.mkv`;
    await runFfmpeg(ffmpeg, sceneOf(film, scene, join(film.folder, name)), boundOf(scene));
    list.push(`file '${name}'`, `duration ${scene.frames / FRAMES_A_SECOND}`);
  }
  const listFile = join(film.folder, 'scenes.txt');
  await writeFile(listFile, ['ffconcat version 1.0', ...list, ''].join('\n'));
  const frames = film.scenes.reduce((sum, scene) => sum + scene.frames, 0);
  await runFfmpeg(
    ffmpeg,
    [
      ...['-protocol_whitelist', 'file', '-f', 'concat', '-i', listFile],
      ...['-map', '0:v:0', '-map', '0:a:0', '-c:v', 'copy', '-c:a', 'aac', '-b:a', '96k'],
      ...['-map_metadata', '-1', '-map_chapters', '-1'],
      ...['-movflags', '+faststart', '-f', 'mp4', '-y', film.output],
    ],
    (frames * 1000) / FRAMES_A_SECOND,
  );
}

/** By its length and by how many are decoded at once. */
const boundOf = ({ frames, takes }: Scene): number =>
  (Math.max(1, takes.length) * frames * 1000) / FRAMES_A_SECOND;

function sceneOf(film: Film, scene: Scene, output: string): string[] {
  return [
    ...scene.takes.flatMap((take) => inputOf(film.files, take)),
    ...['-filter_complex_threads', THREADS, '-filter_complex', graphOf(film, scene)],
    ...['-map', '[picture]', '-map', '[sound]'],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-pix_fmt', 'yuv420p'],
    // Without pictures that refer to later ones, so that scenes can follow each other as they are.
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-bf', '0', '-threads', '2'],
    ...['-maxrate', '2M', '-bufsize', '4M', '-g', String(FRAMES_A_SECOND * 5)],
    ...['-c:a', 'flac', '-ac', '1', '-ar', String(SOUND_RATE), '-f', 'matroska', '-y', output],
  ];
}

const lookBackOf = ({ fromMs }: Take): number => Math.min(fromMs, LOOK_BACK_MS);

/** Entered by the file's own times, and before the take, as far as its first picture may lie. */
function inputOf(files: readonly FilmFile[], take: Take): string[] {
  const path = files[take.track]?.path ?? '';
  const begin = (take.fromMs - lookBackOf(take)) / 1000;
  const length = (lookBackOf(take) + take.forMs) / 1000;
  return [
    // A camera that is turned changes its size in mid-recording: the filters go on, and scale it anew.
    ...['-reinit_filter', '0', '-seek_timestamp', '1', '-ss', String(begin), '-t', String(length)],
    ...reading({ path, demuxer: 'mov' }, THREADS),
  ];
}

function graphOf({ files, seen, grid }: Film, { frames, takes }: Scene): string {
  const { cell, width, height, cells } = grid;
  const seconds = frames / FRAMES_A_SECOND;
  const steps = [
    `color=c=${BACKGROUND}:s=${width}x${height}:r=${FRAMES_A_SECOND}:d=${seconds}[stage0]`,
  ];
  let stage = 0;
  for (const [input, take] of takes.entries()) {
    const place = cells[seen.indexOf(take.track)];
    if (place === undefined) continue;
    steps.push(
      `[${input}:v:0]scale=${cell.width}:${cell.height}:force_original_aspect_ratio=decrease,` +
        `pad=${cell.width}:${cell.height}:-1:-1:${BACKGROUND}:eval=frame,setsar=1,` +
        `fps=${FRAMES_A_SECOND}:start_time=0,trim=start=${lookBackOf(take) / 1000},setpts=PTS-STARTPTS[seen${input}]`,
      `[stage${stage}][seen${input}]overlay=${place.x}:${place.y}:eof_action=repeat[stage${stage + 1}]`,
    );
    stage += 1;
  }
  steps.push(`[stage${stage}]trim=end_frame=${frames}[picture]`);
  return [...steps, ...soundOf(files, { frames, takes })].join(';');
}

/** All voices, each as loud as it is alone; the silence below them makes the scene's sound exactly as long as it. */
function soundOf(
  files: readonly FilmFile[],
  { frames, takes }: Pick<Scene, 'frames' | 'takes'>,
): string[] {
  const heard = [...takes.entries()].filter(([, { track }]) => files[track]?.hasSound);
  const end = `atrim=end_sample=${frames * SAMPLES_A_FRAME}`;
  const format = `aformat=sample_fmts=fltp:sample_rates=${SOUND_RATE}:channel_layouts=mono`;
  const voices = heard.map(([input, take]) => {
    const skipped = (lookBackOf(take) * SOUND_RATE) / 1000;
    return (
      `[${input}:a:0]aresample=${SOUND_RATE}:async=1:min_hard_comp=0.03:first_pts=0,${format},` +
      `atrim=start_sample=${Math.round(skipped)},asetpts=PTS-STARTPTS[heard${input}]`
    );
  });
  const all = heard.map(([input]) => `[heard${input}]`).join('');
  return [
    `anullsrc=r=${SOUND_RATE}:cl=mono,${end},${format}[silence]`,
    ...voices,
    `[silence]${all}amix=inputs=${heard.length + 1}:duration=first:normalize=0,` +
      `alimiter=limit=0.95:level=false,${end}[sound]`,
  ];
}
