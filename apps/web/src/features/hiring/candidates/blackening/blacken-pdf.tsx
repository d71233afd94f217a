import { Button } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { useTask } from '../../../../lib/server-state.ts';
import { useUnsaved } from '../../../../lib/use-unsaved.ts';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { LeaveDialog } from '../../../../ui/leave-dialog.tsx';
import { LoadingState } from '../../../../ui/page-states.tsx';
import { BarLayer } from './bar-layer.tsx';
import { blackenWords } from './blacken-words.ts';
import { drawBlackened } from './draw-blackened.ts';
import type { Known } from './found-bars-rules.ts';
import type { OpenedPdf } from '../../../../ui/document/open-pdf.ts';
import { PdfPage } from '../../../../ui/document/pdf-page.tsx';
import { pageAt } from '../../../../ui/document/pdf-rules.ts';
import { type Bars, useBars } from './use-bars.ts';
import { useOpenedPdf, useRoom } from '../../../../ui/document/use-pdf.ts';
import '../../../../ui/document/pdf-view.css';

type Props = {
  readonly bytes: ArrayBuffer;
  readonly name: string;
  /** Of whom the file is. */
  readonly known: Known;
  readonly pagesMost: number;
  /** Pictures of the pages, each in base64. */
  readonly onSave: (pages: string[]) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** A file is painted over by hand; what is found in its text is proposed. */
export function BlackenPdf(props: Props) {
  const { pdf, problem } = useOpenedPdf(props.bytes);
  const tooMany = pdf !== null && pdf.allPages > props.pagesMost;
  const said = tooMany ? blackenWords.tooMany(props.pagesMost) : problem;
  if (said !== null) {
    return (
      <div className="stack start column">
        <FormProblem text={said} />
        <Button variant="default" onClick={props.onCancel}>
          {blackenWords.cancel}
        </Button>
      </div>
    );
  }
  return pdf === null ? <LoadingState what={props.name} /> : <Editor {...props} pdf={pdf} />;
}

function Editor({
  pdf,
  name,
  known,
  onSave,
  onDone,
  onCancel,
}: Props & { readonly pdf: OpenedPdf }) {
  const bars = useBars(pdf, known);
  const [chosen, setChosen] = useState<string | null>(null);
  const saving = useTask(async () => onSave(await drawBlackened({ ...pdf, bars: bars.bars })), {
    refreshes: [],
    onDone,
  });
  const leaving = useUnsaved(bars.isTouched && !saving.isSuccess);
  const current = bars.bars.find(({ id }) => id === chosen);
  const frame = useRef<HTMLElement>(null);
  // The copy is drawn from the bars of the moment it is asked for: one that came later would be missing in it.
  const isStill = saving.isPending;
  const remove = (id: string): void => {
    focusAfter(frame.current, id);
    bars.remove(id);
  };
  return (
    <section className="stack broad" aria-label={blackenWords.title(name)}>
      <h2>{blackenWords.title(name)}</h2>
      <p className="measure">{blackenWords.intro}</p>
      <FoundKinds {...{ bars, isStill }} name={known.name} pages={pdf.pages} />
      <p className="dimmed small measure">{blackenWords.how}</p>
      {saving.error !== null && <FormProblem text={saving.error.message} />}
      <div className="row gap-sm form-bar">
        <Button loading={isStill} disabled={bars.unread === null} onClick={() => saving.mutate()}>
          {blackenWords.save}
        </Button>
        <Button variant="default" disabled={isStill} onClick={onCancel}>
          {blackenWords.cancel}
        </Button>
        <Button
          variant="default"
          disabled={isStill}
          onClick={() => addBar(frame.current, bars, setChosen)}
        >
          {blackenWords.add}
        </Button>
        <Button
          variant="default"
          disabled={isStill || current === undefined}
          onClick={() => current !== undefined && remove(current.id)}
        >
          {blackenWords.remove}
        </Button>
        <output className="dimmed tabular">{blackenWords.bars(bars.bars.length)}</output>
      </div>
      <Paper
        {...{ pdf, name, bars, chosen, frame, isStill }}
        onChoose={setChosen}
        onRemove={remove}
      />
      <LeaveDialog leaving={leaving} title={blackenWords.leave}>
        {blackenWords.leaveText}
      </LeaveDialog>
    </section>
  );
}

type FoundProps = {
  readonly bars: Bars;
  readonly name: string;
  readonly pages: number;
  readonly isStill: boolean;
};

function FoundKinds({ bars: { unread, kinds, show }, name, pages, isStill }: FoundProps) {
  if (unread === null) return <p className="dimmed">{blackenWords.looking}</p>;
  // Links may lie on a picture too.
  if (unread.length === pages && kinds.length === 0) {
    return <p className="notice">{blackenWords.picture}</p>;
  }
  const onPictures = unread.length > 0 && <p className="notice">{blackenWords.unread(unread)}</p>;
  if (kinds.length === 0) {
    return (
      <>
        <p className="notice">{blackenWords.nothing}</p>
        {onPictures}
      </>
    );
  }
  return (
    <>
      <fieldset className="stack gap-xs" disabled={isStill}>
        <legend className="medium">{blackenWords.found}</legend>
        <div className="row apart">
          {kinds.map(({ kind, count, isOn }) => (
            <label key={kind} className="check">
              <input
                type="checkbox"
                checked={isOn}
                onChange={(event) => show(kind, event.currentTarget.checked)}
              />
              <span>{blackenWords.kind(kind, count)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {!kinds.some(({ kind }) => kind === 'name') && (
        <p className="notice">{blackenWords.noName(name)}</p>
      )}
      {onPictures}
    </>
  );
}

type Choose = (id: string | null) => void;

/** Where a bar that nobody drew begins: in what is read. */
const first = { left: 0.3, top: 0.15, width: 0.3, height: 0.03 };

function addBar(frame: HTMLElement | null, bars: Bars, onChoose: Choose): void {
  const sheets = [...(frame?.querySelectorAll<HTMLElement>('.pdf-page') ?? [])];
  const { scrollTop = 0, clientHeight = 0 } = frame ?? {};
  const tops = sheets.map(({ offsetTop }) => offsetTop);
  const page = pageAt(tops, scrollTop, clientHeight);
  const sheet = sheets[page - 1];
  const seen = sheet === undefined ? 0 : (scrollTop - sheet.offsetTop) / sheet.offsetHeight;
  const id = bars.add(page, { ...first, top: Math.min(Math.max(seen, 0) + first.top, 0.95) });
  onChoose(id);
  // Once it stands in the page, keys go on to move it.
  requestAnimationFrame(() =>
    frame?.querySelector<HTMLElement>(`[data-bar="${id}"]`)?.focus({ preventScroll: true }),
  );
}

/** Whoever removes a bar goes on at the next one, or at the paper, not at the top of the page. */
function focusAfter(frame: HTMLElement | null, id: string): void {
  const all = [...(frame?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])];
  const place = all.findIndex(({ dataset }) => dataset['bar'] === id);
  (all[place + 1] ?? all[place - 1] ?? frame)?.focus();
}

type PaperProps = {
  readonly pdf: OpenedPdf;
  readonly name: string;
  readonly bars: Bars;
  readonly chosen: string | null;
  readonly frame: RefObject<HTMLElement | null>;
  readonly isStill: boolean;
  readonly onChoose: Choose;
  readonly onRemove: (id: string) => void;
};

function Paper({ pdf, name, frame, isStill, ...layer }: PaperProps) {
  const width = useRoom(frame);
  const numbers = Array.from({ length: pdf.pages }, (_, index) => index + 1);
  return (
    <div className="pdf-view" inert={isStill}>
      {/* What scrolls must be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="pdf-view__frame" ref={frame} aria-label={name} tabIndex={0}>
        {numbers.map((number) => (
          <PdfPage
            key={number}
            document={pdf.document}
            number={number}
            of={pdf.allPages}
            width={width}
            frame={frame}
          >
            <BarLayer page={number} {...layer} />
          </PdfPage>
        ))}
      </section>
    </div>
  );
}
