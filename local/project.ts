import { join } from 'node:path';

/** Project ids that begin with `demo-` need no account and never reach production. */
export const projectId = 'demo-vongxe';
export const region = 'asia-southeast1';
export const root = join(import.meta.dirname, '..');

export const inRoot = (...parts: string[]) => join(root, ...parts);
