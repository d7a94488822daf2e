import type { useText } from '../../kit/text/language.ts';
import { roundTexts as texts } from './texts.ts';

/** 第2轮（最后报价） */
export function roundName(
  t: ReturnType<typeof useText>,
  { roundNo, isLast }: { readonly roundNo: number; readonly isLast: boolean },
): string {
  const name = t(texts.round, { no: roundNo });
  return isLast ? `${name}（${t(texts.last)}）` : name;
}
