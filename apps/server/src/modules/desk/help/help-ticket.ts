import { createHmac, timingSafeEqual } from 'node:crypto';
import { formatInstant, parseInstant } from '../../../platform/db/index.ts';
import { derivedKey } from '../../../platform/secrets/index.ts';

/** What a ticket allows: the help page of a tenant, to somebody of this tenant. */
export interface HelpTicket {
  readonly helpId: string;
  /** Who asks: he may read his own tenant's help and the platform's. */
  readonly tenantId: string;
}

export interface HelpTickets {
  issue(ticket: HelpTicket, now: string): string;
  /** Undefined when it was not made here, was changed, or is over. */
  read(text: string, now: string): HelpTicket | undefined;
}

/** As long as somebody may take to open the drawer's frame again. */
const lifeMs = 10 * 60_000;
const form = /^(\d{6})\.(\d{1,18})\.(\d{13})\.([A-Za-z0-9_-]{43})$/;

/** Signed under a key of their own, derived from SECRET: a frame sends no Blade-Auth header. */
export function createHelpTickets(secret: string): HelpTickets {
  const key = derivedKey(secret, 'zhaocai help ticket 1');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    issue({ tenantId, helpId }, now) {
      const text = [tenantId, helpId, parseInstant(now) + lifeMs].join('.');
      return `${text}.${sign(text)}`;
    },
    read(text, now) {
      const [, tenantId, helpId, endMs, signature] = form.exec(text) ?? [];
      if (!tenantId || !helpId || !endMs || !signature) return undefined;
      const signed = text.slice(0, -signature.length - 1);
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(signed)))) return undefined;
      return now <= formatInstant(Number(endMs)) ? { tenantId, helpId } : undefined;
    },
  };
}
