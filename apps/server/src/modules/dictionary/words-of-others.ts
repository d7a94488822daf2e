import type { Text } from '@zhaocai/model';
import { Refusal, type Ctx } from '../../platform/http/index.ts';
import type { OutboxReader } from '../../platform/outbox/index.ts';
import { listenForDictionaries } from './dict/dictionary-cache.ts';
import { wordCache, wordsOf } from './dict/words.ts';

/** Without it a process would show changed words for up to a minute. */
export function listenForDictionaryChanges(reader: Pick<OutboxReader, 'onMessage'>): void {
  listenForDictionaries(reader, wordCache);
}

interface AskedWord {
  readonly code: string;
  readonly label: Text;
  readonly value: unknown;
  /** What the row carried before: it may stay although it has been sealed since. */
  readonly before?: unknown;
}

/** For modules whose rows carry a word of a dictionary: refuses a value that is not offered. */
export async function demandWord(
  ctx: Pick<Ctx, 'db' | 'tenantId' | 'now' | 'language'>,
  { code, label, value, before }: AskedWord,
): Promise<void> {
  if (value === before) return;
  const words = await wordsOf(ctx, code);
  if (!words.some(({ dictKey, isSealed }) => dictKey === value && isSealed === 0))
    throw new Refusal('dictionary.unknownValue', { field: label[ctx.language] });
}
