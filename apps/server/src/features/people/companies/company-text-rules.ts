/** The company's name for addresses: lower case, without accents; 'company' when no letter is left. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return slug.slice(0, 60).replace(/-$/, '') || 'company';
}

export const roleWord = (role: string, roleName: string | null): string =>
  role === 'COMPANY_ADMIN' ? 'company administrator' : (roleName ?? 'company user');
