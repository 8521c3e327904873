import { inRoot } from '../project.ts';

/** The content of this clone. */
export const contentFolder = inRoot('src', 'content');
