import { evaluateResult } from '@zhaocai/model/performance/choices';
import { isWithinItem, levelOf, runningTotal } from '@zhaocai/model/performance/judged-score';
import type { JudgeTemplateItem, JudgeTemplateLevel } from '@zhaocai/model/performance/template-endpoints';
import { Input } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { performanceTexts as texts } from '../texts.ts';

/** What is typed for an item, by its id. */
export type TypedScores = Readonly<Record<string, { readonly score: string; readonly remark: string }>>;

export interface ScoreFieldProps {
  readonly items: readonly JudgeTemplateItem[];
  readonly levels: readonly JudgeTemplateLevel[];
  /** Told of what stands there, typed or restored. */
  readonly onScores: (scores: TypedScores) => void;
  /** Both given by the form. */
  readonly value?: TypedScores;
  readonly onChange?: (scores: TypedScores) => void;
}

const none: TypedScores = {};
const points = /^\d{1,3}(\.\d{1,2})?$/;

/** Points as they are sent, more than the item may have included: the server says so. Null while they are none. */
export function pointsOf(typed: string | undefined): string | null {
  const text = typed?.trim() ?? '';
  return points.test(text) ? text : null;
}

/** Points that count. */
function scoreOf(typed: string | undefined, item: JudgeTemplateItem): string | null {
  const text = pointsOf(typed);
  return text !== null && isWithinItem(text, item) ? text : null;
}

/** A line for each item with its standard; total and level follow what is typed. Enter and arrows go from score to score. */
export function ScoreField({ items, levels, onScores, value = none, onChange }: ScoreFieldProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => onScores(value), [onScores, value]);
  const set = (itemId: string, change: Partial<TypedScores[string]>) =>
    onChange?.({ ...value, [itemId]: { score: '', remark: '', ...value[itemId], ...change } });
  const step = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    if (by === 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const cells = list.current?.querySelectorAll<HTMLInputElement>('input.performance-score, .performance-score input');
    const next = cells?.[Math.min(Math.max(index + by, 0), items.length - 1)];
    next?.focus();
    next?.select();
  };
  return (
    <>
      <ol className="performance-items" ref={list}>
        {items.map((item, index) => {
          const typed = value[item.itemId];
          const isWrong = (typed?.score ?? '') !== '' && scoreOf(typed?.score, item) === null;
          return (
            <li key={item.itemId} className="performance-item">
              <div className="performance-item-text">
                <strong>{item.itemName}</strong>
                <span className="performance-standard">{item.standard}</span>
              </div>
              <Input
                className="performance-score"
                inputMode="decimal"
                autoComplete="off"
                aria-label={t(texts.scoreOf, { item: item.itemName })}
                value={typed?.score ?? ''}
                status={isWrong ? 'error' : undefined}
                placeholder={t(texts.scoreRange, { max: item.maxScore })}
                suffix={item.weight === null ? `/ ${item.maxScore}` : `/ ${item.maxScore} × ${item.weight}%`}
                onChange={({ target }) => set(item.itemId, { score: target.value })}
                onKeyDown={(event) => step(event, index)}
              />
              <Input
                className="performance-remark"
                maxLength={500}
                aria-label={t(texts.remarkOf, { item: item.itemName })}
                placeholder={t(texts.lineRemark)}
                value={typed?.remark ?? ''}
                onChange={({ target }) => set(item.itemId, { remark: target.value })}
              />
            </li>
          );
        })}
      </ol>
      <Running items={items} levels={levels} scores={items.map((item) => scoreOf(value[item.itemId]?.score, item))} />
    </>
  );
}

interface RunningProps extends Pick<ScoreFieldProps, 'items' | 'levels'> {
  readonly scores: readonly (string | null)[];
}

/** The points so far, and the level as soon as every item has some. */
function Running({ items, levels, scores }: RunningProps) {
  const t = useText();
  const total = runningTotal(items, scores);
  const open = scores.filter((score) => score === null).length;
  return (
    <div className="performance-sum performance-running" role="status">
      <strong>{t(texts.totalNow, { total })}</strong>
      {open > 0 ? (
        <span>{t(texts.open, { count: open })}</span>
      ) : (
        <ChoiceTag choices={evaluateResult.choices} value={levelOf(total, levels)} />
      )}
    </div>
  );
}
