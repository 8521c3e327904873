import script from '../shell/product.ts?script';

/** The analytics product, loaded only after consent and only if an operator has configured one. */
export const GET = () => new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
