type Life = { readonly scheduleId: number; readonly life: number };

/** Tells the other tabs of this browser that a new page life began; other devices hear it from the server. */
export function announceLife(life: Life): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel('candor-attempts');
  channel.postMessage(life);
  channel.close();
}

/** @returns what ends the listening */
export function onLaterLife({ scheduleId, life }: Life, tell: () => void): () => void {
  if (typeof BroadcastChannel !== 'function') return () => {};
  const channel = new BroadcastChannel('candor-attempts');
  channel.addEventListener('message', ({ data }: MessageEvent<Life>) => {
    if (data.scheduleId === scheduleId && data.life > life) tell();
  });
  return () => channel.close();
}
