import type { Connection } from './connection.ts';
import { listen, type Listener } from './listen.ts';

/** Of a company: a call, an interview. */
export type Subject = { readonly companyId: number; readonly id: number };

export type SubjectListener = {
  /** Something of it changed. */
  readonly look: () => void;
  /** This node does not hear any more: the page comes again. */
  readonly deaf: () => void;
};

export type SubjectHub = {
  /** Rejects where this node cannot hear now. */
  subscribe(subject: Subject, listener: SubjectListener): Promise<() => void>;
  stop(): Promise<void>;
};

type Options = { readonly connection: Connection; readonly channel: string };

/**
 * The database says of which subject something changed, once a node, as `company:id` with or without more behind it;
 * the lines of its pages look for themselves.
 */
export function createSubjectHub({ connection, channel }: Options): SubjectHub {
  const lines = new Map<string, Set<SubjectListener>>();
  let listener: Listener | undefined;
  const start = () =>
    listen({
      ...{ connection, channel },
      onNotice: (payload) => {
        const [companyId, id] = payload.split(':');
        for (const line of lines.get(`${companyId}:${id}`) ?? []) line.look();
      },
      onDeaf: () => {
        for (const line of [...lines.values()].flatMap((some) => [...some])) line.deaf();
      },
    });
  return {
    async subscribe({ companyId, id }, line) {
      // The first who wants to hear: a node on which nobody is holds no connection for it.
      listener ??= start();
      await listener.ready();
      const key = `${companyId}:${id}`;
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
