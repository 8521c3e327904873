import { inRoot } from '../project.ts';

export const contentFolder = inRoot('src', 'content');
