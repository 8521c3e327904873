import { expect, it } from 'vitest';
import { translate } from '../texts.ts';
import { ui } from './ui.ts';

const t = translate('en', ui);

it('[S8.1 S8.2] what fails is said in the words of the specification', () => {
  expect([t('loadFailed'), t('deleteFailed'), t('updateFailed')]).toEqual([
    'Failed to load data. Please try again.',
    'Failed to delete. Please try again.',
    'Failed to update. Please try again.',
  ]);
  expect([t('failed'), t('error'), t('tryLater')]).toEqual([
    'Something went wrong',
    'An error occurred',
    'Please try again later.',
  ]);
});
