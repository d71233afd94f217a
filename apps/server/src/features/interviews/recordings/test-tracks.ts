import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApp } from '../../../test-app.ts';
import { createRecordedCalls, type SeatPage } from '../calls/test-recorded-call.ts';

export type Tracks = Awaited<ReturnType<typeof createTracks>>;

type Scene = {
  readonly service: TestApp;
  readonly now: () => Date;
  /** What each seat sends. */
  readonly video: Buffer;
};

/** Calls of two who agreed to be recorded, and what their browsers send of it. */
export async function createTracks({ service, now, video }: Scene) {
  const calls = await createRecordedCalls(service, now);
  const { companyId } = calls;
  const segment = ({ token }: SeatPage, extra: object = {}) => ({
    ...{ token, kind: 'camera', fileName: 'session-1.mp4', segment: 1, segmentId: randomUUID() },
    ...{ startedAt: now().getTime(), startsAtByte: 0, life: 1, mimeType: 'video/webm' },
    ...{ systemAudio: false, microphone: true },
    ...extra,
  });
  const initiate = (seat: SeatPage, extra: object = {}) =>
    calls.send('/api/call/tracks/initiate', segment(seat, extra));
  return {
    calls,
    initiate,
    async upload(seat: SeatPage, extra: object = {}) {
      const { data, code } = await initiate(seat, extra);
      expect(code).toBeUndefined();
      const { uploadId, key } = data;
      const opened = { token: seat.token, uploadId, key };
      const asked = { ...opened, partNumber: 1, bytes: video.length };
      const { url } = (await calls.send('/api/call/tracks/part-url', asked)).data;
      const { headers } = await service.app.inject({ method: 'PUT', url, payload: video });
      const parts = [{ PartNumber: 1, ETag: String(headers['etag']) }];
      const done = await calls.send('/api/call/tracks/complete', { ...opened, parts });
      expect(done.status).toBe(200);
      return opened;
    },
    async recordedCall() {
      const planted = await calls.plant();
      const host = await calls.joined(planted.callId);
      const guest = await calls.joined(planted.callId, 'candidate');
      await calls.ask(host);
      await calls.answer(guest, true);
      return { ...planted, host, guest };
    },
    async joinAll(scheduleId: number) {
      const text = `select r.id::int from recordings r join call_tracks t
        on t.company_id = r.company_id and t.id = r.call_track_id where t.schedule_id = $1 order by r.id`;
      const { rows } = await service.owner.query(text, [scheduleId]);
      for (const { id } of rows) {
        await service.runJob('join-recording', { companyId, recordingId: id });
      }
    },
    async report(scheduleId: number) {
      const path = `/api/live-interviews/${scheduleId}/recordings`;
      return (await calls.admin.call('GET', path)).data;
    },
  };
}
