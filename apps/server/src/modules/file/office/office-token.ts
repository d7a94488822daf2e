import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../../platform/secrets/index.ts';

export type OfficeMode = 'view' | 'review' | 'edit';

/** What the office server may do for a user: this file, in this way, while this session lasts. */
export interface OfficeGrant {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly fileId: string;
  readonly mode: OfficeMode;
  /** Milliseconds of the epoch, as WOPI counts. */
  readonly expires: number;
}

export interface OfficeTokens {
  issue(grant: OfficeGrant): string;
  /** Undefined when it was not made here, was changed, or is over. */
  read(text: string, nowMs: number): OfficeGrant | undefined;
}

/** Long enough for a piece of work; the office server cannot ask for another. */
export const officeHours = 2;

const form = /^(\d{6})\.(\d{1,18})\.(\d{1,18})\.(\d{1,18})\.(view|review|edit)\.(\d{13})\.([A-Za-z0-9_-]{43})$/;

/** Signed under a key of their own, derived from SECRET. */
export function createOfficeTokens(secret: string): OfficeTokens {
  const key = derivedKey(secret, 'zhaocai office token 1');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    issue({ tenantId, userId, sessionId, fileId, mode, expires }) {
      const text = [tenantId, userId, sessionId, fileId, mode, expires].join('.');
      return `${text}.${sign(text)}`;
    },
    read(text, nowMs) {
      const [, tenantId, userId, sessionId, fileId, mode, digits, signature] = form.exec(text) ?? [];
      if (!tenantId || !userId || !sessionId || !fileId || !digits || !signature) return undefined;
      const signed = text.slice(0, -signature.length - 1);
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(signed)))) return undefined;
      const expires = Number(digits);
      if (nowMs > expires) return undefined;
      return { tenantId, userId, sessionId, fileId, mode: modeOf(mode), expires };
    },
  };
}

function modeOf(text: string | undefined): OfficeMode {
  return text === 'edit' || text === 'review' ? text : 'view';
}
