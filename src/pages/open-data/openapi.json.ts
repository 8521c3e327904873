import { openApi } from '../../components/machines/openApi.ts';

export const GET = () => Response.json(openApi());
