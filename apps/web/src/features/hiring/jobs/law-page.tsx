import law from '../../../../../../docs/law.md?raw';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { RichText } from './rich-text.tsx';

const [head = '', ...rest] = law.split('\n');
const title = head.replace('# ', '');

/** docs/law.md, which an installation brings along: what a job's law asks for, who does what of it, and the sources. */
export function LawPage() {
  usePageTitle(title);
  return (
    <div className="stack gap-lg measure">
      <PageHead title={title} />
      <RichText source={rest.join('\n')} heading="h2" />
    </div>
  );
}
