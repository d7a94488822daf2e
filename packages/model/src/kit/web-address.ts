import { z } from 'zod';

/** Where a link that somebody typed may lead: to a page of the web, and never to a script (`javascript:`) or a file. */
export const webAddress = /^https?:\/\/[^\s/\\?#@]\S*$/i;

export const webAddressText = { zh: '以 http:// 或 https:// 开头', en: 'Begins with http:// or https://' } as const;

/** Such an address, or none, in a request; at most `most` characters. */
export function webAddressInput(most: number) {
  return z
    .string()
    .trim()
    .max(most)
    .regex(/^(?:https?:\/\/[^\s/\\?#@]\S*)?$/i)
    .meta({ examples: ['https://www.example.edu.cn/1'] });
}

/** An address within this site, or none: what a file says of where it is. */
export const ownAddress = /^(?:\/(?![/\\])[^\s\\]*)?$/;
