import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { content, sessionId, UploadHarness } from '../../test-browser/upload-harness.ts';

let page: UploadHarness;

beforeEach(async () => {
  page = await UploadHarness.open();
});

afterEach(() => page.close());

describe('[BR-3] a segment goes up part by part and is completed', () => {
  test('every byte arrives once, in order, under session-{time}.mp4', async () => {
    await page.begin();
    for (const seq of [0, 1, 2, 3]) await page.record(seq, 60);
    await page.end();
    await page.until(() => page.complete());
    expect(await page.fileOf()).toBe([0, 1, 2, 3].map((seq) => content(seq, 60)).join(''));
    expect([...page.upload().parts.values()].map((part) => part.bytes)).toEqual([120, 120]);
    expect(page.upload().input.fileName).toBe('session-1700000000001.mp4');
  });

  test('a part below the limit waits for more, and goes at the end', async () => {
    await page.begin();
    for (const seq of [0, 1, 2]) await page.record(seq, 60);
    await page.until(() => page.uploadedParts() === 1);
    expect(page.upload().parts.size).toBe(1);
    expect(page.complete()).toBe(false);
    await page.end();
    await page.until(() => page.complete());
    expect(page.upload().parts.get(2)?.bytes).toBe(60);
  });

  test('acknowledged chunks leave the journal, others stay', async () => {
    await page.begin();
    for (const seq of [0, 1, 2]) await page.record(seq, 60);
    await page.until(() => page.uploadedParts() === 1);
    await page.uploader.close();
    expect((await page.journal.chunks(sessionId, 1)).map((chunk) => chunk.seq)).toEqual([2]);
  });

  test('a signed PUT carries no credentials of ours', async () => {
    await page.begin();
    await page.record(0, 60);
    await page.end();
    await page.until(() => page.complete());
    const [headers] = page.receiver.putHeaders;
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('content-type');
  });

  test('a segment that recorded nothing asks the server for nothing', async () => {
    await page.begin();
    await page.end();
    await page.until(() => page.complete());
    expect(page.receiver.calls).toEqual([]);
  });

  test('the previous segment is uploaded before the next one', async () => {
    await page.begin(1);
    await page.begin(2);
    await page.record(0, 120, 2);
    await page.record(0, 120, 1);
    await page.end(1);
    await page.end(2);
    await page.until(() => page.complete());
    const files = [await page.fileOf(0), await page.fileOf(1)];
    expect(files.map((file) => file.length)).toEqual([120, 120]);
    expect(page.receiver.uploads.size).toBe(2);
  });
});

describe('[BR-7] a page that died goes on where it was', () => {
  test('the rest is uploaded and completed without anybody asking', async () => {
    await page.begin();
    for (const seq of [0, 1, 2]) await page.record(seq, 60);
    await page.until(() => page.uploadedParts() === 1);
    await page.reopen();
    await page.until(() => page.complete());
    expect(await page.fileOf()).toBe([0, 1, 2].map((seq) => content(seq, 60)).join(''));
  });

  test('a part that arrived without its acknowledgement is not sent twice', async () => {
    page.receiver.faults.lostReplies = 1;
    await page.begin();
    for (const seq of [0, 1, 2]) await page.record(seq, 60);
    // The reply is lost at the very moment at which the page dies.
    await page.until(() => page.uploader.trouble().retrying);
    await page.reopen();
    await page.until(() => page.complete());
    expect(await page.fileOf()).toBe([0, 1, 2].map((seq) => content(seq, 60)).join(''));
    expect(page.receiver.putHeaders).toHaveLength(2);
  });

  test('what the server finished meanwhile is followed by an upload of the rest', async () => {
    await page.begin();
    for (const seq of [0, 1, 2]) await page.record(seq, 60);
    await page.until(() => page.uploadedParts() === 1);
    await page.uploader.close();
    await page.receiver.sweep(page.upload().uploadId);
    await page.reopen();
    await page.until(() => page.complete());
    expect(page.upload(1).input.startsAtByte).toBe(120);
    expect((await page.fileOf(0)) + (await page.fileOf(1))).toBe(
      [0, 1, 2].map((seq) => content(seq, 60)).join(''),
    );
  });

  test('a part that the server took without an acknowledgement is not sent again', async () => {
    page.receiver.faults.lostReplies = 1;
    await page.begin();
    for (const seq of [0, 1, 2]) await page.record(seq, 60);
    await page.until(() => page.uploader.trouble().retrying);
    await page.uploader.close();
    await page.receiver.sweep(page.upload().uploadId);
    await page.reopen();
    await page.until(() => page.complete());
    // Two uploads of one segment cannot begin at one byte.
    expect(page.upload(1).input.startsAtByte).toBe(120);
    expect((await page.fileOf(0)) + (await page.fileOf(1))).toBe(
      [0, 1, 2].map((seq) => content(seq, 60)).join(''),
    );
  });

  test('a segment that is opened in a later life carries the facts of its own', async () => {
    await page.uploader.close();
    await page.begin(1, { life: 1, systemAudio: true });
    await page.record(0, 60);
    await page.reopen();
    await page.until(() => page.complete());
    expect(page.upload().input.facts).toEqual({ life: 1, systemAudio: true });
  });

  test('a completion whose reply was lost is not an error', async () => {
    await page.begin();
    await page.record(0, 120);
    await page.until(() => page.uploadedParts() === 1);
    await page.uploader.close();
    await page.receiver.sweep(page.upload().uploadId);
    await page.reopen();
    await page.until(() => page.complete());
    expect(page.receiver.uploads.size).toBe(1);
  });
});
