import { ECDH } from 'node:crypto';

/**
 * Returns whether a browser's public key (base64url, 65 bytes) is a point of P-256. Encryption fails for
 * other keys.
 */
export const isCurvePoint = (key: string): boolean => {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    // RFC 8291 requires the uncompressed form, which begins with 4.
    return Buffer.from(key, 'base64url')[0] === 4;
  } catch {
    return false;
  }
};
