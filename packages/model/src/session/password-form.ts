/**
 * What travels of a password: what was typed, sealed to a key of the server by HPKE (RFC 9180: X25519, HKDF-SHA256,
 * AES-256-GCM). `k1.<key>.<encapsulated>.<cipher text>`, the last two in base64url; within, the seconds by the server's
 * clock, a dot, what was typed, and zeros up to a multiple of `paddedBytes`, so that no length is told.
 */
export const sealedPasswordPattern = /^k1\.(\d{8})\.([\w-]{43})\.([\w-]{60,1000})$/;
export const sealedPasswordInfo = 'zhaocai typed password 1';
export const paddedBytes = 128;
/** As long as any of them can be. */
export const longestSealedPassword = 1200;

/** The old form: the md5 of what was typed, 32 lower-case hex digits. The server cannot judge what is behind it. */
export const passwordPattern = /^[0-9a-f]{32}$/;
