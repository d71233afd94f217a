import { randomUUID } from 'node:crypto';
import { sendPart } from '../../../platform/objects/test-stores.ts';
import type { TestApp } from '../../../test-app.ts';
import type { TestInterview } from './test-interview.ts';

/** Uploads as the candidate's browser does, through the API and the signed URLs. */
export function createBrowser(service: TestApp) {
  const call = async (path: string, payload: object) => {
    const url = `/api/recordings/${path}`;
    const reply = await service.app.inject({ method: 'POST', url, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  const initiation = (interview: TestInterview, extra: object = {}) => ({
    token: interview.token,
    interviewScheduleID: interview.scheduleId,
    fileName: 'session-1.mp4',
    ...{ segment: 1, segmentId: randomUUID(), startedAt: Date.now(), startsAtByte: 0, life: 1 },
    ...{ systemAudio: true, microphone: true, mimeType: 'video/webm;codecs=vp9,opus' },
    ...extra,
  });
  const open = async (interview: TestInterview, extra: object = {}) => {
    const { status, body } = await call('initiate', initiation(interview, extra));
    if (status !== 200) throw new Error(`initiate answered ${status}`);
    return { token: interview.token, ...(body.data as { uploadId: string; key: string }) };
  };
  const putPart = async (opened: object, partNumber: number, bytes: Buffer) => {
    const { body } = await call('part-url', { ...opened, partNumber, bytes: bytes.length });
    const { etag } = await send(body.data.url, bytes);
    return { PartNumber: partNumber, ETag: String(etag) };
  };
  /** To the store itself, or through the app where it serves the store. */
  const send = async (url: string, bytes: Buffer) => {
    if (url.startsWith('/')) {
      const reply = await service.app.inject({ method: 'PUT', url, payload: bytes });
      return { status: reply.statusCode, etag: reply.headers['etag'] };
    }
    return sendPart(url, bytes);
  };
  /** One segment in one part, completed. */
  const upload = async (interview: TestInterview, bytes: Buffer, extra: object = {}) => {
    const opened = await open(interview, extra);
    const part = await putPart(opened, 1, bytes);
    return { opened, part, reply: await call('complete', { ...opened, parts: [part] }) };
  };
  return { call, initiation, open, send, putPart, upload };
}
