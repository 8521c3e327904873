import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { refuse, world } from '../../../tests/inMemory/browserFirestore.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { ReportBike } from './ReportBike.tsx';

const props = { lang: 'en' as const, listingId: 'wave', title: 'Honda Wave 2021' };
const says = (words: string | RegExp) => screen.findAllByText(words);
const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Report this listing' }));

describe('a report of a listing', () => {
  it('needs a reason, and says what it is about', async () => {
    const reportListing = vi.fn(() => ({ outcome: 'new' }));
    world.calls.reportListing = reportListing;
    openIsland(ReportBike, props);
    await says('Honda Wave 2021');
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/./));
    expect(reportListing).not.toHaveBeenCalled();
  });

  it.each([
    ['new', 'Thank you for your report'],
    ['changed', 'Your report has been updated'],
    ['same', 'You have already reported this'],
  ])('is sent with its reason and text, and says that it is %s', async (outcome, words) => {
    const reportListing = vi.fn((_: unknown) => ({ outcome }));
    world.calls.reportListing = reportListing;
    openIsland(ReportBike, props);
    fireEvent.click(await screen.findByRole('radio', { name: /looks like a scam/ }));
    fireEvent.input(screen.getByRole('textbox'), { target: { value: '  Wants money first. ' } });
    send();
    await says(words);
    expect(reportListing).toHaveBeenCalledWith({
      listing_id: 'wave',
      report: { reason: 'scam', message: 'Wants money first.' },
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it.each([
    ['FAILED_PRECONDITION', /^This is your own listing/],
    ['RESOURCE_EXHAUSTED', /^You've sent a lot of reports/],
    ['PERMISSION_DENIED', /^This account is suspended/],
    ['NOT_FOUND', /no longer on the site/],
  ] as const)('that is refused (%s) says why', async (status, words) => {
    world.calls.reportListing = () => refuse(status);
    openIsland(ReportBike, props);
    fireEvent.click(await screen.findByRole('radio', { name: "It's already sold" }));
    send();
    await says(words);
  });

  it('asks a visitor to sign in first', async () => {
    openIsland(ReportBike, props, { as: null });
    await waitFor(() => expect(screen.getAllByRole('link', { name: /sign in/i })).not.toHaveLength(0));
    expect(screen.queryByRole('form', { name: 'Report this listing' })).toBeNull();
    const ways = screen
      .getAllByRole('link', { name: /sign (in|up)|account/i })
      .map((link) => link.getAttribute('href'));
    expect(ways.length).toBeGreaterThan(0);
    // The sign-in leads back to the report, not to the page's top.
    expect(ways.every((way) => way?.includes(encodeURIComponent('#ask-report')))).toBe(true);
  });

  it('without text, or with blanks only, has a null message', async () => {
    const reportListing = vi.fn((_: unknown) => ({ outcome: 'new' }));
    world.calls.reportListing = reportListing;
    openIsland(ReportBike, props);
    await says('Honda Wave 2021');
    send();
    await says("Choose what's wrong with the listing.");
    expect(document.activeElement?.getAttribute('name')).toBe('reason');
    fireEvent.click(await screen.findByRole('radio', { name: "It's already sold" }));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: ' \u200b ' } });
    send();
    send();
    await says('Thank you for your report');
    expect(reportListing.mock.calls).toEqual([
      [{ listing_id: 'wave', report: { reason: 'sold', message: null } }],
    ]);
  });

  it('keeps its words through a reload, for this bike alone', async () => {
    const first = openIsland(ReportBike, props);
    fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'Wants money first.' } });
    first.unmount();
    const other = openIsland(ReportBike, { ...props, listingId: 'vision' });
    expect(((await screen.findByRole('textbox')) as HTMLTextAreaElement).value).toBe('');
    other.unmount();
    openIsland(ReportBike, props);
    await waitFor(() =>
      expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Wants money first.'),
    );
  });

  it('can be closed, and opened again by its link', async () => {
    openIsland(ReportBike, props);
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    const link = document.querySelector('[data-ask="report"]') as HTMLElement;
    expect(fireEvent.click(link)).toBe(false);
    await screen.findByRole('textbox');
  });
});
