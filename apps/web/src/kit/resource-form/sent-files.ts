import type { FileValue } from '@zhaocai/model/kit/field';

/** A file as a call takes it, which may say more of it. */
type SentFile = { -readonly [name in keyof FileValue]: FileValue[name] };

/** The files of a form's field as a call takes them; null where the field holds none at all. */
export function sentFiles(value: unknown): SentFile[] | null {
  return Array.isArray(value) ? value.map((file: FileValue) => ({ ...file })) : null;
}
