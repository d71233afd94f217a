import { QrCode } from './qr-code.tsx';

/** The same secret twice: to scan, and to type on a phone that shows this very page. */
export function AuthenticatorSetup({
  uri,
  secret,
}: {
  readonly uri: string;
  readonly secret: string;
}) {
  return (
    <div className="stack">
      <p>Scan this with an authenticator app on your phone.</p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p>
        On this phone? <a href={uri}>Open your app</a>, or type the key:
      </p>
      <p className="multifactor__secret">{secret.match(/.{1,4}/g)?.join(' ')}</p>
    </div>
  );
}
