import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ModelField } from './ModelField.tsx';

const field = (counts?: Record<string, number>) => (
  <ModelField lang="en" make="Honda" value={['constructor']} onChoice={() => undefined} counts={counts} />
);

it('a chosen model without bikes counts zero, whatever its name; no number while they are unknown', () => {
  const { rerender } = render(field());
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'constructor',
  ]);
  rerender(field({ Wave: 2, SH: 3 }));
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'SH (3)',
    'Wave (2)',
    'constructor (0)',
  ]);
});
