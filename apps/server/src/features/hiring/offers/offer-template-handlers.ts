import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, type DeedEntry, deedOf } from '../../operations/audit/index.ts';
import {
  findTemplate,
  insertTemplate,
  listTemplates,
  PAGE_SIZE,
  setTemplateRetired,
  writeTemplate,
} from './offer-template-store.ts';

type Handlers = Pick<
  HandlersOf<typeof contract.offers>,
  | 'listOfferTemplates'
  | 'getOfferTemplate'
  | 'createOfferTemplate'
  | 'saveOfferTemplate'
  | 'retireOfferTemplate'
>;

const noSuchTemplate = () => refuse('not_found', { params: { what: 'offer-template' } });

export const offerTemplateHandlers = (db: Database): Handlers => ({
  listOfferTemplates: ({ query: { search, state = 'active', page = 1 }, session: { companyId } }) =>
    db.inCompany(companyId, async (tx) => {
      const { rows, total } = await listTemplates(tx, { companyId, search, state, page });
      return {
        templates: rows.map(({ changedAt, ...row }) => ({
          ...row,
          changedAt: changedAt.toISOString(),
        })),
        ...{ total, pageSize: PAGE_SIZE },
      };
    }),
  getOfferTemplate: ({ params: { offerTemplateID: templateId }, session: { companyId } }) =>
    db.inCompany(companyId, async (tx) => {
      const template = await findTemplate(tx, { companyId, templateId });
      if (template === undefined) throw noSuchTemplate();
      return { offerTemplateID: templateId, ...template };
    }),
  ...writeHandlers(db),
});

function writeHandlers(
  db: Database,
): Pick<Handlers, 'createOfferTemplate' | 'saveOfferTemplate' | 'retireOfferTemplate'> {
  return {
    createOfferTemplate: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, accountId, now }) => {
        const written = { name: body.name.trim(), terms: body.terms, accountId, now };
        const templateId = await insertTemplate(tx, { companyId, ...written });
        return {
          result: { offerTemplateID: templateId, version: 1 },
          audit: entryOf('offer-template.created', templateId, { name: written.name }),
        };
      }),
    saveOfferTemplate: ({ params: { offerTemplateID: templateId }, body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, accountId, now }) => {
        const before = await findTemplate(tx, { companyId, templateId }, 'for update');
        if (before === undefined) throw noSuchTemplate();
        if (before.version !== body.version) {
          throw refuse('changed_meanwhile', { params: { what: 'offer-template' } });
        }
        const name = body.name.trim();
        const { terms } = body;
        if (before.name === name && before.terms === terms) {
          const { version } = before;
          return { result: { offerTemplateID: templateId, version }, noAudit: 'nothing-changed' };
        }
        const version = before.version + 1;
        await writeTemplate(tx, { companyId, templateId, name, terms, version, accountId, now });
        return {
          result: { offerTemplateID: templateId, version },
          audit: entryOf('offer-template.changed', templateId, { name, version }),
        };
      }),
    retireOfferTemplate: ({ params, body: { isRetired }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId, now }) => {
        const templateId = params.offerTemplateID;
        const before = await findTemplate(tx, { companyId, templateId }, 'for update');
        if (before === undefined) throw noSuchTemplate();
        if (before.isRetired === isRetired) {
          return { result: { done: true }, noAudit: 'nothing-changed' };
        }
        await setTemplateRetired(tx, { companyId, templateId }, isRetired ? now : null);
        const action = isRetired ? 'offer-template.retired' : 'offer-template.restored';
        return {
          result: { done: true },
          audit: entryOf(action, templateId, { name: before.name }),
        };
      }),
  };
}

const entryOf = (action: string, templateId: number, after: object): DeedEntry => ({
  ...{ action, objectKind: 'offer-template', objectId: templateId, after },
});
