import { build } from 'vite';
import { describe, expect, it } from 'vitest';

/** The modules of a build that starts at the API's entry, without packages. */
async function modulesIn(mode: string): Promise<string[]> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.VITE_API_MODE': JSON.stringify(mode) },
    resolve: { alias: { '@': `${process.cwd()}/src` } },
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/api/open-api.ts',
        external: (id) => !/^[./@]/.test(id) || /^@[a-z]/.test(id),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  return bundles.flatMap((bundle) =>
    'output' in bundle ? bundle.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [])) : [],
  );
}

describe('the mode of the API', () => {
  it.each([
    ['http', false],
    ['local', true],
  ])('with %s the local answers are part of the build: %s', async (mode, isIn) => {
    const modules = await modulesIn(mode);
    expect(modules.some((id) => id.endsWith('src/api/open-api.ts'))).toBe(true);
    expect(modules.some((id) => id.includes('src/api/local/'))).toBe(isIn);
  });
});
