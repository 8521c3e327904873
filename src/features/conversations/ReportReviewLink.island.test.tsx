import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { refuse, world } from '../../../tests/inMemory/browserFirestore.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { ReportReviewLink } from './ReportReviewLink.tsx';

const props = { lang: 'en' as const, review: 'deal_buyer' };
const send = async () => fireEvent.submit(await screen.findByRole('form', { name: 'Report this review' }));

it('a member reports a review with a reason, and reads that it will be looked at', async () => {
  const reportReview = vi.fn((_: unknown) => ({ reported: true }));
  world.calls.reportReview = reportReview;
  openIsland(ReportReviewLink, props);
  await send();
  await screen.findByText('Choose a reason.');
  expect(reportReview).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('radio', { name: "It isn't true" }));
  fireEvent.input(screen.getByRole('textbox'), { target: { value: ' I was on time. ' } });
  await send();
  await screen.findByText("Thank you. We'll look at this review.");
  expect(reportReview.mock.calls).toEqual([
    [{ review: 'deal_buyer', report: { reason: 'untrue', message: 'I was on time.' } }],
  ]);
});

it.each([
  ['RESOURCE_EXHAUSTED', "You've sent a lot of reviews. Please try again in an hour."],
  ['NOT_FOUND', 'This no longer exists.'],
  ['ABORTED', "That didn't work. Please try again."],
] as const)('a refused one (%s) says why', async (status, words) => {
  world.calls.reportReview = () => refuse(status);
  openIsland(ReportReviewLink, props);
  fireEvent.click(await screen.findByRole('radio', { name: 'Something else' }));
  await send();
  await screen.findByText(words);
});

it('a visitor is asked to sign in, in words about a review', async () => {
  openIsland(ReportReviewLink, props, { as: null });
  await screen.findByText('Please sign in to report a review, so we can ask you for details if we need to.');
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
});
