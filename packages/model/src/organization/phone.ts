import type { organizationMessages } from './messages.ts';

const phoneLength = 11;
const phonePattern = /^1[3-9]\d{9}$/;

/** Why a mobile number is refused (rules 310–312); undefined when it may be stored. */
export function phoneFault(phone: string): keyof typeof organizationMessages | undefined {
  if (phone === '') return 'organization.phoneEmpty';
  if (phone.length !== phoneLength) return 'organization.phoneLength';
  return phonePattern.test(phone) ? undefined : 'organization.phoneForm';
}

/** Something before an @ and a domain with a dot behind it; only the post office knows more. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
