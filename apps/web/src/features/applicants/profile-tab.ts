import type { profileTabs } from '@candor/contract/applicant-rules';

export type Tab = (typeof profileTabs)[number];
