import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { type ObjectStore, openSignedUrl, signUrl } from '@candor/folder-store';
import { HttpRefusal, refuse, sendObject } from './send-object.ts';

/** Where guarded addresses point. */
const MEDIA_PATH = '/media/';

/** Whose permission an address stands on; it is asked for at every request of the address. */
export type Guard = {
  readonly companyId: number;
  readonly grantId: number;
  /** Of a candidate's own page; else of a share. */
  readonly gate?: 'page' | undefined;
};

export type GuardedMedia = {
  /** As the store's own `signRead`, but the address dies with the permission that it was given for. */
  signRead(
    key: string,
    options: {
      readonly guard: Guard;
      readonly expiresInSeconds: number;
      readonly downloadName?: string | undefined;
    },
  ): Promise<string>;
  register(app: FastifyInstance): Promise<void>;
};

type Parts = {
  readonly objects: Pick<ObjectStore, 'head' | 'read'>;
  /** 32 bytes that every process has. */
  readonly key: Uint8Array;
  readonly clock: Clock;
  readonly isLiving: (guard: Guard) => Promise<boolean>;
};

/** How often a transfer that runs is asked about again. */
const ASK_AGAIN_MS = 20_000;

/**
 * Media that strangers watch, behind addresses of this server whichever store holds it: a store's own signed address
 * knows nothing of a revoke, and plays to its end.
 */
export function createGuardedMedia(parts: Parts): GuardedMedia {
  const { objects, clock, isLiving } = parts;
  const key = createHmac('sha256', parts.key).update('guarded media').digest();
  return {
    async signRead(objectKey, { guard, expiresInSeconds, downloadName }) {
      const expiresAt = new Date(clock().getTime() + expiresInSeconds * 1000);
      const name = downloadName === undefined ? {} : { name: downloadName };
      const gate = guard.gate === undefined ? {} : { gate: guard.gate };
      const ids = { company: String(guard.companyId), grant: String(guard.grantId) };
      const query = { ...ids, ...gate, ...name };
      return signUrl(key, { method: 'GET', path: MEDIA_PATH + objectKey, query, expiresAt });
    },
    async register(app) {
      await app.register(async (scope) => {
        scope.setErrorHandler(refuse);
        scope.get(`${MEDIA_PATH}*`, { exposeHeadRoute: false }, async (request, reply) => {
          const { guard, ...opened } = openGuarded(key, request, clock());
          if (!(await isLiving(guard))) {
            request.log.warn(refusalOf(request), 'refused');
            throw new HttpRefusal(403, 'AccessEnded', 'This access has ended');
          }
          endWith(reply.raw, () => isLiving(guard));
          return sendObject(objects, opened, { request, reply });
        });
      });
    },
  };
}

function openGuarded(key: Uint8Array, request: FastifyRequest, now: Date) {
  const url = openSignedUrl({ key, method: request.method, url: request.raw.url ?? '', now });
  if (!url) throw new HttpRefusal(403, 'SignatureDoesNotMatch', 'Wrong or expired signature');
  const { path, query } = url;
  const [companyId, grantId] = [Number(query.get('company')), Number(query.get('grant'))];
  const gate = query.get('gate') === 'page' ? ('page' as const) : undefined;
  return { key: path.slice(MEDIA_PATH.length), query, guard: { companyId, grantId, gate } };
}

/** The same line as for an endpoint, and as nameless. */
const refusalOf = ({ ip, id: requestId, method }: FastifyRequest) => ({
  event: 'access-refused',
  code: 'AccessEnded',
  status: 403,
  ...{ ip, method, path: `${MEDIA_PATH}*`, requestId },
});

type Transfer = { once(event: 'close', then: () => void): unknown; destroy(): unknown };

/** A slow reader of a long file must not outlive the permission either. */
function endWith(transfer: Transfer, isLiving: () => Promise<boolean>): void {
  const timer = setInterval(() => {
    isLiving().then(
      (lives) => lives || transfer.destroy(),
      // Not known at this moment: asked again in a while, and at the next request.
      () => {},
    );
  }, ASK_AGAIN_MS);
  timer.unref();
  transfer.once('close', () => clearInterval(timer));
}
