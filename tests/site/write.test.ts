import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../local/project.ts';
import { testSuite } from '../../local/suite/suite.ts';
import { launchOptions } from '../../local/testing/launchOptions.ts';

const port = testSuite.ports.site + 7;
const site = `http://127.0.0.1:${port}`;

describe('npm run write, in a copy of the sources', () => {
  const copy = inRoot('.cache', 'write-copy');
  const isSource = (file: string) => !file.endsWith('node_modules');
  let server: ChildProcess;
  let browser: Browser;
  let output = '';

  beforeAll(async () => {
    rmSync(copy, { recursive: true, force: true });
    for (const name of [
      'src',
      'public',
      'installations',
      'local',
      'functions/src',
      'astro.config.mjs',
      'tsconfig.json',
    ])
      cpSync(inRoot(name), join(copy, name), { recursive: true, filter: isSource });
    // Removes workspaces, so that the copy uses the project's packages.
    const { workspaces: _workspaces, ...own } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
    writeFileSync(join(copy, 'package.json'), JSON.stringify(own));
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    server = spawn(process.execPath, [join(copy, 'local/cli.ts'), 'write', String(port)], { cwd: copy, env });
    await new Promise<void>((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr])
        stream?.on('data', (chunk) => {
          output += chunk;
          if (output.includes(`${site}/vi/write`)) resolve();
        });
      server.once('exit', () => reject(new Error(`it did not start:\n${output}`)));
    });
    browser = await chromium.launch(launchOptions());
  });
  afterAll(async () => {
    await browser?.close();
    server?.kill('SIGTERM');
    if (server?.exitCode === null) await once(server, 'exit');
    rmSync(copy, { recursive: true, force: true });
  });

  /** Opens a page with a long timeout, since the first pages of a new copy are slow. */
  const patient = async () => {
    const context = await browser.newContext();
    context.setDefaultTimeout(60_000);
    return context;
  };

  it('shows a price that is saved in the editor on the page that is open beside it, without a reload by hand', async () => {
    const context = await patient();
    const [page, editor] = [await context.newPage(), await context.newPage()];
    await page.goto(`${site}/sym-motorcycles-vietnam`);
    const price = page.getByText('31 to 36, usually 33 million');
    await price.waitFor();
    await editor.goto(`${site}/keystatic/collection/models/item/sym-attila-2024`);
    await editor.getByLabel('Average · Trung bình').first().fill('34500000');
    await editor.getByRole('button', { name: 'Save' }).click();
    const saved = performance.now();
    await page.getByText('31 to 36, usually 34.5 million').waitFor();
    console.log(`▸ a saved price shows on the open page after ${Math.round(performance.now() - saved)} ms`);
    const file = 'src/content/models/sym-attila-2024.yaml';
    const before = readFileSync(inRoot(file), 'utf8');
    expect(readFileSync(join(copy, file), 'utf8')).toBe(
      before.replace('average: 33000000', 'average: 34500000'),
    );
    await editor.getByText('Unsaved').waitFor({ state: 'detached' });
    expect(await editor.getByLabel('Average · Trung bình').first().inputValue()).toBe('34,500,000');
  });

  it('has the list of what is missing in both languages, and both languages of a page side by side', async () => {
    const page = await (await patient()).newPage();
    await page.goto(`${site}/write`);
    await page.getByRole('heading', { name: 'Missing (0)' }).waitFor();
    await page.getByRole('heading', { name: 'Lists of the editor' }).waitFor();
    await page.getByRole('link', { name: 'Tiếng Việt' }).click();
    await page.getByRole('heading', { name: 'Soạn nội dung' }).waitFor();
    await page.getByRole('link', { name: 'Yamaha' }).click();
    for (const [title, words] of [
      ['Tiếng Anh', 'Yamaha motorcycles in Vietnam'],
      ['Tiếng Việt', 'Xe máy Yamaha'],
    ] as const)
      await page
        .frameLocator(`iframe[title="${title}"]`)
        .getByRole('heading', { level: 1 })
        .getByText(words)
        .waitFor();
  });
});
