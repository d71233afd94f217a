import type { saveLogo } from '@candor/contract/people/companies';
import { LOGO_MOST_BYTES, logoTypes } from '@candor/contract/people/company-rules';
import { logoWords } from './brand-words.ts';
import type { BodyOf } from './company-queries.ts';

export type Logo = NonNullable<BodyOf<typeof saveLogo>['logo']>;

export type ReadLogo = { readonly logo: Logo } | { readonly problem: string };

/** A photograph of a camera may be chosen; what is sent is its small picture. */
const FILE_MOST_BYTES = 20 * 1024 * 1024;
/** The longer side of what is sent. The last one fits whatever the picture is: four bytes a pixel. */
const sides = [320, 256, 192];

/** The chosen file as it is sent: drawn anew, so that nothing of it but the picture leaves this computer. */
export async function readLogoFile(file: File): Promise<ReadLogo> {
  const isKnown = logoTypes.some((type) => type === file.type);
  if (!isKnown) return { problem: logoWords.wrong };
  if (file.size > FILE_MOST_BYTES) return { problem: logoWords.large };
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return { problem: logoWords.broken };
  for (const side of sides) {
    const bytes = await drawn(picture, side);
    if (bytes !== null && bytes.length <= LOGO_MOST_BYTES) {
      return { logo: { contentType: 'image/png', base64: toBase64(bytes) } };
    }
  }
  return { problem: logoWords.broken };
}

/** As PNG, with its longer side no longer than that. */
async function drawn(picture: ImageBitmap, side: number): Promise<Uint8Array | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob === null ? null : new Uint8Array(await blob.arrayBuffer());
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
