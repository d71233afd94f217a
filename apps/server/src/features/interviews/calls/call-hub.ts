import type { Database } from '../../../platform/database/database.ts';
import { listen, type Listener } from '../../../platform/database/listen.ts';

export type CallListener = {
  /** Something was written to the call. */
  readonly look: () => void;
  /** This node does not hear any more: the page comes again. */
  readonly deaf: () => void;
};

export type CallHub = {
  /** Rejects where this node cannot hear now. */
  subscribe(
    call: { readonly companyId: number; readonly callId: number },
    listener: CallListener,
  ): Promise<() => void>;
  stop(): Promise<void>;
};

/** The database says which call something was written to, once a node; the lines of its pages look for themselves. */
export function createCallHub({ db }: { readonly db: Database }): CallHub {
  const lines = new Map<string, Set<CallListener>>();
  let listener: Listener | undefined;
  const start = () =>
    listen({
      connection: db.connection,
      channel: 'candor_calls',
      onNotice: (payload) => {
        const [companyId, callId] = payload.split(':');
        for (const line of lines.get(`${companyId}:${callId}`) ?? []) line.look();
      },
      onDeaf: () => {
        for (const line of [...lines.values()].flatMap((some) => [...some])) line.deaf();
      },
    });
  return {
    async subscribe({ companyId, callId }, line) {
      listener ??= start();
      await listener.ready();
      const key = `${companyId}:${callId}`;
      const mine = lines.get(key) ?? new Set();
      lines.set(key, mine.add(line));
      return () => {
        mine.delete(line);
        if (mine.size === 0 && lines.get(key) === mine) lines.delete(key);
      };
    },
    stop: async () => listener?.stop(),
  };
}
