import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, id, idText, text } from '../fields.ts';
import { viewedListNames } from './view-rules.ts';

/** Any member; of which lists they see and keep views, the access of each list says. */
const access = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;

const list = z.enum(viewedListNames);
const view = z.object({
  name: text(80).check(z.minLength(1)),
  /** Of the page's address: filters, order and hidden columns. */
  query: text(4000),
  isShared: z.boolean(),
  /** The list opens with it for whoever saves this. */
  isDefault: z.boolean(),
});
const params = z.object({ viewID: idText });
const changeable = ['name', 'query', 'isShared', 'isDefault'] as const;
const errors = { name_taken: 409 } as const;
const example = { name: 'Open in Bergen', query: 'status=open&search=Bergen', isShared: true };

export const listViews = endpoint({
  method: 'GET',
  path: '/api/views',
  summary: 'Views of lists that I kept under a name, and those that colleagues share',
  output: z.object({
    views: z.array(
      z.object({ viewID: id, list, ...view.shape, isOwn: z.boolean(), ownerName: z.string() }),
    ),
  }),
  errors: {},
  access,
  example: {},
});

export const saveView = endpoint({
  method: 'POST',
  path: '/api/views',
  summary: 'Keep a view of a list under a name',
  body: z.object({ list, ...view.shape }),
  output: z.object({ viewID: id }),
  errors: { ...errors, too_many_views: 422 },
  access,
  example: { body: { list: 'jobs', ...example, isDefault: false } },
});

export const updateView = endpoint({
  method: 'PUT',
  path: '/api/views/:viewID',
  summary: 'Change a view of mine',
  params,
  body: z.object({
    ...view.shape,
    /**
     * What of it is to change; the rest is what the page last knew, and stays as it is. A page of the release before
     * does not say, and means all of it.
     */
    only: z.optional(z.array(z.enum(changeable))),
  }),
  output: done,
  errors,
  access,
  example: { params: { viewID: '1' }, body: { ...example, isDefault: true, only: ['name'] } },
});

export const chooseView = endpoint({
  method: 'PUT',
  path: '/api/views/:viewID/default',
  summary: 'Open a list with a view that I see, or with it no longer',
  params,
  body: z.object({ isDefault: z.boolean() }),
  output: done,
  errors: {},
  access,
  example: { params: { viewID: '1' }, body: { isDefault: true } },
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/views/:viewID',
  summary: 'Forget a view of mine',
  params,
  output: done,
  errors: {},
  access,
  example: { params: { viewID: '1' } },
});
