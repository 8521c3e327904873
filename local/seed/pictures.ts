import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPhoto } from '../../functions/src/photos/readPhoto.ts';
import { type Rendition, renditions } from '../../src/domain/photos/photo.ts';
import { inRoot } from '../project.ts';
import { readOriginal } from './photoPool.ts';

type Renditions = Record<Rendition, Buffer>;

const folder = inRoot('.cache', 'photos');
const names = Object.keys(renditions) as Rendition[];

/** Hashes the photo and the renditions' settings, against outdated caches. */
const keyOf = (original: Buffer) =>
  createHash('sha256').update(JSON.stringify(renditions)).update(original).digest('hex').slice(0, 32);

/** Renames a written file: concurrent seeds never read a partial one. */
const keep = async (file: string, picture: Buffer) => {
  await mkdir(folder, { recursive: true });
  const half = `${file}.${process.pid}`;
  await writeFile(half, picture);
  await rename(half, file);
};

const make = async (name: string): Promise<Renditions> => {
  const original = await readOriginal(name);
  const fileOf = (rendition: Rendition) => join(folder, `${keyOf(original)}-${renditions[rendition].file}`);
  const cached = await Promise.all(
    names.map(async (rendition) => [rendition, await readFile(fileOf(rendition))] as const),
  ).catch(() => null);
  if (cached) return Object.fromEntries(cached) as Renditions;
  const photo = await readPhoto(original);
  if ('problem' in photo) throw new Error(`${name} would be refused: ${photo.problem}`);
  for (const rendition of names) await keep(fileOf(rendition), photo.renditions[rendition]);
  return photo.renditions;
};

const made = new Map<string, Promise<Renditions>>();

/** Returns a pool photo's renditions, made by the function of uploads and cached. */
export const renditionsOf = (name: string): Promise<Renditions> => {
  const cached = made.get(name) ?? make(name);
  made.set(name, cached);
  return cached;
};
