import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('each script that opens a layer over the page lets Back close it', () => {
  const opening = globSync('src/**/*.{ts,tsx,astro}').filter(
    (file) => !file.includes('.test.') && /\.showModal\(|new PhotoSwipe/.test(readFileSync(file, 'utf8')),
  );
  expect(opening.toSorted()).toEqual([
    'src/components/phrases/showPhrase.ts',
    'src/components/route/gallery.ts',
    'src/components/viewing/viewing.ts',
    'src/photos/openViewer.ts',
    'src/ui/useModal.ts',
  ]);
  expect(opening.filter((file) => !/close(Viewer)?OnBack\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
