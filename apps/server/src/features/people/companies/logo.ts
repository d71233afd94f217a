import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { contract } from '@candor/contract';
import { LOGO_MOST_BYTES } from '@candor/contract/people/company-rules';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ObjectStoreError, type ObjectStore } from '@candor/folder-store';
import { removeObjects } from '../../../platform/objects/removed-objects.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { theCompany } from './company-audit.ts';
import { changeCompany, readCompany } from './company-store.ts';
import { imageTypeOf } from './logo-rules.ts';

type Handlers = Pick<HandlersOf<typeof contract.companies>, 'saveLogo'>;

/** Each logo is an object of its own; the row names the newest, and the one before goes. */
export function logoHandlers(parts: {
  readonly db: Database;
  readonly objects: ObjectStore;
}): Handlers {
  const { db, objects } = parts;
  return {
    async saveLogo({ body, ...request }) {
      const deed = deedOf(request);
      const { companyId, now } = deed;
      const key = body.logo === null ? null : await store(objects, companyId, body.logo);
      return companyWrite(db, deed, async (tx) => {
        const company = await readCompany(tx, companyId);
        if (company === undefined) throw fail('not_found', 'There is no company profile yet.');
        await changeCompany(tx, companyId, { logoKey: key, updatedAt: now });
        if (company.logoKey !== null) await removeObjects(tx, [company.logoKey]);
        return {
          result: { done: true as const },
          audit: {
            ...{ action: 'company.logo', ...theCompany(companyId) },
            ...{ before: { logoKey: company.logoKey }, after: { logoKey: key } },
          },
        };
      });
    },
  };
}

async function store(
  objects: ObjectStore,
  companyId: number,
  logo: { readonly contentType: string; readonly base64: string },
): Promise<string> {
  const bytes = Buffer.from(logo.base64, 'base64');
  // By the bytes, not by what the request calls them: the type goes into a data: URL.
  if (bytes.length > LOGO_MOST_BYTES || imageTypeOf(bytes) !== logo.contentType) {
    throw fail('not_an_image', 'Please choose a PNG, JPEG or WebP picture of at most 200 kB.', {
      path: 'body.logo',
    });
  }
  const key = `companies/${companyId}/logo/${randomUUID()}`;
  await objects.put(key, bytes, logo.contentType);
  return key;
}

/** Of a company that shows itself to everybody. */
export const createLogoReader =
  ({ db, objects }: { readonly db: Database; readonly objects: ObjectStore }) =>
  async (companyId: number): Promise<string | null> => {
    const company = await db.inCompany(companyId, (tx) => readCompany(tx, companyId));
    const key = company?.logoKey ?? null;
    return key === null ? null : readLogo(objects, key);
  };

/** As a data: URL, so that no other origin is asked for it; null when the store has lost it. */
export async function readLogo(objects: ObjectStore, key: string): Promise<string | null> {
  try {
    const { stream, contentType } = await objects.read(key);
    return `data:${contentType};base64,${(await buffer(stream)).toString('base64')}`;
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') return null;
    throw error;
  }
}
