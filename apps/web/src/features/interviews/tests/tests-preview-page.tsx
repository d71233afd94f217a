import { readOptions } from '@candor/contract/interviews/option-rules';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { ShownQuestion } from '../../../ui/shown-question.tsx';
import { type Preview, previewQuery } from './tests-queries.ts';
import './tests-preview.css';

/** A walk through one draw, as a candidate would meet it. Nothing is stored, and no clock runs. */
export function BlueprintPreviewPage() {
  usePageTitle('Preview of a test');
  const { blueprintID = '' } = useAddress();
  const [draw, setDraw] = useState(0);
  const preview = useRead(previewQuery(blueprintID, draw));
  return (
    <div className="stack gap-lg column">
      {preview.data === undefined && <BackToTest blueprintID={blueprintID} />}
      {preview.isPending && <LoadingState what="the preview" />}
      {preview.isError && (
        <ErrorState isPage title="The test could not be loaded">
          {preview.error.message}
        </ErrorState>
      )}
      {preview.data !== undefined && (
        <Walk
          key={draw}
          blueprintID={blueprintID}
          preview={preview.data}
          onDraw={() => setDraw(draw + 1)}
        />
      )}
    </div>
  );
}

function BackToTest({ blueprintID }: { readonly blueprintID: string }) {
  return (
    <Link to="/company/blueprints/edit" search={{ blueprintID }} className="unprinted way-back">
      Back to the test
    </Link>
  );
}

type WalkProps = {
  readonly blueprintID: string;
  readonly preview: Preview;
  readonly onDraw: () => void;
};

function Walk({ blueprintID, preview, onDraw }: WalkProps) {
  const [at, setAt] = useState(0);
  const all = preview.skillGroups.flatMap(({ skillName, questions }) =>
    questions.map((question, index) => ({ skillName, question, index, of: questions.length })),
  );
  const shown = all[at];
  const area = useRef<HTMLDivElement>(null);
  const show = (to: number): void => {
    flushSync(() => setAt(to));
    // The new question is read out.
    area.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <PageHead
        title={preview.name}
        back={<BackToTest blueprintID={blueprintID} />}
        beside={
          <p className="dimmed tabular">
            {all.length === 1 ? '1 question' : `${all.length} questions`} in {preview.minutes}{' '}
            minutes
          </p>
        }
        actions={
          <Button variant="default" onClick={onDraw}>
            Draw again
          </Button>
        }
      />
      {shown === undefined ? (
        <EmptyState title="Nothing to ask">
          No question of this test is live. Put some live, or choose other skills.
        </EmptyState>
      ) : (
        <>
          <div ref={area} className="stack gap-sm tests-preview__question" tabIndex={-1}>
            <p className="dimmed tabular">
              {shown.skillName}, question {shown.index + 1} of {shown.of}
            </p>
            <ShownQuestion
              text={shown.question.questionText}
              code={shown.question.questionCode}
              imageURL={shown.question.questionImageURL}
              imageAlt={shown.question.questionImageAlt}
              options={readOptions(shown.question).map(({ text }) => text)}
            />
          </div>
          <div className="row gap-sm spread">
            <Button variant="default" disabled={at === 0} onClick={() => show(at - 1)}>
              Previous question
            </Button>
            <Button disabled={at === all.length - 1} onClick={() => show(at + 1)}>
              Next question
            </Button>
          </div>
        </>
      )}
    </>
  );
}
