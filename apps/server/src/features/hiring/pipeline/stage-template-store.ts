import type { Output } from '@candor/contract';
import type { listStageTemplates } from '@candor/contract/hiring/pipeline-settings';
import type { Tx } from '../../../platform/database/database.ts';

type Template = Output<typeof listStageTemplates>['templates'][number];

export async function findStageTemplates(tx: Tx, companyId: number): Promise<Template[]> {
  const rows = await tx
    .selectFrom('stageTemplates')
    .select(['id', 'name'])
    .select((of) => of.ref('stages').$castTo<Template['stages']>().as('stages'))
    .where('companyId', '=', companyId)
    .orderBy('name')
    .limit(100)
    .execute();
  return rows.map(({ id, ...words }) => ({ templateID: id, ...words }));
}

export async function saveStageTemplate(
  tx: Tx,
  companyId: number,
  { name, stages, accountId, now }: Omit<Template, 'templateID'> & { accountId: number; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('stageTemplates')
    .values({
      ...{ companyId, name, createdAt: now, createdBy: accountId },
      stages: JSON.stringify(stages),
    })
    .onConflict((on) =>
      on
        .columns(['companyId', 'name'])
        .doUpdateSet((set) => ({ stages: set.ref('excluded.stages') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteStageTemplate(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('stageTemplates')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
