import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, startProduct } from '../e2e/product.ts';
import { beepsIn, flashesIn } from '../apps/server/src/platform/media/test-claps.ts';
import { CLAP_EVERY_MS } from './calls/clapper.ts';
import { recordCall, type Track } from './calls/recorded-call.ts';
import { randomFrom } from './interviews.ts';
import { median } from '../bench/load.ts';

type Settings = { readonly kills: number; readonly seconds: number; readonly seed: number };

const MAY_DIFFER_MS = 80;
const MAY_LOSE_MS = 9_000;
/** A browser that never returns is waited for before what it sent is joined. */
const JOINED_WITHIN_MS = 8 * 60_000;

/**
 * Calls of two that are recorded: how far their tracks lie apart, by a clapper in picture and sound, and how much is
 * lost of a page whose browser is killed in mid-call and never comes back.
 */
export async function runL1({ kills, seconds, seed }: Settings): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-l1-'));
  const product = await startProduct();
  try {
    const apart = await measureOffset(product, { folder, seconds });
    const random = randomFrom(seed);
    const waiting: Killed[] = [];
    let notBegun = 0;
    while (waiting.length < kills && notBegun < kills) {
      const killed = await killInMidCall(product, folder, 6_000 + random() * 12_000);
      if (killed === null) notBegun += 1;
      else waiting.push(killed);
    }
    const lost: number[] = [];
    for (const { killedAt, tracks } of waiting) lost.push(lostOf(await tracks(), killedAt));
    const worst = Math.max(0, ...lost);
    console.log({
      experiment: 'L1',
      seed,
      apart,
      kills: lost.length,
      notBegun,
      lostMs: lost,
      worstLostMs: worst,
    });
    return (
      lost.length === kills &&
      apart.pictureMs <= MAY_DIFFER_MS &&
      apart.soundMs <= MAY_DIFFER_MS &&
      worst <= MAY_LOSE_MS
    );
  } finally {
    await product.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Killed = { readonly killedAt: number; readonly tracks: () => Promise<Track[]> };

/** null: the call was not begun, as on a machine that has too much else to do; nothing is said by it. */
async function killInMidCall(
  product: Product,
  folder: string,
  afterMs: number,
): Promise<Killed | null> {
  const call = await recordCall(product, folder).catch((problem: unknown) => {
    console.log(`A call was not begun: ${String(problem).split('\n', 1)[0]}`);
    return null;
  });
  if (call === null) return null;
  await pause(afterMs);
  const killedAt = Date.now();
  await call.guest.kill();
  await call.end();
  await call.leave(call.host.page);
  await call.host.kill();
  return { killedAt, tracks: () => call.tracks(JOINED_WITHIN_MS) };
}

function lostOf(tracks: readonly Track[], killedAt: number): number {
  const guest = tracks.find(({ name }) => name === 'Ada Lovelace');
  const ends = (guest?.segments ?? []).map(({ startedAt, durationMs }) => startedAt + durationMs);
  return Math.round(killedAt - Math.max(killedAt - 60_000, ...ends));
}

type Place = { readonly folder: string; readonly seconds: number };

async function measureOffset(product: Product, { folder, seconds }: Place) {
  const call = await recordCall(product, folder);
  await pause(seconds * 1_000);
  await call.end();
  await call.leave(call.guest.page);
  await call.leave(call.host.page);
  const tracks = await call.tracks(JOINED_WITHIN_MS);
  await call.close();
  const late: { readonly picture: number[]; readonly sound: number[] }[] = [];
  for (const [index, track] of tracks.entries()) {
    const file = join(folder, `track-${index}.mp4`);
    const reply = await fetch(new URL(track.url ?? '', product.baseUrl));
    writeFileSync(file, Buffer.from(await reply.arrayBuffer()));
    late.push({
      picture: latenesses(track, await flashesIn(file)),
      sound: latenesses(track, await beepsIn(file)),
    });
  }
  const between = (kind: 'picture' | 'sound') =>
    Math.round(Math.abs(median(late[0]?.[kind]) - median(late[1]?.[kind])));
  return {
    ...{ pictureMs: between('picture'), soundMs: between('sound') },
    ownSoundFromPictureMs: late.map(({ picture, sound }) =>
      Math.round(median(sound) - median(picture)),
    ),
    claps: late.map(({ picture, sound }) => `${picture.length} seen, ${sound.length} heard`),
  };
}

/** How long after each clap it is seen or heard, by the track's own place on the server's clock. */
function latenesses({ segments }: Track, seconds: readonly number[]): number[] {
  return seconds.flatMap((second) => {
    const ms = second * 1_000;
    const of = segments.findLast(({ atMs }) => ms >= atMs);
    if (of === undefined) return [];
    const instant = of.startedAt + ms - of.atMs;
    const after = instant % CLAP_EVERY_MS;
    return [after > CLAP_EVERY_MS / 2 ? after - CLAP_EVERY_MS : after];
  });
}
