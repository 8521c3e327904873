import { inRoot } from '../project.ts';
import type { Folders } from './files/mirror.ts';

/** The content of this clone, and the files that the editor makes of it. */
export const folders: Folders = {
  content: inRoot('src', 'content'),
  mirror: inRoot('.cache', 'write'),
};
