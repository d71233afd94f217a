import type { contract } from '@candor/contract';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { UploadParts } from './recording-parts.ts';
import { admitAttempt, createUploadWork } from './upload-handlers.ts';

type Handlers = HandlersOf<typeof contract.recordings>;
type Uploads = Omit<Handlers, 'getRecording' | 'signSlice' | 'uploadOnLeaving'>;

/** The candidate's side of a recording of a bot interview. */
export function createUploadHandlers(parts: UploadParts): Uploads {
  const work = createUploadWork(parts);
  return {
    initiateUpload: ({ body, link, now }) => {
      if (body.interviewScheduleID !== link.scheduleId) {
        throw refuse('not_found', {
          ...{ params: { what: 'interview' }, path: 'body.interviewScheduleID' },
        });
      }
      return work.initiate({ place: link, body, now, admit: (tx) => admitAttempt(tx, link, now) });
    },
    signPart: ({ link, ...asked }) => work.signPart({ place: link, ...asked }),
    listParts: ({ link, ...asked }) => work.listParts({ place: link, ...asked }),
    completeUpload: ({ link, ...asked }) => work.complete({ place: link, ...asked }),
  };
}
