import type { FilmKind } from '@candor/contract/interviews/call-recording-rules';
import { areas, rights } from '@candor/contract/people/right-rules';
import { downloadRecording } from '@candor/contract/interviews/sharing';
import { useQueryClient } from '@tanstack/react-query';
import { call, fetchBlob } from '../../../lib/api.ts';
import { useRights } from '../../../lib/rights.ts';
import { Mp4Download } from '../../../ui/mp4/mp4-download.tsx';
import { viewsQuery } from './sharing-queries.ts';

/** In the report, for who may watch and export. The list of who watched says who was given the file. */
export function RecordingDownload({
  interviewScheduleID,
  film,
}: {
  readonly interviewScheduleID: string;
  /** Of a call: which. */
  readonly film?: FilmKind;
}) {
  const queries = useQueryClient();
  const has = useRights();
  if (!has(areas.interviews, rights.watch) || !has(areas.interviews, rights.exportData))
    return null;
  const locate = async () => {
    const file = await call(downloadRecording, {
      params: { interviewScheduleID },
      query: film === undefined ? {} : { film },
    });
    void queries.invalidateQueries({ queryKey: viewsQuery(interviewScheduleID).queryKey });
    return file;
  };
  return <Mp4Download locate={locate} fetchBlob={fetchBlob} />;
}
