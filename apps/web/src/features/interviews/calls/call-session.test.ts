import { afterEach, expect, test, vi } from 'vitest';
import { CallSession } from './call-session.ts';
import { meshEngine } from './mesh-engine.ts';

const PAGE = '5f5fd0c0-5b5b-4b4b-8b8b-0a0a0a0a0a0a';
const at = '2026-11-27T09:00:00.000Z';
const person = (page: string | null) => ({
  ...{ seatID: 1, name: 'Ada Lovelace', role: 'candidate' as const, page },
  ...{ microphone: true, camera: true, handRaisedAt: null, sharingSince: null },
});
const seenWith = (page: string | null) => ({
  ...{
    title: 'Interview',
    brand: { name: 'Larkfield', colours: null, logo: null },
    companyName: 'Acme',
    startsAt: at,
    endsAt: at,
    now: at,
  },
  ...{ seatID: 1, name: 'Ada Lovelace', role: 'candidate' as const },
  ...{ people: [person(page)], iceServers: [], livekit: null },
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[VL-9] who was given up joins again once, and hears that another shows their screen', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const told = { kind: 'people', people: [person(null)] };
  const line = new ReadableStream<Uint8Array>({
    start: (stream) =>
      stream.enqueue(new TextEncoder().encode(`id: 1\ndata: ${JSON.stringify(told)}\n\n`)),
  });
  const success = (data: unknown) => Response.json({ success: true, data });
  vi.stubGlobal('location', new URL('http://127.0.0.1/call'));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.pathname);
    if (address.pathname === '/api/call/stream') return new Response(line);
    if (address.pathname === '/api/call/join') return success(seenWith(PAGE));
    if (address.pathname !== '/api/call/state') return success({ done: true });
    const refusal = { success: false, errors: [{ code: 'call_shared' }] };
    return Response.json(refusal, { status: 409 });
  });
  const session = new CallSession(seenWith(PAGE), { token: 'secret', page: PAGE }, meshEngine);
  const refuseScreen = vi.fn<(why: string) => void>();
  const own = { microphone: true, camera: true, isHandRaised: false, isSharing: true };
  session.begin([null, null, null], own, refuseScreen);
  await vi.advanceTimersByTimeAsync(5_000);
  await session.leave();
  expect(asked.filter((path) => path === '/api/call/join')).toHaveLength(1);
  expect(refuseScreen).toHaveBeenCalledTimes(1);
});
