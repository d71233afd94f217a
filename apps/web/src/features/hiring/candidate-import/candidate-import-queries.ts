import type { Input, Output } from '@candor/contract';
import { importCandidates, previewCandidateImport } from '@candor/contract/hiring/candidate-import';
import { getCandidatesByFilter } from '@candor/contract/hiring/candidates';
import { call } from '../../../lib/api.ts';
import { readOwn, useWrite } from '../../../lib/server-state.ts';

export type ImportPreview = Output<typeof previewCandidateImport>;
export type ImportBody = Input<typeof importCandidates>['body'];
/** How a file is taken, without the file. */
export type ImportChoice = Omit<ImportBody, 'csv'>;
export type ChosenFile = { readonly name: string; readonly csv: string; readonly number: number };

/** What is shown stays while a change of the choice is asked about. The file has a number: its words are no name. */
export const previewQuery = ({ csv, number }: ChosenFile, choice: ImportChoice) =>
  readOwn<ImportPreview>(
    [previewCandidateImport.path, number, choice],
    (signal) => call(previewCandidateImport, { body: { csv, ...choice } }, { signal }),
    { placeholderData: (before) => before, staleTime: Number.POSITIVE_INFINITY },
  );

export const useImportCandidates = () =>
  useWrite(importCandidates, {
    refreshes: ['/api/applicants', getCandidatesByFilter, '/api/pipeline', '/api/jobs'],
  });
