/** Fields of the bike to estimate, by their names in the address. */
export const askedFields = ['make', 'model', 'year', 'mileage', 'papers', 'battery'] as const;
export type AskedField = (typeof askedFields)[number];
export type AskedForm = Record<AskedField, string>;

/**
 * @example writeAsked({ make: 'Honda', model: 'Vision', year: '2020', mileage: '12000', papers: '', battery: '' })
 * // => '?make=Honda&model=Vision&year=2020&mileage=12000'
 */
export const writeAsked = (form: AskedForm): string =>
  `?${new URLSearchParams(askedFields.flatMap((field) => (form[field] ? [[field, form[field]]] : [])))}`;
