/** What a company says about itself and a member about themselves: the same rules in the page and on the server. */

export const industries = [
  'Agriculture',
  'Automotive',
  'Construction',
  'Consulting',
  'Consumer goods',
  'Education',
  'Energy',
  'Finance and insurance',
  'Government',
  'Health care',
  'Hospitality and travel',
  'Legal',
  'Logistics',
  'Manufacturing',
  'Media and entertainment',
  'Non-profit',
  'Real estate',
  'Retail',
  'Software and IT',
  'Staffing and recruiting',
  'Telecommunications',
  'Other',
] as const;

export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001+'] as const;

/** A text that must be there; `what` completes “Please enter …”. */
export function requiredProblem(value: string, what: string): string | null {
  return value.trim() === '' ? `Please enter ${what}.` : null;
}

/** Scheme, a dotted host without a user in front of it, perhaps a port, a path. */
const webAddress =
  /^https?:\/\/([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}(:\d{1,5})?([/?#]\S*)?$/iu;

/** Optional. Without a scheme it gets https on saving. */
export function websiteProblem(website: string): string | null {
  const text = fullWebsite(website);
  return text === '' || webAddress.test(text)
    ? null
    : 'Please enter a web address, such as https://example.com.';
}

/** The address with its scheme; an empty one stays empty. */
export function fullWebsite(website: string): string {
  const text = website.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

/** Optional: digits with the signs that people write between them. */
export function phoneProblem(phone: string): string | null {
  const text = phone.trim();
  if (text === '') return null;
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d ()./-]+$/.test(text) && digits >= 5 && digits <= 15
    ? null
    : 'Please enter a phone number: digits, spaces and + ( ) - only.';
}

/** An IANA name, such as Europe/Berlin, that this JavaScript engine knows. */
export function isTimeZone(name: string): boolean {
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    return !/^[+-]/.test(known);
  } catch {
    return false;
  }
}

/** Logos are shown at 64 pixels; more bytes than this are a photograph. */
export const LOGO_MOST_BYTES = 200 * 1024;
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
