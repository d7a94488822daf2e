import { notFound } from '../../platform/http/index.ts';

/** `1,2,2` → 1 and 2. What is no id is nobody's row, and answers like one that is missing. */
export function idList(text: string | undefined): string[] {
  const ids = [...new Set((text ?? '').split(',').filter(Boolean))];
  return ids.every((id) => /^\d{1,18}$/.test(id)) ? ids : notFound();
}
