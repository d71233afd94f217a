import { fetchBlob } from '../../../lib/api.ts';
import { Mp4Download } from '../../../ui/mp4/mp4-download.tsx';
import type { RecordingFile } from '../../../ui/mp4/use-mp4.ts';
import { pageTime } from './access-rules.ts';
import type { SharedRecordings } from './viewing-queries.ts';

type Props = {
  readonly shared: SharedRecordings;
  /** Which of the recordings. */
  readonly chosen: number;
  /** The page tells what went wrong, and whether the access has ended. */
  readonly onLookAgain: () => Promise<SharedRecordings | undefined>;
};

/** Only where the share allows it. A URL that has run out is renewed by the click, which then goes on by itself. */
export function DownloadLink({ shared, chosen, onLookAgain }: Props) {
  if (fileOf(shared, chosen) === undefined) return null;
  const locate = async () => {
    const endsAt = pageTime(shared.serverTime, shared.urlsExpireAt, shared.receivedAt);
    const living = Date.now() < endsAt ? shared : await onLookAgain();
    return living && fileOf(living, chosen);
  };
  return <Mp4Download locate={locate} fetchBlob={fetchBlob} />;
}

function fileOf({ recordings }: SharedRecordings, chosen: number): RecordingFile | undefined {
  const { title, fileType, converted, downloadUrl } = recordings[chosen] ?? {};
  if (downloadUrl === undefined || downloadUrl === null) return undefined;
  return { url: downloadUrl, fileName: `${title}.${fileType}`, converted: converted === true };
}
