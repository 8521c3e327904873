import { llmsText } from '../components/machines/llmsText.ts';

export const GET = () => new Response(llmsText());
