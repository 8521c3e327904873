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
  /** Zod itself is in it: this is how it marks its schemas. */
  parses: boolean;
};
const known = new Map<string, ScriptFile>();

/** A script of the built site: its packed bytes, what it imports at once and what it may ask for later. */
export const scriptFile = (address: string) => {
  const before = known.get(address);
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
  known.set(address, file);
  return file;
};

/** All files that come with these, by what they import at once. */
export const withImports = (entries: readonly string[]): string[] => {
  const found = new Set<string>();
  const add = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    for (const next of scriptFile(address).imports) add(next);
  };
  for (const entry of entries) add(entry);
  return [...found];
};

export const bytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + scriptFile(file).bytes, 0);

/** The heaviest first, for a message. */
export const listed = (files: readonly string[]) =>
  files
    .map((file) => ({ file, bytes: scriptFile(file).bytes }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${file} ${bytes}`);
