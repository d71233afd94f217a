import type { contract } from '@candor/contract';
import { changedShades, PREVIEW_LOGO } from '@candor/contract/people/brand-rules';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { sampleAddress, whyCandidate } from '../../../platform/mail/mail-foot-words.ts';
import { writeMail } from '../../../platform/mail/mail-content.ts';
import { coloursOf, mailBrand } from '../brand/index.ts';
import { sampleMail } from './brand-preview-words.ts';
import { existingCompany } from './company-store.ts';

type Handlers = Pick<HandlersOf<typeof contract.companies>, 'previewBrand'>;

export const brandPreviewHandlers = ({
  db,
  baseUrl,
}: {
  readonly db: Database;
  readonly baseUrl: string;
}): Handlers => ({
  previewBrand: async ({ body: { colour, hasLogo }, session: { companyId } }) => {
    const company = await db.inCompany(companyId, (tx) => existingCompany(tx, companyId));
    const { name } = company;
    const face = mailBrand({ ...company, colour, logo: hasLogo ? PREVIEW_LOGO : null });
    const { html } = writeMail({
      ...sampleMail(name),
      action: { label: sampleMail(name).button, url: new URL('/', baseUrl).href },
      brand: { ...face, why: whyCandidate(sampleAddress, name, { reason: 'invited' }) },
    });
    return {
      brand: { name, colours: colour === null ? null : coloursOf(colour), logo: null },
      ...{ html, changed: colour === null ? [] : [...changedShades(colour)] },
    };
  },
});
