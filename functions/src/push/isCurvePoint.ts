import { ECDH } from 'node:crypto';

/**
 * Whether a browser's public key (base64url, 65 bytes) is a point of the curve P-256. Nothing can be encrypted for any
 * other key.
 */
export const isCurvePoint = (key: string): boolean => {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    // RFC 8291 has the uncompressed form alone, which begins with 4.
    return Buffer.from(key, 'base64url')[0] === 4;
  } catch {
    return false;
  }
};
