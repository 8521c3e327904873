import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { type Store, stores } from '../stores.ts';

/** Kinds of pictures that the build makes sizes of: src/components/photo/photos.ts. */
const endings = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
const refused = 'The picture has to be a JPEG, PNG, WebP or AVIF. · Ảnh phải là JPEG, PNG, WebP hoặc AVIF.';

const hasPicture = (store: Store) => store.kind === 'files' && store.picture === true;
/** The picture beside the file of an entry, from `src/content` on. */
const pictureBeside = (content: string, store: Store, name: string) =>
  hasPicture(store) && store.kind === 'files'
    ? globSync(
        endings.map((ending) => `${store.folder}/${name}${ending}`),
        { cwd: content },
      )[0]
    : undefined;

/** What the form calls the picture of an entry: `{ picture: 'picture.jpg' }`; nothing where there is none. */
export const pictureInForm = (content: string, store: Store, name: string): { picture?: string } => {
  const file = pictureBeside(content, store, name);
  return file ? { picture: `picture${extname(file)}` } : {};
};

/** `photos/honda/picture.jpg`: where the editor opens and saves a picture. */
export type SavedPicture = { path: string; bytes: Uint8Array | undefined };
export const isPicture = (path: string) => path.split('/').length === 3;

export const pictureFault = ({ path, bytes }: SavedPicture): string | undefined =>
  bytes && !endings.includes(extname(path).toLowerCase()) ? refused : undefined;

/** Puts a picture beside the file of its entry, in place of the one before; takes it away where there is none. */
export const savePicture = (content: string, { path, bytes }: SavedPicture): void => {
  const [list = '', name = ''] = path.split('/');
  const store = stores[list];
  if (store?.kind !== 'files' || !hasPicture(store))
    throw new Error(`The editor has no pictures for ${path}`);
  const before = pictureBeside(content, store, name);
  if (before) rmSync(join(content, before));
  if (bytes) writeFileSync(join(content, store.folder, name + extname(path).toLowerCase()), bytes);
};

const same = (one: string, other: string) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** Copies the pictures to where the editor opens them. */
export const mirrorPictures = (content: string, mirror: string, entries: Iterable<string>): void => {
  const wanted = new Map<string, string>();
  for (const entry of entries) {
    const [list = '', name = ''] = entry.split('/');
    const store = stores[list];
    const file = store && pictureBeside(content, store, name);
    if (file) wanted.set(`${entry}/picture${extname(file)}`, join(content, file));
  }
  for (const file of globSync('*/*/picture.*', { cwd: mirror }))
    if (!wanted.has(file)) rmSync(join(mirror, file));
  for (const [path, file] of wanted) {
    const target = join(mirror, path);
    if (same(file, target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
};
