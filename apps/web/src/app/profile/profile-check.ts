import type { Text } from '@zhaocai/model/kit/text';
import { profileTexts as texts } from './profile-texts.ts';

export interface ProfileDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

const phoneDigits = 11;
const maxAvatarBytes = 500 * 1024;

/** What is wrong with each field; a phone or an email that was never given may stay away. */
export function profileFaults({ name, phone, email }: ProfileDraft): Partial<Record<keyof ProfileDraft, Text>> {
  return {
    ...(name.trim() ? {} : { name: texts.nameEmpty }),
    ...optional('phone', phoneFault(phone)),
    ...optional('email', /^$|^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? undefined : texts.emailForm),
  };
}

/** Rules 310 to 312. */
export function phoneFault(phone: string): Text | undefined {
  if (phone === '') return texts.phoneEmpty;
  if (phone.length !== phoneDigits) return texts.phoneLength;
  return /^1[3-9]\d{9}$/.test(phone) ? undefined : texts.phoneForm;
}

/** jpg or png up to 500 kb (rule 307), told before anything is sent. */
export function avatarFault({ type, size }: Pick<File, 'type' | 'size'>): Text | undefined {
  if (type !== 'image/jpeg' && type !== 'image/png') return texts.avatarKind;
  return size > maxAvatarBytes ? texts.avatarSize : undefined;
}

function optional(name: string, fault: Text | undefined) {
  return fault ? { [name]: fault } : {};
}
