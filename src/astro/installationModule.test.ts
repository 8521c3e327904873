import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { installationBundle } from './installationModule.ts';

const bundle = async (target: string, contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'src', loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [installationBundle(target)],
  });
  return outputFiles[0]?.text ?? '';
};

it.each([
  ['local', 'demo-vongxe', 'demo-rehearsal'],
  ['rehearsal', 'demo-rehearsal', 'demo-vongxe'],
])('a bundle for %s contains this installation, and no other', async (target, own, other) => {
  const text = await bundle(target, "import { settings } from './settings.ts'; console.log(settings);");
  expect(text).toContain(own);
  expect(text).not.toContain(other);
  expect(text).not.toMatch(/node:fs|zod|your-project/);
  expect(text).not.toContain('taxCode');
});

it('a bundle knows who runs the site, where it asks', async () => {
  const asking = "import { operator } from './installation/current.ts'; console.log(operator);";
  const text = await bundle('local', asking);
  expect(text).toContain('taxCode');
  expect(text).not.toContain('demo-vongxe');
});
