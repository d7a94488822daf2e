import type { FastifyInstance } from 'fastify';

/** `style-src 'unsafe-inline'` is what antd's css-in-js needs; scripts have no such exception (decisions 30). */
const contentSecurityPolicy = (frames: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src 'self' https:${frames}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');

const headers = {
  // What one person may read is kept by no proxy, and by no browser after signing out; a file of the page says its own.
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/**
 * External pages of the menu stand in frames (rules 4 and 5), by https alone. An office server of the settings may be
 * without it, within a house's own network: it is named.
 */
export function headersOfEveryAnswer(officeUrl?: string): Readonly<Record<string, string>> {
  const frames = officeUrl?.startsWith('http:') ? ` ${new URL(officeUrl).origin}` : '';
  return { ...headers, 'content-security-policy': contentSecurityPolicy(frames) };
}

/** Whoever has come by TLS once comes by nothing else for a year: a network between cannot talk him out of it. */
const stayWithTls = 'max-age=31536000';

export function addSecurityHeaders(server: FastifyInstance, officeUrl?: string): void {
  const all = headersOfEveryAnswer(officeUrl);
  const overTls = { ...all, 'strict-transport-security': stayWithTls };
  // With a callback: a promise per hook and request costs more than the headers.
  server.addHook('onRequest', (request, reply, done) => {
    // Ours, or what a proxy that TRUST_PROXY names says of its own.
    reply.headers(request.protocol === 'https' ? overTls : all);
    done();
  });
}
