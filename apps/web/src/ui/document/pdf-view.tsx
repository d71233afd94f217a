import { useRef, useState } from 'react';
import { LoadingState } from '../page-states.tsx';
import { DocumentCard } from './document-card.tsx';
import type { OpenedPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import { pageAt, type Zoom, zoomedFrom } from './pdf-rules.ts';
import { PdfTools } from './pdf-tools.tsx';
import { useOpenedPdf, useRoom } from './use-pdf.ts';
import './pdf-view.css';

type Props = { readonly bytes: ArrayBuffer; readonly name: string; readonly onSave: () => void };

/** Draws a stranger's PDF: no script of it runs, no link of it is followed, no request leaves for it. */
export function PdfView({ bytes, name, onSave }: Props) {
  const { pdf, problem } = useOpenedPdf(bytes);
  if (problem !== null) {
    return (
      <DocumentCard title={`${name} cannot be shown`} onSave={onSave}>
        {problem}
      </DocumentCard>
    );
  }
  if (pdf === null) return <LoadingState what={name} />;
  return <Sheets pdf={pdf} name={name} onSave={onSave} />;
}

type SheetsProps = {
  readonly pdf: OpenedPdf;
  readonly name: string;
  readonly onSave: () => void;
};

function Sheets({ pdf, name, onSave }: SheetsProps) {
  const frame = useRef<HTMLElement>(null);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>(1);
  const width = useRoom(frame) * zoom;
  const numbers = Array.from({ length: pdf.pages }, (_, index) => index + 1);
  const sheets = () => [...(frame.current?.querySelectorAll<HTMLElement>('.pdf-page') ?? [])];
  const show = (number: number): void => {
    const sheet = sheets()[number - 1];
    if (sheet !== undefined) frame.current?.scrollTo({ top: sheet.offsetTop - 8 });
  };
  const follow = (): void => {
    const { scrollTop = 0, clientHeight = 0 } = frame.current ?? {};
    const tops = sheets().map(({ offsetTop }) => offsetTop);
    setPage(pageAt(tops, scrollTop, clientHeight));
  };
  const step = (by: 1 | -1) => setZoom(zoomedFrom(zoom, by));
  return (
    <div className="pdf-view">
      <PdfTools
        page={page}
        pages={pdf.pages}
        zoom={zoom}
        onPage={show}
        onZoom={step}
        onSave={onSave}
      />
      {/* What scrolls must be reached by the keyboard, and its keys change how it is seen. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        className="pdf-view__frame"
        ref={frame}
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={follow}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key === '+' || event.key === '=') step(1);
          if (event.key === '-') step(-1);
          if (event.key === '0') setZoom(1);
        }}
      >
        {numbers.map((number) => (
          <PdfPage
            key={number}
            document={pdf.document}
            number={number}
            of={pdf.allPages}
            width={width}
            frame={frame}
          />
        ))}
        {pdf.allPages > pdf.pages && (
          <p className="pdf-view__rest">
            {pdf.allPages - pdf.pages} more pages are in the downloaded file.
          </p>
        )}
      </section>
    </div>
  );
}
