import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { content, sessionId, UploadHarness } from '../../test-browser/upload-harness.ts';
import { noEtagMessage } from './put-part.ts';

let page: UploadHarness;

beforeEach(async () => {
  page = await UploadHarness.open();
});

afterEach(() => page.close());

describe('[BR-7] a journal that cannot be read', () => {
  test('completes nothing: slices are still on disk, and go up once they can be read', async () => {
    await page.begin();
    for (const seq of [0, 1, 2]) await page.record(seq, 60);
    await page.until(() => page.uploadedParts() === 1);
    page.storage.faults.read = true;
    await page.end();
    await page.until(() => page.uploader.trouble().givenUp);
    expect(page.receiver.calls).not.toContain('complete');
    expect(page.book.row(1).state).toBe('ended');
    page.storage.faults.read = false;
    page.uploader.retryNow();
    await page.until(() => page.complete());
    expect(await page.fileOf()).toBe([0, 1, 2].map((seq) => content(seq, 60)).join(''));
  });
});

describe('a session of which the server takes nothing more', () => {
  test('is asked for once, said once, and does not fill the computer', async () => {
    page.receiver.faults.closed = true;
    await page.begin(1);
    await page.begin(2);
    await page.record(0, 60, 1);
    await page.record(0, 60, 2);
    await page.end(1);
    await page.until(() => page.uploader.trouble().closed);
    await page.end(2);
    await page.until(() => page.complete());
    expect(page.receiver.calls).toEqual(['initiate']);
    expect(page.closures).toBe(1);
    expect(page.uploader.trouble()).toMatchObject({ retrying: false, givenUp: false });
    for (const segment of [1, 2]) {
      expect(await page.storage.disk.chunks(sessionId, segment)).toEqual([]);
    }
    await page.reopen();
    expect(page.complete()).toBe(true);
  });
});

describe('[BR-3] what goes wrong at the store is tried again', () => {
  test('a missing ETag is the error “No ETag received from S3”', async () => {
    page.receiver.faults.missingEtags = 1;
    await page.begin();
    await page.record(0, 60);
    await page.end();
    const errors: unknown[] = [];
    await page.until(() => {
      errors.push(page.uploader.trouble().lastError);
      return page.complete();
    });
    expect(errors).toContainEqual(new Error(noEtagMessage));
    expect(noEtagMessage).toBe('No ETag received from S3');
    expect(await page.fileOf()).toBe(content(0, 60));
  });

  test('an expired URL is replaced at once', async () => {
    page.receiver.faults.expiredUrls = 1;
    await page.begin();
    await page.record(0, 60);
    await page.end();
    await page.until(() => page.complete());
    expect(page.receiver.calls.filter((call) => call === 'sign')).toHaveLength(2);
    expect(page.pauses).not.toContain(500);
  });

  test('refused PUTs back off, doubling', async () => {
    page.receiver.faults.failedPuts = 3;
    await page.begin();
    await page.record(0, 60);
    await page.end();
    await page.until(() => page.complete());
    const backOffs = page.pauses.filter((ms) => [500, 1_000, 2_000].includes(ms));
    expect(backOffs).toEqual([500, 1_000, 2_000]);
  });

  test('complete is tried 5 times, 1 s apart, with one payload', async () => {
    page.receiver.faults.failedCompletes = 4;
    await page.begin();
    await page.record(0, 60);
    await page.end();
    await page.until(() => page.complete());
    expect(page.receiver.calls.filter((call) => call === 'complete')).toHaveLength(5);
    expect(page.pauses.filter((ms) => ms === 1_000)).toHaveLength(4);
  });

  test('after 5 failed completions the state is failed, and another round follows', async () => {
    page.receiver.faults.failedCompletes = 5;
    await page.begin();
    await page.record(0, 60);
    await page.end();
    await page.until(() => page.uploader.trouble().givenUp);
    await page.until(() => page.complete() && !page.uploader.trouble().givenUp);
    expect(page.uploader.trouble()).toMatchObject({
      retrying: false,
      givenUp: false,
      lastError: null,
    });
    expect(page.receiver.calls).toContain('list');
  });

  test('a segment that cannot be completed does not hold back the next', async () => {
    page.receiver.faults.refusedSegment = 1;
    await page.begin(1);
    await page.begin(2);
    await page.record(0, 60, 1);
    await page.record(0, 60, 2);
    await page.end(1);
    await page.end(2);
    await page.until(() => page.book.row(2).state === 'complete');
    expect(page.book.row(1).state).toBe('ended');
    page.receiver.faults.refusedSegment = null;
    await page.until(() => page.complete());
    expect(page.receiver.uploads.size).toBe(2);
  });
});
