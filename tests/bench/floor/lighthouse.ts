import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { inRoot } from '../../../local/project.ts';
import { wholeMachineBrowser } from '../../../local/testing/findBrowser.ts';

/** Installed separately: Lighthouse's 80 packages are no dependency of the project. */
const folder = inRoot('.cache', 'lighthouse');
const entry = `${folder}/node_modules/lighthouse/core/index.js`;
export const howToInstall =
  'npm install --prefix .cache/lighthouse --ignore-scripts --no-save lighthouse@13.5.0';
export const hasLighthouse = () => existsSync(entry);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const Audit = z.object({
  score: z.nullable(z.number()),
  numericValue: z.optional(z.number()),
  scoreDisplayMode: z.string(),
  details: z.optional(z.unknown()),
});
const Request = z.object({
  url: z.string(),
  transferSize: z.optional(z.number()),
  resourceType: z.optional(z.string()),
});
const Requests = z.object({ items: z.array(Request) });
const Elements = z.object({ debugData: z.object({ totalElements: z.number() }) });
const Report = z.object({
  runtimeError: z.optional(z.object({ code: z.string(), message: z.string() })),
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), Audit),
});
const Module = z.object({
  default: z.custom<(url: string, flags: object) => Promise<{ lhr: unknown }>>(
    (value) => typeof value === 'function',
  ),
});

export type Measured = {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  dom: number;
  requests: number;
  bytes: number;
  script: number;
  failed: string[];
};

const digest = (lhr: unknown): Measured => {
  const report = z.parse(Report, lhr);
  if (report.runtimeError) throw new Error(`${report.runtimeError.code} ${report.runtimeError.message}`);
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const all = z.parse(Requests, report.audits['network-requests']?.details).items;
  const own = new Map(
    all
      .filter(({ url, resourceType }) => /^http/.test(url) && resourceType !== 'Ping')
      .map((one) => [one.url, one]),
  );
  const bytesOf = (some: Iterable<z.infer<typeof Request>>) =>
    [...some].reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    dom: z.parse(Elements, report.audits['dom-size-insight']?.details).debugData.totalElements,
    requests: own.size,
    bytes: bytesOf(own.values()),
    script: bytesOf([...own.values()].filter(({ resourceType }) => resourceType === 'Script')),
    failed: Object.entries(report.audits)
      .filter(([, { score, scoreDisplayMode }]) => score === 0 && scoreDisplayMode === 'binary')
      .map(([name]) => name),
  };
};

export const visit = async (url: string, port = 9_777): Promise<Measured> => {
  const { default: lighthouse } = z.parse(Module, await import(/* @vite-ignore */ pathToFileURL(entry).href));
  const executablePath = wholeMachineBrowser(() => chromium.executablePath());
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Without this, the audit of the back/forward cache fails on every page.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const flags = { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories] };
    const { lhr } = await lighthouse(url, { ...flags, throttlingMethod: 'devtools' });
    return digest(lhr);
  } finally {
    await browser.close();
  }
};
