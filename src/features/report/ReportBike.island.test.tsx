import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { refuse, world } from '../../../tests/memory/browserFirestore.ts';
import { openIsland } from '../../../tests/memory/openIsland.tsx';
import { ReportBike } from './ReportBike.tsx';

const props = { lang: 'en' as const, listingId: 'wave', title: 'Honda Wave 2021' };
const says = (words: string | RegExp) => screen.findAllByText(words);
const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Report this listing' }));

describe('a report of a listing', () => {
  it('needs a reason, and says what it is about', async () => {
    const asked = vi.fn(() => ({ outcome: 'new' }));
    world.calls.reportListing = asked;
    openIsland(ReportBike, props);
    await says('Honda Wave 2021');
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/./));
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['new', 'Thank you for the report'],
    ['changed', 'Your report is updated'],
    ['same', 'You have already reported this'],
  ])('goes with its reason and words, and says that it is %s', async (outcome, words) => {
    const asked = vi.fn((_: unknown) => ({ outcome }));
    world.calls.reportListing = asked;
    openIsland(ReportBike, props);
    fireEvent.click(await screen.findByRole('radio', { name: /looks like a scam/ }));
    fireEvent.input(screen.getByRole('textbox'), { target: { value: '  Wants money first. ' } });
    send();
    await says(words);
    expect(asked).toHaveBeenCalledWith({
      listing_id: 'wave',
      report: { reason: 'scam', message: 'Wants money first.' },
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it.each([
    ['FAILED_PRECONDITION', /^This is your own listing/],
    ['RESOURCE_EXHAUSTED', /^You have sent many reports/],
    ['PERMISSION_DENIED', /^This account is suspended/],
    ['NOT_FOUND', /no longer on the site/],
  ] as const)('that is refused (%s) says why', async (status, words) => {
    world.calls.reportListing = () => refuse(status);
    openIsland(ReportBike, props);
    fireEvent.click(await screen.findByRole('radio', { name: 'It is already sold' }));
    send();
    await says(words);
  });

  it('asks a visitor to sign in first', async () => {
    openIsland(ReportBike, props, { as: null });
    await waitFor(() => expect(screen.getAllByRole('link', { name: /sign in/i })).not.toHaveLength(0));
    expect(screen.queryByRole('form', { name: 'Report this listing' })).toBeNull();
  });
});
