import { z } from 'zod';
import { demandPlain } from './plain-input.ts';
import { Refusal } from './refusal.ts';
import { wordsOfPattern, type Language } from '@zhaocai/model';

const locales = { zh: z.locales.zhCN().localeError, en: z.locales.en().localeError };

/** Query and body as one object (the body wins): text that can be kept, parsed by the endpoint's schema. */
export function parseInput<I>(schema: z.ZodType<I>, raw: Record<string, unknown>, language: Language): I {
  demandPlain(raw, language);
  const parsed = schema.safeParse(raw, { error: locales[language] });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const words = issue?.code === 'invalid_format' ? wordsOfPattern(issue.pattern, language) : undefined;
  throw new Refusal('platform.invalid', {
    field: issue?.path.join('.') || (language === 'zh' ? '请求' : 'request'),
    reason: words ?? issue?.message ?? '',
  });
}

/**
 * An array as body stands under `rows`: the few calls that take a list say so in their schema. What the path names
 * (`/enums/:name`) stands over both.
 */
export function rawInput(query: unknown, body: unknown, path: unknown = {}): Record<string, unknown> {
  const fromQuery = recordOf(query);
  if (Array.isArray(body)) return { ...fromQuery, rows: body, ...recordOf(path) };
  return { ...fromQuery, ...recordOf(body), ...recordOf(path) };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value)
    ? (value as Record<string, unknown>)
    : {};
}
