import { Fact, Facts } from '../../../ui/facts.tsx';
import { zoneText } from '../../../ui/zone-choice-rules.ts';
import type { LiveInterview } from './live-queries.ts';
import { bookedText, pageWords } from './live-page-words.ts';
import { placeWords } from './live-words.ts';

/** When in both zones, where, how long, and what was written. */
export function LiveFacts({ interview }: { readonly interview: LiveInterview }) {
  const { minutes, bufferBefore, bufferAfter, noticeHours, lastDay, candidateZone } = interview;
  return (
    <section className="stack gap-xs" aria-labelledby="live-facts">
      <h2 id="live-facts">{pageWords.facts}</h2>
      <Facts>
        <Fact name={pageWords.when}>
          <When interview={interview} />
        </Fact>
        <Fact name={pageWords.length}>{pageWords.minutes(minutes)}</Fact>
        <Fact name={pageWords.place}>
          <Place interview={interview} />
        </Fact>
        {bufferBefore + bufferAfter > 0 && (
          <Fact name={pageWords.buffers}>{pageWords.buffersText(bufferBefore, bufferAfter)}</Fact>
        )}
        {noticeHours > 0 && (
          <Fact name={pageWords.notice}>{pageWords.noticeText(noticeHours)}</Fact>
        )}
        <Fact name={pageWords.lastDay}>{lastDay}</Fact>
        <Fact name={pageWords.candidateZone}>
          {candidateZone === null ? pageWords.unknownZone : zoneText(candidateZone)}
        </Fact>
        <Fact name={pageWords.email}>
          <a className="anywhere" href={`mailto:${interview.candidateEmail}`}>
            {interview.candidateEmail}
          </a>
        </Fact>
        <Texts interview={interview} />
      </Facts>
    </section>
  );
}

function When({ interview: { startsAt, endsAt, timeZone, candidateZone } }: Shown) {
  if (startsAt === null || endsAt === null) return pageWords.notBooked;
  const span = { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
  const zones = [...new Set([timeZone, candidateZone ?? timeZone])];
  return (
    <span className="stack gap-2xs">
      {zones.map((zone) => (
        <span key={zone}>{bookedText(span, zone)}</span>
      ))}
    </span>
  );
}

type Shown = { readonly interview: LiveInterview };

function Place({ interview: { place } }: Shown) {
  const { kind, text } = place;
  if (kind === 'call') return placeWords.call;
  if (kind !== 'link' || !/^https:\/\//i.test(text)) {
    return <span className="written">{`${placeWords[kind]}: ${text}`}</span>;
  }
  return (
    <a className="anywhere" href={text} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

function Texts({ interview: { message, note } }: Shown) {
  return (
    <>
      {message.trim() !== '' && (
        <Fact name={pageWords.message}>
          <span className="written">{message}</span>
        </Fact>
      )}
      {note.trim() !== '' && (
        <Fact name={pageWords.note}>
          <span className="written">{note}</span>
        </Fact>
      )}
    </>
  );
}
