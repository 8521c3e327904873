import script from '../shell/product.ts?script';

/** Loaded only after consent and if configured by an operator. */
export const GET = () => new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
