import { pageTime } from './access-rules.ts';
import type { SharedRecording, SharedRecordings } from './viewing-queries.ts';

type Props = {
  readonly shared: SharedRecordings;
  readonly recording: SharedRecording;
  readonly onLookAgain: () => void;
};

/** Only where the share allows it. A URL that has run out is renewed by the click, and works with the next. */
export function DownloadLink({ shared, recording, onLookAgain }: Props) {
  const { downloadUrl, title, fileType } = recording;
  if (downloadUrl === null) return null;
  const endsAt = pageTime(shared.serverTime, shared.urlsExpireAt, shared.receivedAt);
  return (
    <a
      href={downloadUrl}
      download={`${title}.${fileType}`}
      onClick={(event) => {
        if (Date.now() < endsAt) return;
        event.preventDefault();
        onLookAgain();
      }}
    >
      Download {title}
    </a>
  );
}
