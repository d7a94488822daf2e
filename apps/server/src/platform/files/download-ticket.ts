import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../secrets/index.ts';

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

/** Tickets signed under a key of their purpose, derived from SECRET: another use of the secret cannot make one. */
export function createTickets(secret: string, purpose = 'zhaocai file ticket 1'): Tickets {
  const key = derivedKey(secret, purpose);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    issue({ tenantId, fileId, userId, expireTime }) {
      const text = [tenantId, fileId, userId, expireTime.replace(/\D/g, '')].join('.');
      return `${text}.${sign(text)}`;
    },
    read(text, now) {
      const [, tenantId, fileId, userId, digits, signature] = form.exec(text) ?? [];
      if (!tenantId || !fileId || !userId || !digits || !signature) return undefined;
      const signed = text.slice(0, -signature.length - 1);
      // As text, both of 43 characters: decoded, several spellings would be the same bytes.
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(signed)))) return undefined;
      const expireTime = digits.replace(/(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/, '$1-$2-$3 $4:$5:$6');
      return now <= expireTime ? { tenantId, fileId, userId, expireTime } : undefined;
    },
  };
}
