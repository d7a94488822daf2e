import { domains } from './domains.ts';
import type { Domain } from './kit/domain.ts';
import { platformMessages } from './kit/messages.ts';
import { fill, type Language, type Text, type TextParameters } from './kit/text.ts';

/** Every message that the server may answer; an unknown code does not compile. */
export type MessageCode = keyof typeof platformMessages | keyof (typeof domains)[number]['messages'];

const all: readonly Domain[] = domains;

// That every code has its text is what the type of the codes is made from.
export const messages = Object.fromEntries([
  ...Object.entries(platformMessages),
  ...all.flatMap((domain) => Object.entries(domain.messages)),
]) as Readonly<Record<MessageCode, Text>>;

export function message(code: MessageCode, language: Language, parameters?: TextParameters): string {
  return fill(messages[code][language], parameters);
}
