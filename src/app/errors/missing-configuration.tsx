export type MissingConfigurationProps = { readonly missing: readonly string[] };

/** Replaces a blank page when the build lacks its Firebase settings. */
export function MissingConfiguration({ missing }: MissingConfigurationProps) {
  return (
    <main role="alert" style={{ maxWidth: 560, margin: '15vh auto', padding: 24, fontFamily: 'system-ui' }}>
      <h1>Joblane is not set up yet</h1>
      <p>
        This build was made without {missing.join(', ')}. Set {missing.length === 1 ? 'it' : 'them'} as
        explained in .env.example and build again.
      </p>
    </main>
  );
}
