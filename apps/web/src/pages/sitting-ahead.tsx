import { useSitting } from './sitting-person.tsx';

/** Reads the next report and the beginning of its recording before somebody asks for them. */
export function SittingAhead({ interviewScheduleID }: { readonly interviewScheduleID: string }) {
  const { recording } = useSitting(interviewScheduleID);
  const { url = null, posterUrl = null, status } = recording.data ?? {};
  if (url === null || status !== 'playable') return null;
  return (
    <div hidden>
      {posterUrl !== null && <img src={posterUrl} alt="" />}
      <video src={url} preload="metadata" muted />
    </div>
  );
}
