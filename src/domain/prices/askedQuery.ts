/** Fields of the bike to estimate, by their names in the address. */
export const askedFields = ['make', 'model', 'year', 'mileage', 'papers', 'battery'] as const;
export type AskedField = (typeof askedFields)[number];
/** `battery`: only for electric bikes. */
export type AskedForm = Record<Exclude<AskedField, 'battery'>, string> & { battery?: string };

/**
 * @example writeAsked({ make: 'Honda', model: 'Vision', year: '2020', mileage: '12000', papers: '', battery: '' })
 * // => '?make=Honda&model=Vision&year=2020&mileage=12000'
 */
export const writeAsked = (form: AskedForm): string =>
  `?${new URLSearchParams(askedFields.flatMap((field) => (form[field] ? [[field, form[field]]] : [])))}`;
