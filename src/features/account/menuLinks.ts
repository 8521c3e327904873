import { type Path, paths } from '../../paths.ts';

/** In the menu's order (S2.29). */
export const menuLinks = [
  { key: 'listings', path: paths.myListings },
  { key: 'liked', path: paths.likedBikes },
  { key: 'messages', path: paths.messages },
  { key: 'alerts', path: paths.alerts },
  { key: 'profile', path: paths.profile },
] as const satisfies readonly { key: string; path: Path }[];
