import type { Output } from '@candor/contract';
import {
  getArchiveKey,
  makeArchive,
  previewArchive,
  takeArchive,
} from '@candor/contract/operations/archives';
import { base64Of } from '../../../lib/file-content.ts';
import { call } from '../../../lib/api.ts';
import { read, useTask, useWrite } from '../../../lib/server-state.ts';
import { saveBlob } from '../../../ui/save-file.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { archiveWords } from './archive-words.ts';

export type Shown = Output<typeof previewArchive>;

export const keyQuery = read(getArchiveKey, {});

export const useMakeArchive = () =>
  useWrite(makeArchive, {
    refreshes: [],
    onDone: ({ fileName, base64 }) => {
      saveBlob(fileName, new Blob([bytesOf(base64)], { type: 'application/zip' }));
      showToast({ tone: 'success', text: archiveWords.take.done });
    },
  });

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

const FILE_MOST_BYTES = 12_000_000;

export type Brought = Shown & { readonly base64: string };

/** Looks at a file; nothing that is on the page changes by it. */
export const useLook = (onDone: (brought: Brought) => void) =>
  useTask(
    async (file: File): Promise<Brought> => {
      if (file.size > FILE_MOST_BYTES) throw new Error(archiveWords.bring.tooLarge);
      const base64 = await base64Of(file);
      return { base64, ...(await call(previewArchive, { body: { base64 } })) };
    },
    { refreshes: [], onDone },
  );

export const useTakeArchive = () =>
  useWrite(takeArchive, {
    refreshes: ['/api/jobs', '/api/applicants', '/api/questions', '/api/dashboard'],
    onDone: () => showToast({ tone: 'success', text: archiveWords.bring.done }),
  });
