import { signIn } from '@candor/contract/people/accounts';
import { setPassword } from '@candor/contract/people/account-recovery';
import { saveOwnProfile } from '@candor/contract/people/companies';
import { acceptInvitation, inviteUser } from '@candor/contract/people/company-members';
import { createRole, listPrivileges } from '@candor/contract/people/privileges';
import { expect, type Page, request } from '@playwright/test';
import { goodPassword, mailedLink, newAddress } from './account-mail.ts';
import { signInAt } from './account-steps.ts';
import { type Ask, callsOf } from './call-endpoint.ts';
import type { Product } from './product.ts';

/** By the calls that the pages make, with a session of this moment: giving rights asks for one. */
async function callsAs(
  product: Product,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Ask> {
  const baseURL = product.baseUrl;
  const stranger = await request.newContext({ baseURL });
  const login = await callsOf(stranger)(signIn, { body: { email, password, type: 'company' } });
  await stranger.dispose();
  if (!('token' in login)) throw new Error(`${email} was not let in`);
  const extraHTTPHeaders = { authorization: `Bearer ${login.token}` };
  return callsOf(await request.newContext({ baseURL, extraHTTPHeaders }));
}

export async function callsAsAdmin(product: Product): Promise<Ask> {
  const admin = product.demo().accounts.find(({ role }) => role === 'COMPANY_ADMIN');
  if (admin === undefined) throw new Error('The demo has no admin');
  return callsAs(product, admin);
}

/** A colleague whom the demo's admin has invited with a role of this preset; gives the address. */
async function addMember(product: Product, preset: string): Promise<string> {
  const ask = await callsAsAdmin(product);
  const { presets } = await ask(listPrivileges, {});
  const found = presets.find(({ name }) => name === preset);
  if (found === undefined) throw new Error(`There is no preset ${preset}`);
  const email = newAddress();
  // Another test of this product may have made a role of the same preset.
  const { roleID } = await ask(createRole, { body: { ...found, name: `${preset} of ${email}` } });
  await ask(inviteUser, { body: { email, role: 'COMPANY_USER', roleID } });
  const subject = 'Ingrid Solberg invites you to Larkfield Robotics';
  const token = secretIn(await mailedLink(product, email, { subject }));
  const joined = await ask(acceptInvitation, { body: { token } });
  const password = goodPassword;
  await ask(setPassword, {
    body: {
      ...{ email, password, confirmPassword: password },
      token: secretIn(new URL(joined.setPasswordPath ?? '', product.baseUrl).href),
    },
  });
  const own = await callsAs(product, { email, password });
  const person = { firstName: 'Kari', lastName: 'Nordmann', jobTitle: preset };
  await own(saveOwnProfile, { body: { ...person, phone: '', timeZone: 'Europe/Oslo' } });
  return email;
}

const secretIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';

/** Signs a new member of this preset in; afterwards no page may have asked for what is refused to them. */
export async function enterAs(page: Page, product: Product, preset: string): Promise<Refusals> {
  const email = await addMember(product, preset);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(new URL(response.url()).pathname);
  });
  await signInAt(page, { type: 'company', email });
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  return refused;
}

type Refusals = readonly string[];

/** The sections that the menu leads to. */
export const sections = (page: Page) =>
  page.getByRole('navigation', { name: 'Company' }).getByRole('link');

export async function expectDenied(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText('Access denied')).toBeVisible();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
}
