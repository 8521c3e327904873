/** One visit of one page, by its name in logs: 32 digits that say nothing about anybody. */
const tracePattern = /^[0-9a-f]{32}$/;

const digits = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The name of this visit; every script of the page finds the same. */
export const pageTrace = (): string => {
  const page = globalThis as { vongxeTrace?: string };
  page.vongxeTrace ??= digits(16);
  return page.vongxeTrace;
};

/** The header by which a request says what it belongs to: https://www.w3.org/TR/trace-context/ */
export const traceParent = (): string => `00-${pageTrace()}-${digits(8)}-01`;

/**
 * What a request belongs to; null for one that does not say, or says it in another way.
 * @example readTrace('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01') // => '0af7651916cd43dd8448eb211c80319c'
 */
export const readTrace = (header: string | undefined): string | null => {
  const [, trace = ''] = header?.split('-') ?? [];
  return tracePattern.test(trace) ? trace : null;
};
