import type { saveLogo } from '@candor/contract/people/companies';
import { LOGO_MOST_BYTES, logoTypes } from '@candor/contract/people/company-rules';
import type { BodyOf } from './company-queries.ts';

export type Logo = NonNullable<BodyOf<typeof saveLogo>['logo']>;

export type ReadLogo = { readonly logo: Logo } | { readonly problem: string };

/** The chosen file as it is sent. The server looks at the bytes; this only spares it what cannot be a logo. */
export async function readLogoFile(file: File): Promise<ReadLogo> {
  const contentType = logoTypes.find((type) => type === file.type);
  if (contentType === undefined || file.size > LOGO_MOST_BYTES) {
    return { problem: 'Please choose a PNG, JPEG or WebP picture of at most 200 kB.' };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { logo: { contentType, base64: toBase64(bytes) } };
}

/** In pieces: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  const piece = 8192;
  let binary = '';
  for (let at = 0; at < bytes.length; at += piece) {
    binary += String.fromCharCode(...bytes.subarray(at, at + piece));
  }
  return btoa(binary);
}

export const logoSource = ({ contentType, base64 }: Logo): string =>
  `data:${contentType};base64,${base64}`;
