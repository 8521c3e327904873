import { expect, it } from 'vitest';
import { contactLimits } from './contactMessage.ts';
import { Takedown } from './takedown.schema.ts';
import { takedownLimits, takedownNumber } from './takedown.ts';

const request = {
  ...{ side: 'owner', name: 'Lan', email: 'lan@example.com', page: '/motorcycle/x' },
  ...{ basis: 'My photo', description: 'They copied it.' },
};

it('numbers have four digits, and more once there are more', () => {
  expect(takedownNumber(2026, 1)).toBe('TD-2026-0001');
  expect(takedownNumber(2026, 12_345)).toBe('TD-2026-12345');
});

it.each(['name', 'page', 'basis', 'description', 'email', 'side'])('a request needs its %s', (field) => {
  expect(Takedown.safeParse(request).success).toBe(true);
  for (const empty of ['', ' \u200b'])
    expect(Takedown.safeParse({ ...request, [field]: empty }).success).toBe(false);
});

it('fits into a contact message', () => {
  const { page, basis, description } = takedownLimits;
  expect(page + basis + description + 4).toBeLessThanOrEqual(contactLimits.message);
});
