const BYTES = 16;
/** An id that nobody else makes: 128 random bits in hex. */
export const freshId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
