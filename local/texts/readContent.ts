import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../project.ts';
import type { ContentFile } from './contentProblems.ts';

const readAll = (folder: string, pattern: string): ContentFile[] =>
  globSync(pattern, { cwd: folder })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));

export const readContent = (): ContentFile[] => readAll(inRoot('src', 'content'), '**/*.{md,yaml}');

export const readDocuments = (): ContentFile[] => [
  ...readAll(inRoot(), '*.md'),
  ...readAll(inRoot(), 'docs/**/*.md'),
];

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ''));

export const readInterface = (): ContentFile[] =>
  ['src/i18n/texts/**/*.ts', 'src/content/*.ts', 'functions/src/emails/**/*.ts']
    .flatMap((pattern) => readAll(inRoot(), pattern))
    .filter(({ file }) => !file.endsWith('.test.ts'))
    .map(({ file, text }) => ({ file, text: withoutComments(text) }));
