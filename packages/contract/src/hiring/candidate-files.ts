import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, idText } from '../fields.ts';
import { areas } from '../people/right-rules.ts';

export const openCandidateFile = endpoint({
  method: 'GET',
  path: '/api/candidate-files/:fileID',
  summary: 'A link to a file of a candidate that works for a minute, and saves instead of showing',
  params: z.object({ fileID: idText }),
  output: z.object({
    url: z.string(),
    fileName: z.string(),
    contentType: z.string(),
    bytes: amount,
  }),
  errors: {},
  access: {
    kind: 'company',
    roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
    privilege: { featureId: areas.candidates },
  },
  example: { params: { fileID: '1' } },
});
