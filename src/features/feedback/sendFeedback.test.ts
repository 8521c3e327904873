import { expect, it } from 'vitest';
import { serverTime } from '../../firebase/firestore.ts';
import { planFeedback } from './sendFeedback.ts';

const written = (values: Record<string, string>) => {
  const [step] = planFeedback('u', 'f', values);
  return step && 'set' in step ? step.data : null;
};

it.each([
  [
    { subject: ' Idea ', message: ' More filters ', rating: '5' },
    { subject: 'Idea', message: 'More filters', rating: 5 },
  ],
  [
    { subject: '  ', message: 'x', rating: '' },
    { subject: null, message: 'x', rating: null },
  ],
])('[S3.20] [S5.25] [S7.24] %j is stored as %j', (values, stored) => {
  expect(written(values)).toEqual({ ...stored, user_id: 'u', status: 'new', created_at: serverTime });
});
