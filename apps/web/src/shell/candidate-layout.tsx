import { useLanguage, useSpeaks } from '../lib/language.ts';
import { DashboardIcon, ProfileIcon } from '../ui/icons.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { candidateLayoutWords as words } from './candidate-layout-words.ts';
import { ConsoleLayout } from './console-layout.tsx';
import type { ConsoleLink } from './console-link.ts';

/** Pages that exist; the others are added with their features. */
const links = (): readonly ConsoleLink[] => [
  {
    to: '/jobseeker/candidate-dashboard',
    area: 'dashboard',
    text: words.home,
    icon: <DashboardIcon />,
  },
  { to: '/jobseeker/profile', area: 'profile', text: words.profile, icon: <ProfileIcon /> },
];

export function CandidateLayout() {
  useLanguage();
  const speaks = useSpeaks();
  return (
    <ConsoleLayout
      label={words.label}
      home="/jobseeker/candidate-dashboard"
      links={links()}
      foot={
        speaks && (
          <footer className="section">
            <LanguageChoice />
          </footer>
        )
      }
    />
  );
}
