import { COPY_SIDE_MOST } from '@candor/contract/hiring/candidate-file-rules';
import { type PageSize, sharpness } from '../../../../ui/document/pdf-rules.ts';

/** How large a page's picture is drawn: as asked, or smaller where a canvas or the server would not take it. */
export const scaleOf = ({ width, height }: PageSize, asked: number): number =>
  Math.min(
    asked * sharpness({ width: width * asked, height: height * asked }, 1),
    COPY_SIDE_MOST / Math.max(width, height),
  );
