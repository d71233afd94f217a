import { expect } from 'vitest';
import { png } from '../../people/profiles/test-documents.ts';
import type { Company } from './test-archives.ts';

export const colour = '#0f6b55';

/** One of each thing that a company decides. */
export async function decide(company: Company): Promise<void> {
  const { call } = company;
  const logo = { contentType: 'image/png', base64: png().toString('base64') };
  const { data: profile } = await call('GET', '/api/companies/own');
  const { companyID: _id, logo: _logo, planID: _plan, domains: _domains, ...said } = profile;
  const rule = { kind: 'recordings', days: 120, reason: 'Our law asks for it.' };
  const view = { list: 'jobs', isShared: true, isDefault: false };
  for (const [method, path, body] of [
    ['PUT', '/api/needs/rules', { replyDays: '5' }],
    ['PUT', '/api/retention', { rules: [rule], confirmed: true }],
    ['PUT', '/api/companies/own', { ...said, colour }],
    ['PUT', '/api/companies/own/logo', { logo }],
    ['POST', '/api/views', { ...view, name: 'In Bergen', query: 'status=open&search=Bergen' }],
    ['POST', '/api/views', { ...view, name: 'Of one job', query: 'job=12' }],
    ['POST', '/api/views', { ...view, name: 'Mine', query: 'status=open', isShared: false }],
  ] as const) {
    const { status, code } = await call(method, path, body);
    expect([path, status, code]).toEqual([path, 200, undefined]);
  }
}
