import type { Output } from '@candor/contract';
import { getUsualKit, listUsualKits, setUsualKit } from '@candor/contract/interviews/usual-kits';
import { read, useWrite } from '../../../lib/server-state.ts';

export type Usual = Output<typeof listUsualKits>;
export type UsualPlace = Usual['usual'][number];

export const usualQuery = (kitID: string) => read(listUsualKits, { params: { kitID } });
export const usualOfQuery = (applicationID: string) =>
  read(getUsualKit, { query: { applicationID } });

export const useSetUsual = () =>
  useWrite(setUsualKit, {
    refreshes: [listUsualKits, getUsualKit],
    evenIfRefused: true,
  });
