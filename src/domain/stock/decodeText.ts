export type Decoded = { text: string } | { problem: 'spreadsheet' | 'binary' };

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

const decode = (label: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const wideLabel = (bytes: Uint8Array): string | null => {
  const some = bytes.slice(0, 200);
  const zeros = (from: number) => some.filter((byte, index) => index % 2 === from && byte === 0).length;
  if (zeros(1) > some.length / 8) return 'utf-16le';
  return zeros(0) > some.length / 8 ? 'utf-16be' : null;
};

export const decodeText = (bytes: Uint8Array): Decoded => {
  if (startsWith(bytes, 0x50, 0x4b) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return { problem: 'spreadsheet' };
  const marked = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : null;
  const wide = marked ?? wideLabel(bytes);
  const text = wide ? decode(wide, bytes) : (decode('utf-8', bytes) ?? decode('windows-1258', bytes));
  if (text === null || text.includes('\0')) return { problem: 'binary' };
  // Windows-1258 has combining tone marks, which NFC composes.
  return { text: text.normalize('NFC') };
};
