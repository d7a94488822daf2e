import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKeys } from './derived-key.ts';
import type { Secret } from './secret.ts';

/** What a ticket says, and the last second it is good (`yyyy-MM-dd HH:mm:ss`). */
export type SignedTicket<Name extends string> = Readonly<Record<Name | 'expireTime', string>>;

export interface SignedTickets<Name extends string> {
  issue(ticket: SignedTicket<Name>): string;
  /** Undefined when it was not made here for this purpose, was changed, or is over. */
  read(text: string, now: string): SignedTicket<Name> | undefined;
}

/** No dot: it stands between the words. */
const word = /^[\w-]{1,64}$/;
const signatureLength = 43;

/**
 * Tickets that say something in the open and can be made by nobody else: signed under a key of their purpose, derived
 * from SECRET. They need no table, so a stranger who tries some costs a hash and no query.
 */
export function signedTickets<Name extends string>(
  secret: Secret,
  purpose: string,
  names: readonly Name[],
): SignedTickets<Name> {
  const keys = derivedKeys(secret, purpose);
  const signatures = (text: string) => keys.map((key) => createHmac('sha256', key).update(text).digest('base64url'));
  return {
    issue(ticket) {
      const words = [...names.map((name) => ticket[name]), ticket.expireTime.replace(/\D/g, '')];
      if (!words.every((one) => word.test(one)))
        throw new Error(`a ticket of ${purpose} cannot say ${words.join(' ')}`);
      const text = words.join('.');
      return `${text}.${signatures(text)[0]}`;
    },
    read(text, now) {
      const words = text.slice(0, 2048).split('.');
      const signature = words.pop() ?? '';
      if (words.length !== names.length + 1 || signature.length !== signatureLength) return undefined;
      // As text, both of 43 characters: decoded, several spellings would be the same bytes.
      const given = Buffer.from(signature);
      const isSigned = (one: string) => given.length === one.length && timingSafeEqual(given, Buffer.from(one));
      if (!signatures(words.join('.')).some(isSigned)) return undefined;
      const digits = words.pop() ?? '';
      const expireTime = digits.replace(/(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/, '$1-$2-$3 $4:$5:$6');
      if (now > expireTime) return undefined;
      const said = Object.fromEntries(names.map((name, index) => [name, words[index]]));
      return { ...said, expireTime } as SignedTicket<Name>;
    },
  };
}
