import './logo.css';

/** An open C and the point it makes: something said plainly. */
function LogoSign() {
  return (
    <svg className="logo__sign" viewBox="0 0 24 24" aria-hidden="true">
      <path className="logo__ring" d="M16.2 17.7A7.4 7.4 0 1 1 16.2 6.3" />
      <circle className="logo__point" cx="18.6" cy="12" r="2.1" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="logo">
      <LogoSign />
      <span className="logo__word">Candor</span>
    </span>
  );
}
