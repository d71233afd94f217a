import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { mountSmallDisk } from '../../../platform/objects/test-small-disk.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createBrowser } from './test-browser.ts';
import { addRunningInterview, type TestInterview, recordingOf } from './test-interview.ts';

const MINUTE = 60_000;
const disk = mountSmallDisk('64k');

describe.runIf(disk.isThere)('[B9] with a full temporary folder', () => {
  let service: TestApp;
  let browser: ReturnType<typeof createBrowser>;
  let video: Buffer;
  let aheadMs = 0;
  const temporary = process.env['TMPDIR'];
  const fillDisk = () => void (process.env['TMPDIR'] = disk.folder);
  const freeDisk = () => {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  };

  beforeAll(async () => {
    service = await createTestApp({ now: () => new Date(Date.now() + aheadMs) });
    browser = createBrowser(service);
    video = await makeRecording(join(tmpdir(), `candor-no-room-${process.pid}.webm`), {
      seconds: 4,
    });
  }, 60_000);

  afterEach(() => {
    freeDisk();
    aheadMs = 0;
  });

  afterAll(async () => {
    rmSync(join(tmpdir(), `candor-no-room-${process.pid}.webm`), { force: true });
    await service?.close();
  });

  const stateOf = async ({ companyId, attemptId }: TestInterview) => {
    const text = 'select * from recordings where company_id = $1 and attempt_id = $2';
    return (await service.owner.query(text, [companyId, attemptId])).rows[0];
  };
  const conversions = async (interview: TestInterview) => {
    const { rows } = await service.owner.query(
      `select count(*)::int as sent from pgboss.job
       where name = 'convert-recording' and (data ->> 'recordingId')::bigint = $1`,
      [(await recordingOf(service.owner, interview)).recordingId],
    );
    return rows[0].sent as number;
  };
  const interviewed = async () => {
    const interview = await addRunningInterview(service.owner);
    await browser.upload(interview, video);
    await interview.end();
    return interview;
  };

  test('[BR-8] [B9] an interview is not said to have failed, and is joined once there is room', async () => {
    const interview = await interviewed();
    fillDisk();
    await expect(
      service.runJob('join-recording', await recordingOf(service.owner, interview)),
    ).rejects.toThrow();
    expect(await stateOf(interview)).toMatchObject({ status: 'processing', failure: null });
    freeDisk();
    await service.runJob('join-recording', await recordingOf(service.owner, interview));
    expect(await stateOf(interview)).toMatchObject({ status: 'playable' });
  }, 60_000);

  test('[B9] a conversion that was given up is asked for again an hour later, until it is verified', async () => {
    const interview = await interviewed();
    await service.runJob('join-recording', await recordingOf(service.owner, interview));
    fillDisk();
    await expect(
      service.runJob('convert-recording', await recordingOf(service.owner, interview)),
    ).rejects.toThrow();
    freeDisk();
    const before = await conversions(interview);
    aheadMs = 30 * MINUTE;
    await service.runJob('sweep-recordings');
    expect(await conversions(interview)).toBe(before);
    aheadMs = 59.5 * MINUTE;
    await service.runJob('sweep-recordings');
    expect(await conversions(interview)).toBe(before + 1);
    await service.runJob('convert-recording', await recordingOf(service.owner, interview));
    expect((await stateOf(interview)).verified_at).not.toBeNull();
    aheadMs = 119.5 * MINUTE;
    await service.runJob('sweep-recordings');
    expect(await conversions(interview)).toBe(before + 1);
  }, 60_000);
});

afterAll(() => disk.remove());
