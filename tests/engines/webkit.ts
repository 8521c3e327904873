import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import type { WebKitPrograms } from '../../local/testing/findEngines.ts';
import { type Engine, size } from './engine.ts';
import { emptyFolder, startProgram, waitForLine } from './program.ts';

/** Narrows MiniBrowser's toolbar, which would keep its window wider than a phone. */
const narrowBar = `
  window toolbar, window toolbar *, window headerbar, window headerbar *, window entry, window entry *,
  window toolitem, window button { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; border: none }
  window toolbar image, window headerbar image, window entry image, window button image { -gtk-icon-source: none }`;

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const startScreen = async (xvfb: string) => {
  const { program, stop } = startProgram(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await waitForLine(program.stdio[3] as Readable, /\d+(?=\n)/);
  return { display: `:${number}`, stop };
};

const isUp = (address: string) =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Repeats resizing until the page has the wanted size: WebKit applies changes late. */
const resize = async (driver: WebDriver) => {
  const window = driver.manage().window();
  let page = [0, 0];
  while (page[0] !== size.width || page[1] !== size.height) {
    const [width = 0, height = 0] = page;
    const outer = await window.getRect();
    const isMeasured = width > 0 && height > 0;
    await window.setRect({
      x: 0,
      y: 0,
      width: isMeasured ? outer.width + size.width - width : size.width,
      height: isMeasured ? outer.height + size.height - height : size.height,
    });
    await pause(100);
    page = await driver.executeScript<number[]>('return [innerWidth, innerHeight]');
  }
};

/** Starts WebKit's MiniBrowser on a virtual screen. */
export async function startWebKit({
  driver: program,
  browser,
  xvfb,
  xdotool,
}: WebKitPrograms): Promise<Engine> {
  const { folder, remove } = emptyFolder('webkit');
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), narrowBar);
  // Disables animations; pages see "reduce motion".
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = await startScreen(xvfb);
  const env = {
    ...process.env,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    DISPLAY: screen.display,
    // Without this, pages count as offline on a machine without a network.
    GIO_USE_NETWORK_MONITOR: 'base',
  };
  const port = await freePort();
  const { program: started, stop } = startProgram(program, [`--port=${port}`], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const complaints: string[] = [];
  started.stdout?.on('data', (chunk) => {
    for (const line of String(chunk).split('\n')) if (/CONSOLE.* ERROR/.test(line)) complaints.push(line);
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await isUp(address))) await pause(50);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await resize(driver);
  // Focuses the window: without a window manager none has focus, so fields cannot get it either.
  execFileSync(xdotool, ['search', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus'], { env });

  return {
    complaints,
    open: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript<string>(`return ${expression}`),
    click: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    attach: (files) => driver.findElement(By.css('input[type=file]')).sendKeys(files.join('\n')),
    stop: async () => {
      await driver.quit();
      await stop();
      await screen.stop();
      remove();
    },
  };
}
