import { crc32 } from 'node:zlib';

/** Returns a jar's manifest. A line of more than 72 bytes continues on the next line, after a space. */
export function manifest(mainClass: string, classPath: string[]): string {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${classPath.join(' ')}`];
  const folded = lines.map((line) =>
    [line.slice(0, 70), ...(line.slice(70).match(/.{1,69}/g) ?? [])].join('\r\n '),
  );
  return `${folded.join('\r\n')}\r\n\r\n`;
}

/**
 * Returns a jar that contains only a manifest, which names the main class: the Cloud SDK's jar names none.
 * Format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function manifestJar(mainClass: string, classPath: string[]): Buffer {
  const name = Buffer.from('META-INF/MANIFEST.MF');
  const content = Buffer.from(manifest(mainClass, classPath));
  const version = 20;
  const january1980 = 0x21;

  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(version, 0);
  facts.writeUInt16LE(january1980, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);

  const entry = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, content]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([version, 0]),
    facts,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(entry.length, 16);
  return Buffer.concat([entry, directory, end]);
}
