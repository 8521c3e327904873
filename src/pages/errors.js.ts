import script from '../shell/errors.ts?script';

export const GET = () => new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
