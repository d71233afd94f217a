import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../ui/button-link.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import './not-found-page.css';

export function NotFoundPage() {
  usePageTitle('Page not found');
  const navigate = useNavigate();
  const goBack = (): void => {
    // A link that opened this tab left nothing to go back to.
    if (history.length > 1) history.back();
    else void navigate({ to: '/home' });
  };
  return (
    <section className="stack start not-found-page">
      <h1>404 - Page not found</h1>
      <p>
        The address may be mistyped, or the page has moved. If you followed a link from an e-mail,
        open it from the e-mail again: it has to be complete.
      </p>
      <div className="row gap-sm unwrapped not-found-page__actions">
        <Button variant="default" onClick={goBack}>
          Go Back
        </Button>
        <ButtonLink to="/home">Go Home</ButtonLink>
      </div>
    </section>
  );
}
