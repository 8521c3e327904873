import { useEffect, useState } from 'react';

export const rooms = ['reports', 'listings', 'people', 'letters', 'messages', 'audit'] as const;
export type RoomName = (typeof rooms)[number];
export type Place = { room: RoomName; find: string | null };

/**
 * Where at the desk an address leads: '#people/uid' is somebody among the people.
 * @example placeIn('#listings/honda%20wave') // => { room: 'listings', find: 'honda wave' }
 */
export const placeIn = (hash: string): Place => {
  const [name = '', ...rest] = hash.replace(/^#/, '').split('/');
  const room = rooms.find((known) => known === name) ?? rooms[0];
  try {
    return { room, find: decodeURIComponent(rest.join('/')) || null };
  } catch {
    return { room, find: null };
  }
};

/** @example hashOf('people', 'uid') // => '#people/uid' */
export const hashOf = (room: RoomName, find: string | null = null): string =>
  find === null ? `#${room}` : `#${room}/${encodeURIComponent(find)}`;

/** The part of the desk that the address names, so that Back, a reload and a link lead to it. */
export const useRoom = (): Place => {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return placeIn(hash);
};
