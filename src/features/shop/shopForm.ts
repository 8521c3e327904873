import type { ShopDetails, ShopHours } from '../../domain/shops/shop.schema.ts';
import { isMapLink, type ShopProblem, shopAddressProblem } from '../../domain/shops/shop.ts';

/** `hours` are kept while `hasHours` is off. */
export type ShopForm = { address: string; link: string; hasHours: boolean; hours: ShopHours };

const usualHours: ShopHours = { opens: '08:00', closes: '18:00', closed: [] };

export const formOf = ({ address, map_link, hours }: ShopDetails): ShopForm => ({
  address,
  link: map_link ?? '',
  hasHours: hours !== null,
  hours: hours ?? usualHours,
});

export const detailsOf = ({ address, link, hasHours, hours }: ShopForm): ShopDetails => ({
  address: address.trim(),
  map_link: link.trim() || null,
  hours: hasHours ? hours : null,
});

export type FormProblems = { address: ShopProblem | null; link: boolean; hours: boolean };

export const problemsIn = ({ address, link, hasHours, hours }: ShopForm): FormProblems | null => {
  const { opens, closes, closed } = hours;
  const problems = {
    address: shopAddressProblem(address),
    link: link.trim() !== '' && !isMapLink(link.trim()),
    hours: hasHours && (!opens || !closes || opens >= closes || closed.length > 6),
  };
  return Object.values(problems).some(Boolean) ? problems : null;
};
