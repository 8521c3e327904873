import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const calls = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] })
  .map((file) => ({ file, text: readFileSync(folder + file, 'utf8') }))
  .filter(({ text }) => text.includes('onCall('));

describe('what anybody may call', () => {
  it('is known', () => expect(calls.length).toBeGreaterThan(7));

  it.each(calls)('$file is opened as every call is, with App Check in production', ({ text }) => {
    expect(text).toMatch(/onCall\(\s*(?:callOptions|\{\s*\.\.\.callOptions)/);
  });

  it.each(calls)('$file counts, by the one limiter', ({ text }) => {
    expect(text).toMatch(/\b(?:takeTicket|isWithin|areWithin)\(/);
  });

  it.each(calls)('$file reads its question by a schema', ({ text }) => {
    expect(text).toContain('parseRequest(Request,');
  });
});

describe('how calls are opened', () => {
  it.each([
    ['deployed', undefined, { cors: ['https://vongxe.example'], enforceAppCheck: true }],
    ['on the emulators', 'true', { cors: true, enforceAppCheck: false }],
  ])('%s', async (_, emulated, expected) => {
    const { vi } = await import('vitest');
    vi.resetModules();
    vi.stubEnv('FUNCTIONS_EMULATOR', emulated);
    const { callOptions } = await import('./caller.ts');
    expect(callOptions).toEqual(expected);
    vi.unstubAllEnvs();
  });
});
