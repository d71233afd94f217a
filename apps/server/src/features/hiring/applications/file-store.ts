import type { Tx } from '../../../platform/database/database.ts';

type CandidateFile = {
  readonly id: number;
  readonly candidateId: number;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly objectKey: string;
};

/** The company's own; another company's and a removed one are as good as none. */
export function findFile(
  tx: Tx,
  companyId: number,
  fileID: number,
): Promise<CandidateFile | undefined> {
  return tx
    .selectFrom('candidateFiles')
    .select(['id', 'candidateId', 'fileName', 'contentType', 'bytes', 'objectKey'])
    .where('companyId', '=', companyId)
    .where('id', '=', fileID)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
}
