import type { Row } from '@zhaocai/model/kit/entity';
import { apiKeyLifecycle, type apiKey } from '@zhaocai/model/integration/api-key';
import { instantToMs } from '../../../kit/clock/server-clock.ts';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag, ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { keyTexts as texts } from './texts.ts';

export type KeyRow = Row<typeof apiKey>;

const minuteMs = 60_000;

/** A key that nobody revoked may be over all the same. */
export function KeyState({ row }: { readonly row: KeyRow }) {
  const t = useText();
  const nowMs = useServerNow(minuteMs);
  const isOver = isActive(row) && instantToMs(row.expireTime) <= nowMs;
  if (isOver) return <ToneTag tone="red">{t(texts.expired)}</ToneTag>;
  return <ChoiceTag choices={apiKeyLifecycle.choices} value={row.keyState} />;
}

export function isActive(row: KeyRow): boolean {
  return row.keyState === apiKeyLifecycle.code.active;
}
