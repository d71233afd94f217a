import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { tellUntilHeard } from './tell-until-heard.ts';

const failure = (code: string, statusCode: number) =>
  new ApiError({ code, statusCode, message: '' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Fails in this order, and is heard then. */
function server(...failures: readonly Error[]) {
  const left = [...failures];
  const tell = vi.fn<() => Promise<void>>(async () => {
    const failed = left.shift();
    if (failed !== undefined) throw failed;
  });
  return { tell, late: vi.fn<() => void>() };
}

test('what did not arrive is said again until it has', async () => {
  const { tell, late } = server(
    failure('unreachable', 0),
    failure('internal_error', 500),
    failure('too_many_requests', 429),
    failure('call_elsewhere', 409),
  );
  const telling = tellUntilHeard(tell, { signal: new AbortController().signal, onLate: late });
  await vi.runAllTimersAsync();
  await telling;
  expect(tell).toHaveBeenCalledTimes(5);
  expect(late).toHaveBeenCalledTimes(4);
});

test('what is refused for good is not said again', async () => {
  const { tell, late } = server(failure('recording_not_asked', 409));
  const telling = tellUntilHeard(tell, { signal: new AbortController().signal, onLate: late });
  await expect(telling).rejects.toMatchObject({ code: 'recording_not_asked' });
  expect(tell).toHaveBeenCalledTimes(1);
});

test('who changes their mind meanwhile says it no more', async () => {
  const over = new AbortController();
  const { tell } = server(failure('unreachable', 0), failure('unreachable', 0));
  const telling = tellUntilHeard(tell, { signal: over.signal, onLate: () => over.abort() });
  await vi.runAllTimersAsync();
  await telling;
  expect(tell).toHaveBeenCalledTimes(1);
});
