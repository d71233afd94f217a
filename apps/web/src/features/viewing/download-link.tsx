import { useState } from 'react';
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
  const [isRenewing, setRenewing] = useState(false);
  const { title, fileType, downloadUrl } = shared.recordings[chosen] ?? {};
  if (downloadUrl === undefined || downloadUrl === null) return null;
  const name = `${title}.${fileType}`;
  const endsAt = pageTime(shared.serverTime, shared.urlsExpireAt, shared.receivedAt);
  const renew = async (): Promise<void> => {
    setRenewing(true);
    const fresh = await onLookAgain();
    setRenewing(false);
    save(fresh?.recordings[chosen]?.downloadUrl, name);
  };
  return (
    <a
      href={downloadUrl}
      download={name}
      aria-busy={isRenewing}
      onClick={(event) => {
        if (Date.now() < endsAt) return;
        event.preventDefault();
        if (!isRenewing) void renew();
      }}
    >
      Download {title}
    </a>
  );
}

function save(url: string | null | undefined, name: string): void {
  if (url === undefined || url === null) return;
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
