import script from '../shell/product.ts?script';

export const GET = () => new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
