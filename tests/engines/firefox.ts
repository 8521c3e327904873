import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import bidiModule from 'selenium-webdriver/bidi/index.js';
import { type Engine, size } from './engine.ts';
import { emptyFolder, startProgram, waitForLine } from './program.ts';

// At run time the import is the class itself; its types declare the class as a member.
const Bidi = bidiModule as unknown as typeof bidiModule.Index;

type Answer = { result?: Record<string, unknown>; error?: string; message?: string };

const preferences = {
  'intl.accept_languages': 'en',
  'intl.locale.requested': 'en-US',
  'ui.prefersReducedMotion': 1,
};

/** Starts Firefox and controls it by WebDriver BiDi, which needs no driver program. */
export async function startFirefox(path: string): Promise<Engine> {
  const { folder, remove } = emptyFolder('firefox');
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  const { program, stop } = startProgram(
    path,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await waitForLine(program.stderr, /ws:\/\/\S+/);
  const bidi = new Bidi(`${address}/session`);
  await bidi.waitForConnection();

  const send = async (method: string, params: object): Promise<Record<string, unknown>> => {
    const { error, message, result } = (await bidi.send({ method, params })) as Answer;
    if (error) throw new Error(`${method}: ${error} ${message}`);
    return result ?? {};
  };
  const capabilities = { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } };
  await send('session.new', { capabilities });
  const complaints: string[] = [];
  bidi.on('log.entryAdded', ({ level, text }: { level: string; text: string }) => {
    if (level === 'error') complaints.push(text);
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: size });
  await send('browsingContext.activate', { context });

  return {
    complaints,
    open: async (url) => {
      // Ignores network failures: a service worker may still respond. Callers wait for content.
      await send('browsingContext.navigate', { context, url, wait: 'none' }).catch(() => {});
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = (await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    click: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) =>
        ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value })),
      );
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
    },
    attach: async (files) => {
      const locator = { type: 'css', value: 'input[type=file]' };
      const { nodes } = (await send('browsingContext.locateNodes', { context, locator })) as {
        nodes: { sharedId: string }[];
      };
      await send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files });
    },
    stop: async () => {
      await bidi.close();
      await stop();
      remove();
    },
  };
}
