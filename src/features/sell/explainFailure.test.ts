import { expect, it } from 'vitest';
import { RequestError } from '../../firebase/post.ts';
import { explainFailure } from './explainFailure.ts';

const refusal = new Error('Missing or insufficient permissions.');

it('[S8.29] a listing that the server does not take is answered with the server’s words', () => {
  expect(explainFailure(refusal, { session: 'in', isNew: true })).toEqual({
    title: 'createFailed',
    text: 'Missing or insufficient permissions.',
  });
});

it('a quota that is used up is not told in the server’s words', () => {
  const failure = new RequestError('resource-exhausted', 'The quota is used up.');
  expect(explainFailure(failure, { session: 'in', isNew: true })).toEqual({ title: 'quotaUsedUp' });
});

it.each([
  ['create', true, 'createFailed'],
  ['update', false, 'updateFailed'],
] as const)('[S8.31] a failure without words is said to be one of the %s', (_name, isNew, title) => {
  expect(explainFailure('?', { session: 'in', isNew })).toEqual({ title, text: undefined });
});

it.each(['out', 'loading'] as const)(
  '[S8.32] whoever is not signed in any more (%s) is asked to sign in, not shown an error',
  (session) => {
    expect(explainFailure(refusal, { session, isNew: true })).toEqual({ title: 'authRequired' });
  },
);
