import { interviewWords as words } from './interview-words.ts';
import type { useWarnings } from './use-warnings.ts';
import { shown } from './warning-rules.ts';
import './room-warnings.css';

type Props = { readonly warnings: ReturnType<typeof useWarnings> };

/**
 * The one place for warnings. Its room is kept free, so that nothing covers a question and nothing moves when a
 * warning comes or goes. As a log only what is added is read out, once.
 */
export function RoomWarnings({ warnings: { standing, close } }: Props) {
  return (
    <div className="room-warnings" role="log" aria-label={words.warnings}>
      {shown(standing).map(({ id, source, title, lines }) => (
        <div key={id} className="room-warning">
          <div>
            {title !== undefined && <strong>{title}</strong>}
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <button
            type="button"
            className="room-warning__close"
            aria-label={words.closeWarning(title ?? lines[0] ?? '')}
            onClick={() => close(source)}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
