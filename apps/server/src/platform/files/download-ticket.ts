import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a link allows: this user of this tenant, this file, until then. */
export interface Ticket {
  readonly tenantId: string;
  readonly fileId: string;
  readonly userId: string;
  /** The last second it is good, `yyyy-MM-dd HH:mm:ss`. */
  readonly expireTime: string;
}

export interface Tickets {
  issue(ticket: Ticket): string;
  /** Undefined when it was not made here, was changed, or is over. */
  read(text: string, now: string): Ticket | undefined;
}

/** How long a link lives: long enough for a click, too short to be passed on. */
export const ticketSeconds = 300;

const form = /^(\d{6})\.(\d{1,18})\.(\d{1,18})\.(\d{14})\.([A-Za-z0-9_-]{43})$/;

/** Tickets signed under a key of their own, derived from SECRET: another use of the secret cannot make one. */
export function createTickets(secret: string): Tickets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'zhaocai file ticket 1', 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    issue({ tenantId, fileId, userId, expireTime }) {
      const text = [tenantId, fileId, userId, expireTime.replace(/\D/g, '')].join('.');
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(text, now) {
      const [, tenantId, fileId, userId, digits, signature] = form.exec(text) ?? [];
      if (!tenantId || !fileId || !userId || !digits || !signature) return undefined;
      const signed = text.slice(0, -signature.length - 1);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== 32 || !timingSafeEqual(given, sign(signed))) return undefined;
      const expireTime = digits.replace(/(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/, '$1-$2-$3 $4:$5:$6');
      return now <= expireTime ? { tenantId, fileId, userId, expireTime } : undefined;
    },
  };
}

/** Shanghai has no summer time, so wall time may be added to as if it were UTC. */
export function addSeconds(instant: string, seconds: number): string {
  const shifted = new Date(Date.parse(`${instant.replace(' ', 'T')}Z`) + seconds * 1000);
  return shifted.toISOString().slice(0, 19).replace('T', ' ');
}
