import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ViewedList } from '@candor/contract/operations/view-rules';
import { updateView } from '@candor/contract/operations/views';
import { useWrite } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { KeptViews } from './kept-views.tsx';
import { ViewForm } from './view-form.tsx';
import { type KeptView, refreshesViews } from './view-queries.ts';
import { opening, VIEW } from './view-search.ts';
import { viewWords } from './view-words.ts';

type Props = {
  readonly list: ViewedList;
  readonly what: string;
  readonly kept: readonly KeptView[];
  readonly chosen: KeptView | undefined;
  readonly isChanged: boolean;
  /** What the page shows now, as a view keeps it. */
  readonly query: string;
  readonly names: readonly string[];
  readonly columns: readonly string[];
  readonly onClose: () => void;
};

/** The views that are kept of a list, its columns, and what is shown now kept under a name. */
export function ViewsDialog({ list, what, kept, chosen, query, ...props }: Props) {
  const { isChanged, names, columns, onClose } = props;
  const [edited, setEdited] = useState<KeptView | 'new' | null>(null);
  const navigate = useNavigate();
  const saving = useWrite(updateView, refreshesViews);
  const go = (view: { readonly viewID: number; readonly query: string } | null): void => {
    const asked = opening(view, names);
    void navigate({ to: '.', search: (before) => ({ ...before, ...asked }), resetScroll: false });
    onClose();
  };
  if (edited !== null) {
    return (
      <ViewForm
        {...{ list, query }}
        given={edited === 'new' ? undefined : edited}
        onBack={() => setEdited(null)}
        onSaved={(viewID) => {
          showToast({ tone: 'success', text: viewWords.saved });
          if (edited === 'new') go({ viewID, query });
          else setEdited(null);
        }}
        onDeleted={(viewID) => {
          showToast({ tone: 'success', text: viewWords.deleted });
          if (viewID === chosen?.viewID) {
            void navigate({ to: '.', search: (before) => ({ ...before, [VIEW]: undefined }) });
          }
          setEdited(null);
        }}
      />
    );
  }
  const isOwnChange = chosen?.isOwn === true && isChanged;
  return (
    <ModalDialog title={viewWords.title(what)} onClose={onClose} isWide>
      <KeptViews {...{ kept, chosen }} onOpen={go} onEdit={setEdited} />
      <ColumnChoice columns={columns} />
      {saving.error !== null && <FormProblem text={saving.error.message} />}
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" onClick={onClose}>
          {viewWords.close}
        </Button>
        {isOwnChange && (
          <Button
            variant="default"
            loading={saving.isPending}
            onClick={() =>
              saving.mutate(
                {
                  params: { viewID: String(chosen.viewID) },
                  body: { ...bodyOf(chosen), query, only: ['query'] },
                },
                { onSuccess: () => showToast({ tone: 'success', text: viewWords.saved }) },
              )
            }
          >
            {viewWords.saveChange(chosen.name)}
          </Button>
        )}
        <Button onClick={() => setEdited('new')}>{viewWords.saveNew}</Button>
      </div>
    </ModalDialog>
  );
}

const bodyOf = ({ name, isShared, isDefault }: KeptView) => ({ name, isShared, isDefault });
