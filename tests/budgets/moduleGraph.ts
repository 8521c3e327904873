import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../../local/project.ts';

const statics = /(?:\bimport|\bexport)\s*(?:[\w$*{}\s,]+?\s*from\s*)?["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;
const dynamics = /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;

type ScriptFile = {
  bytes: number;
  imports: string[];
  later: string[];
  parses: boolean;
};
const cache = new Map<string, ScriptFile>();

/** Returns a script of the built site: compressed bytes, static and dynamic imports. */
export const scriptFile = (address: string) => {
  const before = cache.get(address);
  if (before) return before;
  const code = readFileSync(inRoot('dist', 'client') + address, 'utf8');
  const named = (pattern: RegExp) => [
    ...new Set([...code.matchAll(pattern)].map(([, name = '']) => join(dirname(address), name))),
  ];
  const file = {
    bytes: brotliCompressSync(code).length,
    imports: named(statics),
    later: named(dynamics),
    parses: code.includes('_zod'),
  };
  cache.set(address, file);
  return file;
};

export const withImports = (entries: readonly string[]): string[] => {
  const files = new Set<string>();
  const add = (address: string) => {
    if (files.has(address)) return;
    files.add(address);
    for (const next of scriptFile(address).imports) add(next);
  };
  for (const entry of entries) add(entry);
  return [...files];
};

export const bytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + scriptFile(file).bytes, 0);

export const listed = (files: readonly string[]) =>
  files
    .map((file) => ({ file, bytes: scriptFile(file).bytes }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${file} ${bytes}`);
