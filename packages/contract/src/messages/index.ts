import { fill, type Language, type TextParameters } from '../kit/text.ts';
import { platformMessages } from './platform.ts';
import { sessionMessages } from './session.ts';
import { tenderingMessages } from './tendering.ts';
import { fileMessages } from './file.ts';

/** Every message the server may answer; an unknown code does not compile. */
export const messages = { ...platformMessages, ...sessionMessages, ...tenderingMessages, ...fileMessages };
export type MessageCode = keyof typeof messages;

export function message(code: MessageCode, language: Language, parameters?: TextParameters): string {
  return fill(messages[code][language], parameters);
}
