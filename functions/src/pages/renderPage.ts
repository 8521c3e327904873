import type { PageLocals } from '../../../src/astro/locals.ts';
import type { Path } from '../../../src/paths.ts';
import type { Site } from '../platform/site.ts';

/** @throws if the status is not 200, so that no incomplete page is stored */
export const renderPage = async (
  site: Pick<Site, 'render'>,
  address: Path,
  locals: PageLocals,
): Promise<string> => {
  const { status, html } = await site.render(address, locals);
  if (status !== 200) throw new Error(`the page ${address} answered ${status}`);
  return html;
};
