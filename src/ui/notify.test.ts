import { beforeEach, describe, expect, it } from 'vitest';
import { $notices, dismiss, notify } from './notify.ts';

const titles = () => $notices.get().map(({ title }) => title);

describe('notify', () => {
  beforeEach(() => $notices.set([]));

  it('informs unless told otherwise', () => {
    notify({ title: 'Link copied!' });
    expect($notices.get()).toMatchObject([{ title: 'Link copied!', tone: 'info' }]);
  });

  it('keeps only the newest three', () => {
    for (const title of ['a', 'b', 'c', 'd']) notify({ title });
    expect(titles()).toEqual(['b', 'c', 'd']);
  });

  it('says the same thing once, as the newest', () => {
    for (const title of ['a', 'b', 'a']) notify({ title });
    expect(titles()).toEqual(['b', 'a']);
  });

  it('takes away the one that is meant, and minds no number that is gone', () => {
    const first = notify({ title: 'a' });
    notify({ title: 'b' });
    dismiss(first);
    dismiss(first);
    expect(titles()).toEqual(['b']);
  });
});
