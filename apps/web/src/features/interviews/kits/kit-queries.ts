import type { Endpoint, Input, Output } from '@candor/contract';
import {
  chooseLiveKit,
  createKit,
  getKit,
  getLiveKit,
  listKitChoices,
  type listKits,
  retireKit,
  saveKit,
} from '@candor/contract/interviews/kits';
import { read, useWrite } from '../../../lib/server-state.ts';

export type KitPageOf = Output<typeof listKits>;
export type KitRow = KitPageOf['kits'][number];
export type Kit = Output<typeof getKit>;
export type KitBody = Input<typeof createKit>['body'];
export type SavedKit = Output<typeof saveKit>;

export const kitQuery = (kitID: string) => read(getKit, { params: { kitID } });
export const kitChoicesQuery = read(listKitChoices, {});
export const liveKitQuery = (interviewScheduleID: string) =>
  read(getLiveKit, { params: { interviewScheduleID } });

const useChange = <E extends Endpoint>(endpoint: E) =>
  useWrite(endpoint, { refreshes: ['/api/interview-kits', '/api/interview-kit-choices'] });

export const useCreateKit = () => useChange(createKit);
export const useSaveKit = () => useChange(saveKit);
export const useRetireKit = () => useChange(retireKit);
export const useChooseLiveKit = () =>
  useWrite(chooseLiveKit, { refreshes: [getLiveKit], evenIfRefused: true });
