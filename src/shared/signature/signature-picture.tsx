import { drawnSignature, SIGNATURE_BOX } from '@/domain/jobs/signature';

export type SignaturePictureProps = { readonly path: string; readonly label: string };

/** A drawn signature, in the colour of the text around it. */
export function SignaturePicture({ path, label }: SignaturePictureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
      style={{ display: 'block', width: '100%', maxWidth: SIGNATURE_BOX.width }}
    >
      <SignatureLine path={drawnSignature(path)} />
    </svg>
  );
}

/** The pen's line inside an SVG. */
export function SignatureLine({ path }: { readonly path: string }) {
  return (
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
