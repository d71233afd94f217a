import { Button } from '@mantine/core';
import type { Zoom } from './pdf-rules.ts';
import { zooms } from './pdf-rules.ts';
import './pdf-tools.css';

type Props = {
  readonly page: number;
  readonly pages: number;
  readonly zoom: Zoom;
  readonly onPage: (page: number) => void;
  readonly onZoom: (step: 1 | -1) => void;
  readonly onSave: () => void;
};

export function PdfTools({ page, pages, zoom, onPage, onZoom, onSave }: Props) {
  return (
    <div className="pdf-tools" role="toolbar" aria-label="Reading">
      <div className="pdf-tools__group">
        <Button
          variant="default"
          size="compact-md"
          aria-label="Previous page"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          ↑
        </Button>
        <output className="pdf-tools__state tabular">
          Page {page} of {pages}
        </output>
        <Button
          variant="default"
          size="compact-md"
          aria-label="Next page"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          ↓
        </Button>
      </div>
      <div className="pdf-tools__group">
        <Button
          variant="default"
          size="compact-md"
          aria-label="Smaller"
          disabled={zoom === zooms[0]}
          onClick={() => onZoom(-1)}
        >
          −
        </Button>
        <output className="pdf-tools__state pdf-tools__zoom tabular">
          {Math.round(zoom * 100)} %
        </output>
        <Button
          variant="default"
          size="compact-md"
          aria-label="Larger"
          disabled={zoom === zooms.at(-1)}
          onClick={() => onZoom(1)}
        >
          +
        </Button>
      </div>
      <Button variant="default" size="compact-md" className="pdf-tools__save" onClick={onSave}>
        Download
      </Button>
    </div>
  );
}
