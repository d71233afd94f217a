import type { profileTabs } from '@candor/contract/hiring/candidate-rules';

export type Tab = (typeof profileTabs)[number];
