import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** As many as one transaction removes of a company; the next night takes the rest. */
const MOST_AT_ONCE = 500;

/**
 * Takes away the pictures made until `before` that no version of any question shows, and gives the keys of their
 * objects. A question that is being written with one of them holds its row (`hasImage`), and keeps it.
 */
export async function takeUnusedImages(
  tx: Tx,
  companyId: number,
  before: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ objectKey: string }>`
    with unused as (
      select image.id from question_images image
       where image.company_id = ${companyId} and image.created_at <= ${before}
         and not exists (select from questions q
               where q.company_id = image.company_id and q.image_id = image.id)
       order by image.created_at limit ${MOST_AT_ONCE}
         for update of image skip locked)
    delete from question_images image using unused
     where image.company_id = ${companyId} and image.id = unused.id
    returning image.object_key`.execute(tx);
  return rows.map(({ objectKey }) => objectKey);
}

export async function insertImage(
  tx: Tx,
  image: {
    readonly companyId: number;
    readonly objectKey: string;
    readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp';
    readonly bytes: number;
    readonly createdBy: number;
    readonly createdAt: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('questionImages')
    .values(image)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Holds it until COMMIT, so that it is not swept away from under the question that will show it. */
export async function hasImage(tx: Tx, companyId: number, imageId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('questionImages')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', imageId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
