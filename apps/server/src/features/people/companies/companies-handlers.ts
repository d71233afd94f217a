import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { ObjectStore } from '@candor/folder-store';
import type { WatchName } from '../profiles/index.ts';
import { acceptanceHandlers } from './acceptance-handlers.ts';
import { brandPreviewHandlers } from './brand-preview.ts';
import { companyHandlers } from './company-handlers.ts';
import { invitationHandlers } from './invitation-handlers.ts';
import type { JoinRequests } from './join-requests.ts';
import { logoHandlers } from './logo.ts';
import { ownProfileHandlers } from './own-profile-handlers.ts';
import { requestHandlers } from './request-handlers.ts';
import { userHandlers } from './user-handlers.ts';

export type CompanyParts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly joinRequests: JoinRequests;
  readonly watchName: WatchName;
};

export function createCompanyHandlers(parts: CompanyParts): HandlersOf<typeof contract.companies> {
  return {
    ...companyHandlers(parts),
    ...logoHandlers(parts),
    ...brandPreviewHandlers(parts),
    ...ownProfileHandlers(parts),
    ...userHandlers(parts),
    ...requestHandlers(parts),
    ...invitationHandlers(parts),
    ...acceptanceHandlers(parts),
  };
}
