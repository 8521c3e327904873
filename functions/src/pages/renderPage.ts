import type { Path } from '../../../src/paths.ts';
import type { PageLocals } from '../../../src/render/locals.ts';
import type { Site } from '../platform/site.ts';

/**
 * The HTML of an address.
 * @throws where the page answers anything but 200, so that nothing half made is sent or stored
 */
export const renderPage = async (
  site: Pick<Site, 'render'>,
  address: Path,
  locals: PageLocals,
): Promise<string> => {
  const { status, html } = await site.render(address, locals);
  if (status !== 200) throw new Error(`the page ${address} answered ${status}`);
  return html;
};
