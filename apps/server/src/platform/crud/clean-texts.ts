import { setImmediate } from 'node:timers/promises';
import { isEmptyHtml, type Entity } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { createTurns } from '../http/turns.ts';
import { sanitizeHtml } from './sanitize.ts';

/** Up to so many characters a text is cleaned faster than its turn would come. */
const largeText = 20_000;

const turns = createTurns({ atOnce: 1, maxWaiting: Infinity });

/**
 * Rich text as it may be stored (`sanitizeHtml`). The longest takes a tenth of a second, which is less than a thread takes
 * to begin: so it stays here, one after the other, and between two of them everybody else has his turn.
 */
export async function cleanHtml(html: string): Promise<string> {
  if (html.length <= largeText) return sanitizeHtml(html);
  return turns.run(async () => {
    await setImmediate();
    return sanitizeHtml(html);
  });
}

/**
 * The values of a save with every rich text as it may be stored. They have been judged (`demandValid`); of one that must be
 * there, and was nothing but what is not kept, nothing is left, so it is refused as missing.
 */
export async function cleanTexts<V extends object>(
  { language }: Pick<Ctx, 'language'>,
  { fields }: Pick<Entity, 'fields'>,
  values: V,
): Promise<V> {
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(values));
  const cleaned: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'richText' || field.readOnly || !given.has(name)) continue;
    const html = await cleanHtml(String(given.get(name) ?? ''));
    if (field.required && isEmptyHtml(html)) throw new Refusal('platform.required', { field: field.label[language] });
    cleaned[name] = html;
  }
  return { ...values, ...cleaned };
}
