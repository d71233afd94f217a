import { listStageTemplates, saveStageTemplate } from '@candor/contract/hiring/pipeline-settings';
import { read, useWrite } from '../../../lib/server-state.ts';

/** The company's own sets of stages. */
export const stageTemplatesQuery = read(listStageTemplates, {}, { staleTime: 60_000 });
export const useSaveStageTemplate = () =>
  useWrite(saveStageTemplate, { refreshes: [listStageTemplates] });
