import script from '../frame/product.ts?script';

/** The analytics product, fetched only after consent and only where an operator has configured one. */
export const GET = () => new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
