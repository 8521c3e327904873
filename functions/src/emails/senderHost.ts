import { readEnvironment } from '../platform/environment.ts';

/** @example hostOf('Vongxe <hello@vongxe.example>') // => 'vongxe.example' */
export const hostOf = (from: string): string => /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';

export const senderHost = (): string => hostOf(readEnvironment(process.env).MAIL_FROM);
