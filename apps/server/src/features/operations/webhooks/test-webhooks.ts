import type { TestApp } from '../../../test-app.ts';
import type { people } from '../../people/companies/test-company.ts';
import { publishEvent } from './index.ts';

type Company = Awaited<ReturnType<ReturnType<typeof people>['found']>>;

export async function listenAt(url: string, of: Company, events = ['application.created']) {
  const body = { url, description: '', events };
  const { data } = await of.call('POST', '/api/webhooks', body);
  return data as { webhookID: number; secret: string };
}

/** A change that tells of itself. */
export const changeIn = (
  { db }: TestApp,
  { companyId }: Company,
  { now, applicationID }: { readonly now: Date; readonly applicationID: number },
) =>
  db.inCompany(companyId, (tx) =>
    publishEvent(tx, { companyId, now }, { event: 'application.created', data: { applicationID } }),
  );

export async function deliveriesOf({ call }: Company, webhookID: number) {
  const { data } = await call('GET', `/api/webhooks/${webhookID}/deliveries`);
  return data.deliveries as Record<string, unknown>[];
}
