import { assert, array, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recorderLimits } from '../limits-rules.ts';
import type { PartLimits, PlannedChunk, PlannedPart } from './part-plan-rules.ts';
import { planPart } from './part-plan-rules.ts';

const MB = 1024 * 1024;

/** Chunks of the given sizes, 8 s each unless said otherwise. */
function chunksOf(sizes: readonly number[], ms = 8_000): PlannedChunk[] {
  return sizes.map((bytes, seq) => ({ seq, bytes, endMs: (seq + 1) * ms }));
}

/** Plans a whole recording, the chunks becoming known one by one. */
function planAll(chunks: readonly PlannedChunk[], limits: PartLimits): PlannedPart[] {
  const parts: PlannedPart[] = [];
  for (let known = 0; known <= chunks.length; known += 1) {
    const ended = known === chunks.length;
    for (let part = next(known, ended); part; part = next(known, ended)) parts.push(part);
  }
  return parts;

  function next(known: number, ended: boolean): PlannedPart | null {
    const last = parts.at(-1);
    const pending = chunks.slice(0, known).filter((chunk) => chunk.seq > (last?.lastSeq ?? -1));
    const nextPartNumber = parts.length + 1;
    const lastCutMs = last?.endMs ?? 0;
    return planPart({ chunks: pending, nextPartNumber, lastCutMs, ended }, limits);
  }
}

describe('[BR-3] a part is cut once 7 MB and 30 s have passed', () => {
  test('7 MB within 30 s wait for the 30 s', () => {
    const chunks = chunksOf([4 * MB, 4 * MB, 4 * MB, 4 * MB]);
    const plan = (count: number) =>
      planPart(
        { chunks: chunks.slice(0, count), nextPartNumber: 1, lastCutMs: 0, ended: false },
        recorderLimits,
      );
    expect(plan(3)).toBeNull();
    expect(plan(4)).toEqual({
      partNumber: 1,
      firstSeq: 0,
      lastSeq: 3,
      bytes: 16 * MB,
      endMs: 32_000,
    });
  });

  test('30 s without 7 MB wait for the 7 MB', () => {
    const chunks = chunksOf(Array.from({ length: 10 }, () => MB / 2));
    const input = { chunks, nextPartNumber: 1, lastCutMs: 0, ended: false };
    expect(planPart(input, recorderLimits)).toBeNull();
  });

  test('the last part may be of any size', () => {
    const input = { chunks: chunksOf([10]), nextPartNumber: 1, lastCutMs: 0, ended: true };
    expect(planPart(input, recorderLimits)).toMatchObject({ partNumber: 1, bytes: 10 });
  });

  test('nothing recorded, nothing to send', () => {
    const input = { chunks: [], nextPartNumber: 1, lastCutMs: 0, ended: true };
    expect(planPart(input, recorderLimits)).toBeNull();
  });
});

describe('[BR-3] any recording whatever', () => {
  const anyChunks = array(
    record({ bytes: integer({ min: 1, max: 9 * MB }), ms: integer({ min: 1, max: 20_000 }) }),
    { maxLength: 60 },
  ).map((slices) => {
    let endMs = 0;
    return slices.map(({ bytes, ms }, seq) => ({ seq, bytes, endMs: (endMs += ms) }));
  });
  const anyMaxParts = integer({ min: 1, max: 8 });

  test('is covered by parts without gap or overlap, whichever way it became known', () => {
    assert(
      property(anyChunks, anyMaxParts, (chunks, maxParts) => {
        const parts = planAll(chunks, { ...recorderLimits, maxParts });
        const covered = parts.flatMap((part) =>
          Array.from({ length: part.lastSeq - part.firstSeq + 1 }, (_, i) => part.firstSeq + i),
        );
        expect(covered).toEqual(chunks.map((chunk) => chunk.seq));
        expect(parts.reduce((sum, part) => sum + part.bytes, 0)).toBe(
          chunks.reduce((sum, chunk) => sum + chunk.bytes, 0),
        );
      }),
    );
  });

  test('keeps every part but the last at 5 MB or more, and 30 s from the one before', () => {
    assert(
      property(anyChunks, (chunks) => {
        const parts = planAll(chunks, recorderLimits).slice(0, -1);
        for (const [index, part] of parts.entries()) {
          expect(part.bytes).toBeGreaterThanOrEqual(5 * MB);
          expect(part.endMs - (parts[index - 1]?.endMs ?? 0)).toBeGreaterThanOrEqual(30_000);
        }
      }),
    );
  });

  test('never needs more parts than a store takes, numbered from 1', () => {
    assert(
      property(anyChunks, anyMaxParts, (chunks, maxParts) => {
        const parts = planAll(chunks, { ...recorderLimits, partMs: 0, maxParts });
        expect(parts.length).toBeLessThanOrEqual(maxParts);
        expect(parts.map((part) => part.partNumber)).toEqual(parts.map((_, index) => index + 1));
      }),
    );
  });
});

test('[BR-3] ten thousand parts are enough for days of recording', () => {
  const days = (recorderLimits.maxParts * recorderLimits.partMs) / 86_400_000;
  expect(days).toBeGreaterThan(3);
});
