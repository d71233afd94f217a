/** What a route belongs to; said in its static data, so no path is ever compared as text. */
export type Section = 'entry' | 'company';

export type Redirect = {
  readonly to: string;
  /** The address to come back to after the sign-in. */
  readonly remember?: string;
  /** The stored address has been used. */
  readonly forget?: true;
};

type Situation = {
  readonly section: Section | undefined;
  /** The first entry decides, as everywhere. Undefined without a session. */
  readonly userType: string | undefined;
  /** Path and query of the page that was asked for. */
  readonly href: string;
  /** What redirectAfterLogin holds. */
  readonly stored: string | null;
};

const companyTypes: readonly string[] = ['COMPANY_ADMIN', 'COMPANY_USER'];

/** Specification 000 §4.1, for the sections that exist. Undefined means: show the page. */
export function redirectFor({ section, userType, href, stored }: Situation): Redirect | undefined {
  if (section === undefined) return undefined;
  const isCompany = userType !== undefined && companyTypes.includes(userType);
  if (section === 'entry') {
    if (!isCompany) return undefined;
    return { to: safePath(stored) ?? '/company/dashboard', forget: true };
  }
  if (isCompany) return undefined;
  const remember = userType === undefined ? safePath(href) : undefined;
  return remember === undefined ? { to: '/home' } : { to: '/home', remember };
}

/**
 * A path of this origin, or undefined. Browsers read `//host` and `/\host` as another host, drop
 * tabs and line breaks before they do so, and decode nothing here: so anything but a single slash
 * followed by an ordinary character is refused.
 */
export function safePath(path: string | null | undefined): string | undefined {
  if (path === null || path === undefined) return undefined;
  const isLocal = /^\/(?![/\\])/.test(path) && !hasControlCharacter(path);
  return isLocal ? path : undefined;
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 || code === 0x7f;
  });
}
