import { expect, it, vi } from 'vitest';
import { sayBrowserError } from './logEntry.http.ts';

// Mocked before the import, when the logger captures the console.
const lines = vi.hoisted(() => vi.spyOn(console, 'error').mockReturnValue());

it('[S7.34] what a browser says stands in the log, beside what the entry is called', () => {
  sayBrowserError({
    level: 'error',
    text: 'TypeError: x is not a function',
    context: 'uncaught',
    source: 'window',
    url: 'https://vongxe.example/vi/sell',
    userAgent: 'Mozilla/5.0',
    timestamp: '2026-01-15T03:00:00.000Z',
    userId: null,
    stackTrace: null,
  });
  const [line] = lines.mock.calls.map(([text]) => JSON.parse(String(text)));
  expect(line).toMatchObject({ severity: 'ERROR', text: 'TypeError: x is not a function' });
  // local/deploy/alerts/browser-errors.json filters by this format.
  expect(line.message).toMatch(/^(Error: )?browser/);
});
