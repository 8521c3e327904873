import { expect, it } from 'vitest';
import { RequestError } from '../../firebase/post.ts';
import { explainFailure } from './explainFailure.ts';

const refusal = new Error('Missing or insufficient permissions.');

it('[S8.29] a listing that the server does not take is answered with the server’s words', () => {
  expect(explainFailure(refusal, { session: 'in', isNew: true, isEdit: false })).toEqual({
    title: 'createFailed',
    text: 'Missing or insufficient permissions.',
  });
});

it('a quota that is used up is not told in the server’s words', () => {
  const failure = new RequestError('resource-exhausted', 'The quota is used up.');
  const session = 'in';
  expect(explainFailure(failure, { session, isNew: true, isEdit: false })).toEqual({ title: 'quotaUsedUp' });
  expect(explainFailure(failure, { session, isNew: false, isEdit: false })).toEqual({ title: 'quotaUsedUp' });
  expect(explainFailure(failure, { session, isNew: false, isEdit: true })).toEqual({ title: 'editsUsedUp' });
});

it.each([
  ['create', true, 'createFailed'],
  ['update', false, 'updateFailed'],
] as const)('[S8.31] a failure without words is said to be one of the %s', (_name, isNew, title) => {
  expect(explainFailure('?', { session: 'in', isNew, isEdit: !isNew })).toEqual({ title, text: null });
});

it.each(['out', 'loading'] as const)(
  '[S8.32] whoever is not signed in any more (%s) is asked to sign in, not shown an error',
  (session) => {
    expect(explainFailure(refusal, { session, isNew: true, isEdit: false })).toEqual({
      title: 'authRequired',
    });
  },
);
