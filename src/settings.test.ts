import { expect, it } from 'vitest';
import { settings } from './settings.ts';

it('[S3.4] [S3.5] the placeholders for ratings are those of the specification', () => {
  expect(settings.placeholderRatings).toMatchObject({
    seller: 4.5,
    verified: true,
    structured: { value: 5, count: 1 },
  });
});
