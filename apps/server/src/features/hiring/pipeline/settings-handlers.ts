import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { findReasons, saveReasons } from './reason-store.ts';
import { findTold } from './review-store.ts';
import {
  deleteStageTemplate,
  findStageTemplates,
  saveStageTemplate,
} from './stage-template-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.pipeline>,
  | 'listRejectionReasons'
  | 'saveRejectionReasons'
  | 'listStageTemplates'
  | 'saveStageTemplate'
  | 'deleteStageTemplate'
>;

export function createSettingsHandlers({ db }: { readonly db: Database }): Handlers {
  return { ...reasonHandlers(db), ...stageHandlers(db) };
}

const numbersIn = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

function reasonHandlers(
  db: Database,
): Pick<Handlers, 'listRejectionReasons' | 'saveRejectionReasons'> {
  return {
    listRejectionReasons: ({ query: { of = '' }, session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => ({
        reasons: await findReasons(tx, companyId),
        tellsReasons: (await findTold(tx, companyId, numbersIn(of))).size > 0,
      })),

    saveRejectionReasons: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId, now } = deed;
        const reasons = body.reasons.map(({ reasonID, name }) => ({ reasonID, name: name.trim() }));
        refuseTwice(reasons);
        const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
        const before = names(await findReasons(tx, companyId));
        await saveReasons(tx, companyId, { reasons, now });
        return {
          result: { done: true },
          audit: {
            ...{ action: 'rejection-reasons.saved', objectKind: 'company' },
            ...{ before, after: names(reasons) },
          },
        };
      }),
  };
}

function refuseTwice(items: readonly { readonly name: string }[]) {
  for (const [index, { name }] of items.entries()) {
    const path = `body.reasons.${index}.name`;
    if (name === '') throw refuse('validation_failed', { params: { what: 'name-missing' }, path });
    if (items.findIndex((other) => other.name === name) < index) {
      throw refuse('validation_failed', { params: { what: 'reason-twice' }, path });
    }
  }
}

function stageHandlers(
  db: Database,
): Pick<Handlers, 'listStageTemplates' | 'saveStageTemplate' | 'deleteStageTemplate'> {
  return {
    listStageTemplates: ({ session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => ({
        templates: await findStageTemplates(tx, companyId),
      })),

    saveStageTemplate: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId, accountId, now } = deed;
        const name = body.name.trim();
        const templateID = await saveStageTemplate(tx, companyId, {
          ...{ name, stages: body.stages, accountId, now },
        });
        return {
          result: { templateID },
          audit: {
            ...{ action: 'stage-template.saved', objectKind: 'stage-template' },
            ...{ objectId: templateID, after: { name, stages: body.stages } },
          },
        };
      }),

    deleteStageTemplate: ({ params: { templateID }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const name = await deleteStageTemplate(tx, deed.companyId, templateID);
        if (name === undefined) throw refuse('not_found', { params: { what: 'stage-template' } });
        return {
          result: { done: true },
          audit: {
            ...{ action: 'stage-template.deleted', objectKind: 'stage-template' },
            ...{ objectId: templateID, before: { name } },
          },
        };
      }),
  };
}
