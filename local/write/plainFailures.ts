import type { ServerResponse } from 'node:http';
import { vietnameseDay } from '../../src/domain/time/time.ts';
import { inRoot } from '../project.ts';
import { contentFolder } from './contentFolder.ts';
import { failedPage } from './failedPage.ts';
import { findingsIn } from './findings.ts';

type Next = () => void;
type Server = {
  middlewares: {
    use: (handle: (request: { url?: string }, response: ServerResponse, next: Next) => void) => void;
  };
};

const pageFor = (path: string) =>
  failedPage(path, findingsIn(contentFolder, inRoot('public'), vietnameseDay(Date.now())));

const replaceFailure = (path: string, response: ServerResponse) => {
  const { writeHead, write, end } = response;
  let hasFailed = false;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    hasFailed = status >= 500;
    const given = hasFailed ? [{ 'Content-Type': 'text/html; charset=utf-8' }] : rest;
    return Reflect.apply(writeHead, response, [status, ...given]);
  }) as typeof writeHead;
  response.write = ((...given: unknown[]) =>
    hasFailed || Reflect.apply(write, response, given)) as typeof write;
  response.end = ((...given: unknown[]) =>
    Reflect.apply(end, response, hasFailed ? [pageFor(path)] : given)) as typeof end;
};

/** Vite plugin: replaces the stack trace of a failed page by advice for editors. */
export const plainFailures = {
  name: 'vongxe-plain-failures',
  configureServer: ({ middlewares }: Server) => {
    middlewares.use((request, response, next) => {
      const path = request.url ?? '/';
      if (!path.startsWith('/api/')) replaceFailure(path, response);
      next();
    });
  },
};
