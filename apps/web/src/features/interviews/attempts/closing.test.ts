import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { submitted } from './closing.ts';

const receipt = { status: 'submitted', endedAt: '', answeredCount: 1, questionCount: 2 } as const;
const failed = (statusCode: number, code: string) =>
  new ApiError({ statusCode, code, message: code });

/** Submits against these replies, in their order. */
async function submitAgainst(replies: readonly (typeof receipt | Error)[], isLeaving = false) {
  const told: string[] = [];
  const left = [...replies];
  const submit = async () => {
    const reply = left.shift();
    if (reply === undefined) throw new Error('asked once too often');
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const ways = { onStalled: (why: string) => void told.push(why), isLeaving: () => isLeaving };
  return { outcome: await submitted({ submit }, ways), told };
}

test('[BQ-6] a 401 of the submission ends it as expired', async () => {
  expect(await submitAgainst([failed(401, 'token_expired')])).toEqual({
    outcome: 'expired',
    told: [],
  });
});

test('[BQ-6] another refusal of the submission ends it', async () => {
  expect(await submitAgainst([failed(409, 'taken_over')])).toEqual({
    outcome: 'refused',
    told: [],
  });
});

test('[BQ-6] what may pass is tried again, and an error is told apart from a lost network', async () => {
  const away = await submitAgainst([failed(0, 'unreachable'), receipt]);
  expect(away).toEqual({ outcome: receipt, told: ['away'] });
  const error = await submitAgainst([failed(500, 'internal_error'), receipt]);
  expect(error).toEqual({ outcome: receipt, told: ['error'] });
});

test('[BQ-7] who leaves is not submitted behind their back', async () => {
  expect(await submitAgainst([], true)).toEqual({ outcome: 'left', told: [] });
});
