import type { Endpoint, Language } from '@zhaocai/model';
import { nameOf, reasonOf, type Asked } from './issue-words.ts';
import { demandPlain } from './plain-input.ts';
import { Refusal } from './refusal.ts';

/** Query and body as one object (the body wins): text that can be kept, parsed by the endpoint's schema. */
export function parseInput<I>(
  { input: schema, ...asked }: Asked & Pick<Endpoint<I>, 'input'>,
  raw: Record<string, unknown>,
  language: Language,
): I {
  demandPlain(raw, language);
  // What the library would say is half a sentence of types: the words are put together here.
  const parsed = schema.safeParse(raw, { error: () => '' });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal('platform.invalid', {
    field: nameOf(issue?.path ?? [], asked, language),
    reason: issue ? reasonOf(issue, raw, language) : '',
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
