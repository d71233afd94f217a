import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorState, LoadingState } from '../page-states.tsx';
import { DocumentCard } from './document-card.tsx';
import { useDocument } from './use-document.ts';
import './document-view.css';

// The reader is large, and most visits open no file.
const PdfView = lazy(async () => ({ default: (await import('./pdf-view.tsx')).PdfView }));

type Props = {
  readonly fileID: number;
  /** Of a file that has more than one: which. */
  readonly version?: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly load: (signal: AbortSignal) => Promise<ArrayBuffer>;
  readonly onSave: () => void;
};

const pictures = ['image/png', 'image/jpeg', 'image/webp'];

/** Shows what somebody sent, where that can be done safely; offers the file in every other case. */
export function DocumentView({ fileID, version, fileName, contentType, load, onSave }: Props) {
  const isShown = contentType === 'application/pdf' || pictures.includes(contentType);
  const file = useDocument({ fileID, version, load, isShown });
  if (!isShown) {
    return (
      <DocumentCard title={fileName} onSave={onSave}>
        This is a text document, which is read in a word processor. Download it to read it.
      </DocumentCard>
    );
  }
  if (file.isPending) return <LoadingState what={fileName} />;
  if (file.isLoadingError) {
    return <ErrorState title={`${fileName} could not be loaded`}>{file.error.message}</ErrorState>;
  }
  if (contentType !== 'application/pdf') {
    return <Picture bytes={file.data} type={contentType} name={fileName} onSave={onSave} />;
  }
  return (
    <Suspense fallback={<LoadingState what={fileName} />}>
      <PdfView key={fileID} bytes={file.data} name={fileName} onSave={onSave} />
    </Suspense>
  );
}

type PictureProps = Pick<Props, 'onSave'> & {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly name: string;
};

function Picture({ bytes, type, name, onSave }: PictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type }));
    if (picture.current !== null) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes, type]);
  if (isBroken) {
    return (
      <DocumentCard title={`${name} cannot be shown`} onSave={onSave}>
        The picture seems to be broken. Download it and try another program.
      </DocumentCard>
    );
  }
  return (
    <img
      className="document-view__picture"
      ref={picture}
      alt={name}
      onError={() => setBroken(true)}
    />
  );
}
