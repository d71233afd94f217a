import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { nameOfAccount } from './member-store.ts';

type Who = { readonly companyId: number; readonly candidateID: number };

export type FileRow = {
  readonly fileID: number;
  readonly kind: 'cv' | 'other';
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly uploadedAt: Date;
  readonly uploadedByName: string | null;
  readonly copyPages: number | null;
  readonly copiedAt: Date | null;
  readonly copiedByName: string | null;
};

export async function listFiles(tx: Tx, { companyId, candidateID }: Who): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select f.id as "fileID", f.kind, f.file_name, f.content_type, f.bytes, f.uploaded_at,
           case when f.uploaded_by is not null then ${nameOfAccount} end as uploaded_by_name,
           f.copy_pages, f.copied_at,
           (select ${nameOfAccount} from accounts acc where acc.id = f.copied_by) as copied_by_name
      from candidate_files f left join accounts acc on acc.id = f.uploaded_by
     where f.company_id = ${companyId} and f.candidate_id = ${candidateID} and f.removed_at is null
     order by f.id desc limit 200`.execute(tx);
  return rows;
}
