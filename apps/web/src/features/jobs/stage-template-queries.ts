import type { Input, Output } from '@candor/contract';
import { listStageTemplates, saveStageTemplate } from '@candor/contract/pipeline-settings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

/** The company's own sets of stages. */
export const stageTemplatesQuery = queryOptions<
  Output<typeof listStageTemplates>,
  CallError<typeof listStageTemplates>
>({
  queryKey: ['jobs', 'stage-templates'],
  queryFn: ({ signal }) => call(listStageTemplates, {}, { signal }),
  staleTime: 60_000,
});

export function useSaveStageTemplate() {
  const client = useQueryClient();
  return useMutation<
    Output<typeof saveStageTemplate>,
    CallError<typeof saveStageTemplate>,
    Input<typeof saveStageTemplate>
  >({
    mutationFn: (input) => call(saveStageTemplate, input),
    onSuccess: () => client.invalidateQueries({ queryKey: stageTemplatesQuery.queryKey }),
  });
}
